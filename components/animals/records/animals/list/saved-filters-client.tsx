"use client";

import { startTransition, Suspense, useState } from "react";
import { useTranslator } from "#use-messages";
import { Link } from "@/components/links/link";
import { Button } from "@/components/ui/button";
import { type SavedFilter, useSavedFilters } from "./use-saved-filters";
import { lazyPart } from "@/components/ui/lazy-part";

const NameForm = lazyPart(async () => (await import("./saved-filter-forms")).NameForm);
const EditFilters = lazyPart(async () => (await import("./saved-filter-forms")).EditFilters);

interface SavedFiltersProps {
  /** User id. */
  readonly owner: number;
  readonly path: string;
  /** The query of the filter that is set, or empty. */
  readonly search: string;
  /** The searched text, which makes a good name. */
  readonly suggestion: string;
}

/** Named filters as chips. Always a row high: nothing moves when they are read. */
export function SavedFilters({ owner, path, search, suggestion }: SavedFiltersProps) {
  const t = useTranslator("animals.saved");
  const { filters, isFull, ...changes } = useSavedFilters(owner);
  const [mode, setMode] = useState<"chips" | "save" | "edit">("chips");
  /** The chips stay until the form has been loaded. */
  const show = (next: typeof mode) => startTransition(() => setMode(next));
  const canSave = search !== "" && !isFull && !filters.some((filter) => filter.search === search);
  return (
    <Suspense>
      {mode === "save" && (
        <NameForm
          name={suggestion}
          label={t("name")}
          onCancel={() => setMode("chips")}
          onName={(name) => {
            changes.save({ name, search });
            setMode("chips");
          }}
        />
      )}
      {mode === "edit" && <EditFilters filters={filters} {...changes} onDone={() => setMode("chips")} />}
      {mode === "chips" && (
        <Chips
          path={path}
          search={search}
          filters={filters}
          onSave={canSave ? () => show("save") : undefined}
          onEdit={() => show("edit")}
        />
      )}
    </Suspense>
  );
}

interface ChipsProps extends Pick<SavedFiltersProps, "path" | "search"> {
  readonly filters: readonly SavedFilter[];
  /** Undefined: there is nothing to save. */
  readonly onSave: (() => void) | undefined;
  readonly onEdit: () => void;
}

function Chips({ path, search, filters, onSave, onEdit }: ChipsProps) {
  const t = useTranslator("animals.saved");
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-2">
      <span className="text-small text-quiet">{filters.length > 0 || onSave ? t("label") : t("hint")}</span>
      {filters.length > 0 && (
        <ul className="contents">
          {filters.map((filter) => (
            <li key={filter.search}>
              <Link
                href={path + filter.search}
                aria-current={filter.search === search ? "true" : undefined}
                className="inline-flex min-h-11 items-center rounded-full border border-edge bg-card px-4 text-small font-medium wrap-anywhere text-ink no-underline hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand-soft"
              >
                {filter.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {onSave && (
        <Button kind="quiet" onClick={onSave}>
          {t("save")}
        </Button>
      )}
      {filters.length > 0 && (
        <Button kind="quiet" onClick={onEdit}>
          {t("edit")}
        </Button>
      )}
    </div>
  );
}

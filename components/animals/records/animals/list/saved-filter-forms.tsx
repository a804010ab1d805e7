import { type SyntheticEvent, useEffect, useRef, useState } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import { limits } from "@/lib/config/limits";
import type { SavedFilter } from "./use-saved-filters";

interface NameFormProps {
  readonly name: string;
  readonly label: string;
  readonly onName: (name: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the name of a filter. */
export function NameForm({ name: first, label, onName, onCancel }: NameFormProps) {
  const t = useTranslator("animals.saved");
  const [name, setName] = useState(first);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const input = form.current?.querySelector("input");
    input?.focus();
    input?.select();
  }, []);
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (name.trim() !== "") onName(name.trim());
  }
  return (
    <form ref={form} method="post" className="flex flex-wrap items-end gap-3" onSubmit={submit}>
      <TextField
        label={label}
        value={name}
        maxLength={limits.savedFilterName}
        autoComplete="off"
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" kind="secondary">
        {t("submit")}
      </Button>
      <Button kind="quiet" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </form>
  );
}

interface EditFiltersProps {
  readonly filters: readonly SavedFilter[];
  readonly rename: (search: string, name: string) => void;
  readonly remove: (search: string) => void;
  readonly restore: (filters: readonly SavedFilter[]) => void;
  readonly onDone: () => void;
}

/** New names are kept as they are typed; a removed filter can be brought back. */
export function EditFilters({ filters, rename, remove, restore, onDone }: EditFiltersProps) {
  const t = useTranslator("animals.saved");
  const [removed, setRemoved] = useState<{
    readonly name: string;
    readonly before: readonly SavedFilter[];
  }>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <section aria-labelledby="saved-filters" className="grid max-w-text gap-3">
      <h2 id="saved-filters" ref={title} tabIndex={-1} className="text-lead outline-none">
        {t("title")}
      </h2>
      <ul className="grid gap-3">
        {filters.map(({ name, search }) => (
          <li key={search} className="grid grid-cols-[1fr_auto] items-end gap-3">
            <TextField
              label={t("name")}
              defaultValue={name}
              maxLength={limits.savedFilterName}
              autoComplete="off"
              onBlur={({ currentTarget: { value } }) => value.trim() !== "" && rename(search, value.trim())}
            />
            <Button
              kind="quiet"
              aria-label={t("removeNamed", { name })}
              onClick={() => {
                setRemoved({ name, before: filters });
                remove(search);
                title.current?.focus();
              }}
            >
              {t("remove")}
            </Button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-4">
        <p role="status" className="font-medium empty:hidden">
          {removed && t("removed", { name: removed.name })}
        </p>
        {removed && (
          <Button
            kind="quiet"
            onClick={() => {
              restore(removed.before);
              setRemoved(undefined);
              title.current?.focus();
            }}
          >
            {t("undo")}
          </Button>
        )}
      </div>
      <Button kind="secondary" className="justify-self-start" onClick={onDone}>
        {t("done")}
      </Button>
    </section>
  );
}

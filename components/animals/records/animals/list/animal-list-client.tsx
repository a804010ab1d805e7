"use client";

import { Suspense, useState, useEffect, useRef } from "react";
import { useTranslator } from "#use-messages";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FailedState } from "@/components/ui/failed-state";
import type { AnimalFilter, ListedAnimal } from "@/store/api/animals/animals";
import { AnimalRows } from "./animal-rows";
import type { ListKind } from "./list-kinds";
import { useAnimalPages } from "./use-animal-pages";
import { type Layout, layouts, useLayout } from "./use-layout";
import { useSelection } from "./use-selection";
import { useRouter } from "next/navigation";
import { FormFailure } from "@/components/form/form-failure";
import { useArchive } from "./use-archive";
import { lazyPart } from "@/components/ui/lazy-part";

/** Not needed before something is selected. */
const SelectionBar = lazyPart(async () => (await import("./selection-bar")).SelectionBar);

interface AnimalListProps {
  readonly kind: ListKind;
  readonly filter: AnimalFilter;
  readonly isFiltered: boolean;
  /** The first page, rendered on the server. */
  readonly first: { readonly results: readonly ListedAnimal[]; readonly count: number };
  readonly country: string;
}

/** A list of animals that grows while it is scrolled. Long lists keep only the rows near the window in the page. */
export function AnimalList({ kind, filter, isFiltered, first, country }: AnimalListProps) {
  const t = useTranslator("animals");
  const [layout, setLayout] = useLayout();
  const [notice, setNotice] = useState<Notice>();
  const selection = useSelection();
  const canArchive = kind === "mine" || kind === "patients";
  const pages = useAnimalPages(first, filter);
  const { animals, count } = pages;

  function removed({ id }: ListedAnimal, text: string) {
    pages.remove(id);
    setNotice({ text, archived: canArchive ? [id] : [] });
  }

  function archived(ids: readonly number[]) {
    ids.forEach(pages.remove);
    // After a failure the others stay selected.
    selection.remove(ids);
    setNotice({ text: t("selection.archived", { count: ids.length }), archived: ids });
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-quiet">
          {animals.length < count ? t("shown", { shown: animals.length, count }) : t("count", { count })}
        </p>
        {animals.length > 0 && <LayoutChoice layout={layout} onChoose={setLayout} />}
      </div>
      <ListNotice notice={notice} onUndone={() => setNotice(undefined)} />
      {animals.length === 0 && !pages.hasMore && (
        <EmptyState title={t("none")} hint={t(`noneHints.${isFiltered ? "search" : kind}`)} />
      )}
      {animals.length > 0 && (
        <AnimalRows
          kind={kind}
          animals={animals}
          layout={layout}
          country={country}
          onScrolledDown={pages.failure === undefined ? pages.loadMore : undefined}
          onRemoved={removed}
          selection={canArchive && layout === "table" ? selection : undefined}
        />
      )}
      {selection.animals.length > 0 && (
        <Suspense>
          <SelectionBar selection={selection} onArchived={archived} />
        </Suspense>
      )}
      <ListEnd {...pages} />
    </div>
  );
}

type ListEndProps = Pick<ReturnType<typeof useAnimalPages>, "failure" | "hasMore" | "isLoading" | "loadMore">;

/** The next page, or why there is none. */
function ListEnd({ failure, hasMore, isLoading, loadMore }: ListEndProps) {
  const t = useTranslator("animals");
  const pending = isLoading && t("loading");
  if (failure !== undefined)
    return <FailedState message={failure} retryLabel={t("retry")} onRetry={loadMore} retrying={pending} />;
  if (!hasMore) return null;
  return (
    <Button kind="secondary" className="justify-self-center" pending={pending} onClick={loadMore}>
      {t("more")}
    </Button>
  );
}

interface LayoutChoiceProps {
  readonly layout: Layout;
  readonly onChoose: (layout: Layout) => void;
}

const choiceStyles =
  "min-h-11 rounded-box border border-edge bg-card px-4 text-small font-medium aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong";

function LayoutChoice({ layout, onChoose }: LayoutChoiceProps) {
  const t = useTranslator("animals.layout");
  return (
    <div role="group" aria-label={t("label")} className="flex gap-2">
      {layouts.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={layout === name}
          className={choiceStyles}
          onClick={() => onChoose(name)}
        >
          {t(`${name}`)}
        </button>
      ))}
    </div>
  );
}

interface Notice {
  readonly text: string;
  /** Animals that can be brought back. */
  readonly archived: readonly number[];
}

interface ListNoticeProps {
  readonly notice: Notice | undefined;
  readonly onUndone: () => void;
}

/** What has just happened to the list, and the way back. */
function ListNotice({ notice, onUndone }: ListNoticeProps) {
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus has left with its row.
    if (notice) status.current?.focus();
  }, [notice]);
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <p
        ref={status}
        role="status"
        tabIndex={-1}
        className="font-medium text-clear outline-none empty:hidden"
      >
        {notice?.text}
      </p>
      {notice && notice.archived.length > 0 && <UndoButton ids={notice.archived} onUndone={onUndone} />}
    </div>
  );
}

interface UndoButtonProps extends Pick<ListNoticeProps, "onUndone"> {
  readonly ids: readonly number[];
}

/** The list is read again afterwards: its order decides where the animals belong. */
function UndoButton({ ids, onUndone }: UndoButtonProps) {
  const t = useTranslator("animals.selection");
  const router = useRouter();
  const { run, isSending, failure } = useArchive();
  async function undo() {
    const done = await run("restore", ids);
    if (done.length < ids.length) return;
    onUndone();
    router.refresh();
  }
  return (
    <>
      <Button kind="quiet" pending={isSending && t("undoing")} onClick={() => void undo()}>
        {t("undo")}
      </Button>
      <FormFailure message={failure} />
    </>
  );
}

import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { isFiltered, plainShelf, shelfHref, type ShelfQuery } from "@/lib/domain/shelf-query";
import type { Words } from "@/lib/domain/words";

interface NoResultsProps {
  readonly base: string;
  readonly query: ShelfQuery;
  readonly words: Words<"store">;
  /** More ways out. */
  readonly children?: ReactNode;
}

/** Nothing is left of what is asked: fewer filters, a page that exists, or elsewhere. */
export function NoResults({ base, query, words, children }: NoResultsProps) {
  const { search } = query;
  const firstPage = shelfHref(base, { ...query, page: 1 });
  const hasOtherFilters = isFiltered({ ...query, search: "" });
  return (
    <EmptyState title={words("empty")} hint={words("emptyHint")}>
      <div className="flex flex-wrap justify-center gap-3">
        {query.page > 1 && (
          <LinkButton kind="secondary" href={firstPage}>
            {words("firstPage")}
          </LinkButton>
        )}
        {search && hasOtherFilters && (
          <LinkButton kind="secondary" href={shelfHref(base, { ...plainShelf, search })}>
            {words("everywhere", { search })}
          </LinkButton>
        )}
        <LinkButton kind="secondary" href={base}>
          {words("showAll")}
        </LinkButton>
        {children}
      </div>
    </EmptyState>
  );
}

import { shelfHref, type ShelfQuery } from "@/lib/domain/shelf-query";
import type { Words } from "@/lib/domain/words";

interface ShelfPagesProps {
  readonly base: string;
  readonly query: ShelfQuery;
  readonly pageCount: number;
  readonly words: Words<"store">;
}

export function ShelfPages({ base, query, pageCount, words }: ShelfPagesProps) {
  const { page } = query;
  if (pageCount < 2 || page > pageCount) return null;
  const href = (other: number) => shelfHref(base, { ...query, page: other });
  return (
    <nav aria-label={words("pages")} className="mt-8 flex items-center justify-center gap-6">
      {page > 1 && (
        <a href={href(page - 1)} rel="prev">
          {words("previous")}
        </a>
      )}
      <p>{words("page", { page, pageCount })}</p>
      {page < pageCount && (
        <a href={href(page + 1)} rel="next">
          {words("next")}
        </a>
      )}
    </nav>
  );
}

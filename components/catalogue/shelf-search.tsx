import { limits } from "@/lib/config/limits";
import type { ShelfQuery } from "@/lib/domain/shelf-query";
import type { Words } from "@/lib/domain/words";

interface ShelfSearchProps {
  readonly action: string;
  readonly query: ShelfQuery;
  readonly words: Words<"store">;
}

/** A plain form: it works before any script has loaded, and keeps what else was asked. */
export function ShelfSearch({ action, query, words }: ShelfSearchProps) {
  return (
    <form action={action} method="get" role="search" className="mt-6 flex flex-wrap items-center gap-2">
      <label htmlFor="shelf-search" className="w-full font-medium">
        {words("searchLabel")}
      </label>
      <input
        id="shelf-search"
        type="search"
        name="search"
        defaultValue={query.search}
        maxLength={limits.searchLength}
        placeholder={words("searchHint")}
        className="h-12 min-w-0 grow rounded-box border border-edge bg-card px-4 desk:max-w-form"
      />
      {query.species && <input type="hidden" name="species" value={query.species} />}
      {query.sort && <input type="hidden" name="sort" value={query.sort} />}
      <button
        type="submit"
        className="h-12 rounded-box bg-brand px-6 font-semibold text-on-brand transition-colors hover:bg-brand-strong"
      >
        {words("searchButton")}
      </button>
    </form>
  );
}

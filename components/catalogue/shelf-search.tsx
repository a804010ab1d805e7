import { buttonLook } from "@/components/ui/button-look";
import { limits } from "@/lib/config/limits";
import type { ShelfQuery } from "@/lib/domain/shelf-query";
import type { Words } from "@/lib/domain/words";
import { searchFieldLook, searchRowLook } from "./search-row";

interface ShelfSearchProps {
  readonly action: string;
  readonly query: ShelfQuery;
  readonly words: Words<"store">;
}

/** A plain form: it works before any script has loaded, and keeps what else was asked. */
export function ShelfSearch({ action, query, words }: ShelfSearchProps) {
  return (
    <form action={action} method="get" role="search">
      <div className={searchRowLook}>
        <label htmlFor="shelf-search" className="font-medium">
          {words("searchLabel")}
        </label>
        <div className="flex gap-2">
          <input
            id="shelf-search"
            type="search"
            name="search"
            defaultValue={query.search}
            maxLength={limits.searchLength}
            className={searchFieldLook}
            placeholder={words("searchHint")}
          />
          {query.species && <input type="hidden" name="species" value={query.species} />}
          {query.sort && <input type="hidden" name="sort" value={query.sort} />}
          <button type="submit" className={buttonLook("primary")}>
            {words("searchButton")}
          </button>
        </div>
      </div>
    </form>
  );
}

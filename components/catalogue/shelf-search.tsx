import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/class-names";
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
    <form action={action} method="get" role="search" className={cn(searchRowLook, "mt-6")}>
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
          placeholder={words("searchHint")}
          className={searchFieldLook}
        />
        {query.species && <input type="hidden" name="species" value={query.species} />}
        {query.sort && <input type="hidden" name="sort" value={query.sort} />}
        <Button type="submit">{words("searchButton")}</Button>
      </div>
    </form>
  );
}

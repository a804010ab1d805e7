import type { ReactNode } from "react";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Language } from "@/lib/config/languages";
import type { CatalogueShelf } from "@/lib/navigation/catalogues";
import { paths } from "@/lib/navigation/paths";
import { isFiltered, plainShelf, shelfHref, type ShelfQuery } from "@/lib/domain/shelf-query";
import { typesOn } from "@/lib/navigation/shelves";
import type { Words } from "@/lib/domain/words";
import { NoResults } from "./no-results";
import { type Found, ShelfBrowser } from "./shelf-browser";

interface CatalogueShelfViewProps {
  /** Looks for one product of this role's part of the shop. */
  readonly finder?: ReactNode;
  readonly shelf: CatalogueShelf;
  readonly query: ShelfQuery;
  readonly found: Found;
  readonly language: Language;
  readonly words: Readonly<{ catalogue: Words<"catalogue">; shelf: Words<"shelf">; store: Words<"store"> }>;
}

/** What stands on a shelf of a role's catalogue, page by page, below its head. */
export function CatalogueShelfView({
  finder,
  shelf,
  query,
  found,
  language,
  words,
}: CatalogueShelfViewProps) {
  const { path, species } = shelf;
  if (found.shelf.count === 0 && !isFiltered(query) && query.page === 1)
    return (
      <div className="mt-10">
        <EmptyState title={words.catalogue("empty")} hint={words.catalogue("emptyHint")} />
      </div>
    );
  const everything = shelfHref(paths.store, { ...plainShelf, search: query.search, species });
  return (
    <>
      {finder && <div className="mt-6">{finder}</div>}
      <ShelfBrowser
        base={path}
        query={query}
        found={found}
        types={typesOn(shelf)}
        hasSpecies={false}
        language={language}
        words={words.store}
        empty={
          <NoResults base={path} query={query} words={words.store}>
            <LinkButton kind="secondary" href={everything}>
              {words.shelf("all", { species })}
            </LinkButton>
          </NoResults>
        }
      />
    </>
  );
}

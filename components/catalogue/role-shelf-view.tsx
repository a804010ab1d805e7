import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { Language } from "@/lib/config/languages";
import { paths } from "@/lib/navigation/paths";
import { isFiltered, plainShelf, shelfHref, type ShelfQuery } from "@/lib/domain/shelf-query";
import { type Shelf, typesOn } from "@/lib/navigation/shelves";
import type { Words } from "@/lib/domain/words";
import { NoResults } from "./no-results";
import { type Found, ShelfBrowser } from "./shelf-browser";

interface RoleShelfViewProps {
  /** Looks for one product of this part of the shop. */
  readonly finder?: ReactNode;
  readonly shelf: Shelf;
  readonly query: ShelfQuery;
  readonly found: Found;
  readonly language: Language;
  readonly words: Words<"shelf">;
  readonly storeWords: Words<"store">;
}

/** One shelf of a role's part of the shop, page by page. */
export function RoleShelfView(props: RoleShelfViewProps) {
  const { finder, shelf, query, found, language, words, storeWords } = props;
  const species = shelf.species ?? "other";
  const isSold = found.shelf.count > 0 || isFiltered(query);
  return (
    <>
      <h1 className="text-pretty">{words(`${shelf.words}.title`, { species })}</h1>
      <p className="mt-3 max-w-text text-lead text-quiet">{words(`${shelf.words}.intro`, { species })}</p>
      {finder && <div className="mt-6">{finder}</div>}
      {isSold ? (
        <ShelfBrowser
          base={shelf.path}
          query={query}
          found={found}
          types={typesOn(shelf)}
          hasSpecies={shelf.species === null}
          language={language}
          words={storeWords}
          empty={
            <NoResults base={shelf.path} query={query} words={storeWords}>
              <LinkButton kind="secondary" href={everything(shelf, query)}>
                {words("all", { species })}
              </LinkButton>
            </NoResults>
          }
        />
      ) : (
        <UnsoldShelf shelf={shelf} words={words} />
      )}
    </>
  );
}

/** In some countries nothing of a shelf is sold. */
function UnsoldShelf({ shelf, words }: Pick<RoleShelfViewProps, "shelf" | "words">) {
  return (
    <section aria-labelledby="products" className="mt-10">
      <h2 id="products">{words("products")}</h2>
      <div className="mt-4">
        <EmptyState title={words("empty")} hint={words("emptyHint")}>
          <LinkButton kind="secondary" href={shelf.species === null ? paths.store : paths.side(shelf)}>
            {words("back", { species: shelf.species ?? "other" })}
          </LinkButton>
        </EmptyState>
      </div>
    </section>
  );
}

/** In the store one looks for the same words among all that is sold. */
const everything = ({ species }: Shelf, { search }: ShelfQuery) =>
  shelfHref(paths.store, { ...plainShelf, search, species: species ?? undefined });

import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import { Pagination } from "@/components/ui/pagination";
import type { Language } from "@/lib/config/languages";
import type { ListedProduct } from "@/lib/contract/products.types";
import { shelfHref, type ShelfQuery } from "@/lib/domain/shelf-query";
import type { Words } from "@/lib/domain/words";
import { ProductList } from "./product-list";
import { ShelfChoices } from "./shelf-choices";
import { ShelfSearch } from "./shelf-search";

interface ShelfViewProps {
  /** Looks for one product, wherever it stands. */
  readonly finder?: ReactNode;
  readonly base: string;
  readonly query: ShelfQuery;
  readonly shelf: {
    readonly products: readonly ListedProduct[];
    readonly count: number;
    readonly pageCount: number;
  };
  readonly language: Language;
  readonly words: Words<"store">;
}

/** A shelf, as the page kept for everybody and the one that is asked something both show it. */
export function ShelfView({ finder, base, query, shelf, language, words }: ShelfViewProps) {
  const { products, count, pageCount } = shelf;
  const { search, page } = query;
  const isPaged = pageCount > 1 && page <= pageCount;
  return (
    <>
      <h1>{words("title")}</h1>
      <p className="mt-2 max-w-text text-lead text-quiet">{words("intro")}</p>
      {finder && <div className="mt-6">{finder}</div>}
      <ShelfSearch action={base} query={query} words={words} />
      <ShelfChoices base={base} query={query} words={words} />
      <section aria-labelledby="products" className="mt-8">
        <h2 id="products">{words("products")}</h2>
        <p role="status" className="mt-1 text-quiet">
          {search ? words("countFor", { count, search }) : words("count", { count })}
          {isPaged && `. ${words("page", { page, pageCount })}`}
        </p>
        {products.length > 0 ? (
          <ProductList products={products} language={language} />
        ) : (
          <EmptyShelf base={base} words={words} />
        )}
        {isPaged && (
          <div className="mt-8 flex justify-center">
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefOf={(other) => shelfHref(base, { ...query, page: other })}
              words={{
                label: words("pages"),
                previous: words("previous"),
                next: words("next"),
                page: words("pageLink", { page: "{page}" }),
              }}
            />
          </div>
        )}
      </section>
    </>
  );
}

function EmptyShelf({ base, words }: Pick<ShelfViewProps, "base" | "words">) {
  return (
    <div className="mt-4">
      <EmptyState title={words("empty")} hint={words("emptyHint")}>
        <LinkButton kind="secondary" href={base}>
          {words("showAll")}
        </LinkButton>
      </EmptyState>
    </div>
  );
}

import type { ReactNode } from "react";
import { Pagination } from "@/components/ui/pagination";
import type { TestType } from "@/lib/config/categories";
import type { Language } from "@/lib/config/languages";
import type { Facets, ListedProduct } from "@/lib/contract/products/products.types";
import { shelfHref, type ShelfQuery } from "@/lib/domain/shelf-query";
import type { Words } from "@/lib/domain/words";
import { FilterChips } from "./filter-chips";
import { FilterFields } from "./filter-fields";
import { FilterForm } from "./filter-form-client";
import { ProductList } from "./product-list";

/** What was found, and what each filter would find. */
export interface Found {
  readonly shelf: {
    readonly products: readonly ListedProduct[];
    readonly count: number;
    readonly pageCount: number;
  };
  readonly facets: Facets;
}

interface ShelfBrowserProps {
  readonly base: string;
  readonly query: ShelfQuery;
  readonly found: Found;
  readonly types: readonly TestType[];
  /** Not where a shelf is for one species anyway. */
  readonly hasSpecies: boolean;
  readonly language: Language;
  readonly words: Words<"store">;
  /** Ways out, where nothing is found. */
  readonly empty: ReactNode;
}

/** Filters and what they leave: the store, and every shelf. */
export function ShelfBrowser({ base, query, found, language, words, empty, ...fields }: ShelfBrowserProps) {
  const { shelf, facets } = found;
  return (
    <div className="mt-8 grid grid-cols-1 gap-6 desk:grid-cols-[17rem_1fr] desk:gap-10">
      <FilterForm base={base} label={words("formLabel")} loadingLabel={words("loading")}>
        <FilterFields query={query} facets={facets} words={words} {...fields} />
      </FilterForm>
      <section aria-labelledby="products" className="min-w-0 transition-opacity peer-data-pending:opacity-60">
        <h2 id="products">{words("products")}</h2>
        <ResultCount query={query} shelf={shelf} words={words} />
        <FilterChips base={base} query={query} breeds={facets.breeds} words={words} />
        {shelf.products.length > 0 ? (
          <ProductList products={shelf.products} language={language} isNarrow />
        ) : (
          <div className="mt-4">{empty}</div>
        )}
        <Pages base={base} query={query} pageCount={shelf.pageCount} words={words} />
      </section>
    </div>
  );
}

interface ResultCountProps {
  readonly query: ShelfQuery;
  readonly shelf: Found["shelf"];
  readonly words: Words<"store">;
}

const isPaged = (page: number, pageCount: number) => pageCount > 1 && page <= pageCount;

function ResultCount({ query: { search, page }, shelf: { count, pageCount }, words }: ResultCountProps) {
  return (
    <p role="status" className="mt-1 text-quiet">
      {search ? words("countFor", { count, search }) : words("count", { count })}
      {isPaged(page, pageCount) && `. ${words("page", { page, pageCount })}`}
    </p>
  );
}

type PagesProps = Pick<ShelfBrowserProps, "base" | "query" | "words"> & { readonly pageCount: number };

function Pages({ base, query, pageCount, words }: PagesProps) {
  if (!isPaged(query.page, pageCount)) return null;
  return (
    <div className="mt-8 flex justify-center">
      <Pagination
        page={query.page}
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
  );
}

import type { ReactNode } from "react";
import { translate } from "@/lib/i18n/translate";
import { Pagination } from "@/components/links/pagination";
import type { TestType } from "@/lib/config/shop/categories";
import { limits } from "@/lib/config/limits";
import type { Facets, ListedProduct } from "@/lib/contract/shop/products/products.types";
import {
  categoryHref,
  type CategoryQuery,
  isFiltered,
  emptyCategoryQuery,
} from "@/lib/domain/shop/category-query";
import type { SearchScope } from "@/lib/navigation/product-filters";
import { FilterFields } from "./filter-fields";
import { ProductFilterForm } from "./product-filter-form-client";
import { ProductList } from "./product-list";
import { Link } from "@/components/links/link";
import type { Translator } from "@/lib/i18n/translator";
import { breedFilterLabel } from "./breed-filter-label";

/** Products found, and how many each filter would leave. */
export interface BrowserResults {
  readonly list: {
    readonly products: readonly ListedProduct[];
    readonly count: number;
    readonly pageCount: number;
  };
  readonly facets: Facets;
}

interface ProductBrowserProps {
  readonly base: string;
  readonly query: CategoryQuery;
  readonly found: BrowserResults;
  readonly types: readonly TestType[];
  /** False on pages of one species. */
  readonly hasSpecies: boolean;
  /** Of the search. */
  readonly scope: SearchScope;
  /** Shown when nothing is found. */
  readonly empty: ReactNode;
}

/** Filters and the products they leave: used by the store and all category pages. */
export function ProductBrowser({ base, query, found, empty, ...fields }: ProductBrowserProps) {
  const t = translate("store");
  const { list, facets } = found;
  return (
    <div className="mt-4 grid grid-cols-1 gap-4 wide:mt-6 wide:gap-6">
      <ProductFilterForm
        base={base}
        label={t("formLabel")}
        loadingLabel={t("loading")}
        minLength={limits.searchMinLength}
      >
        <FilterFields query={query} facets={facets} {...fields} />
      </ProductFilterForm>
      <section aria-labelledby="products" className="min-w-0 transition-opacity peer-data-pending:opacity-60">
        <h2 id="products" className="max-wide:sr-only">
          {t("products")}
        </h2>
        <ResultCount query={query} list={list} />
        <FilterChips base={base} query={query} breeds={facets.breeds} />
        {list.products.length > 0 ? (
          <ProductList products={list.products} />
        ) : (
          <div className="mt-4">{empty}</div>
        )}
        <Pages base={base} query={query} pageCount={list.pageCount} />
      </section>
    </div>
  );
}

interface ResultCountProps {
  readonly query: CategoryQuery;
  readonly list: BrowserResults["list"];
}

const isPaged = (page: number, pageCount: number) => pageCount > 1 && page <= pageCount;

function ResultCount({ query: { search, page }, list: { count, pageCount } }: ResultCountProps) {
  const t = translate("store");
  return (
    <p role="status" className="mt-1 text-quiet">
      {search ? t("countFor", { count, search }) : t("count", { count })}
      {isPaged(page, pageCount) && `. ${t("page", { page, pageCount })}`}
    </p>
  );
}

type PagesProps = Pick<ProductBrowserProps, "base" | "query"> & { readonly pageCount: number };

function Pages({ base, query, pageCount }: PagesProps) {
  const t = translate("store");
  if (!isPaged(query.page, pageCount)) return null;
  return (
    <div className="mt-8 flex justify-center">
      <Pagination
        page={query.page}
        pageCount={pageCount}
        hrefOf={(other) => categoryHref(base, { ...query, page: other })}
        labels={{
          label: t("pages"),
          previous: t("previous"),
          next: t("next"),
          page: (number) => t("pageLink", { page: number }),
        }}
      />
    </div>
  );
}

interface FilterChipsProps {
  readonly base: string;
  readonly query: CategoryQuery;
  readonly breeds: Facets["breeds"];
}

const chipListStyles =
  "mt-3 flex flex-wrap items-center gap-2 [&_a]:flex [&_a]:min-h-10 [&_a]:items-center [&_a]:gap-2 [&_a]:rounded-full " +
  "[&_a]:border [&_a]:border-edge [&_a]:bg-card [&_a]:px-4 [&_a]:text-small [&_a]:text-ink [&_a]:no-underline [&_a:hover]:border-brand";

/**
 * Active filters, each with a link that removes it. Links work before hydration. On wide screens the filters themselves
 * are in view.
 */
function FilterChips({ base, query, breeds }: FilterChipsProps) {
  const t = translate("store");
  if (!isFiltered(query)) return null;
  const chips = listChips(query, breeds, t);
  return (
    <ul aria-label={t("chosen")} className={chipListStyles}>
      {chips.map(({ key, label, without }) => (
        <li key={key} className={key === "search" ? undefined : "desk:hidden"}>
          <Link
            href={categoryHref(base, { ...query, page: 1, ...without })}
            aria-label={t("remove", { name: label })}
          >
            {label} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link href={categoryHref(base, { ...emptyCategoryQuery, sort: query.sort })}>{t("clearAll")}</Link>
      </li>
    </ul>
  );
}

interface Chip {
  readonly key: string;
  readonly label: string;
  readonly without: Partial<CategoryQuery>;
}

function listChips(
  query: CategoryQuery,
  knownBreeds: Facets["breeds"],
  t: Translator<"store">,
): readonly Chip[] {
  const { search, species, types, breeds } = query;
  return [
    ...(search ? [{ key: "search", label: t("quoted", { search }), without: { search: "" } }] : []),
    ...(species ? [{ key: species, label: t(species), without: { species: undefined } }] : []),
    ...types.map((type) => ({
      key: type,
      label: t(`types.${type}`),
      without: { types: types.filter((other) => other !== type) },
    })),
    ...breeds.map((id) => ({
      key: `${id}`,
      label: breedFilterLabel(id, knownBreeds, t),
      without: { breeds: breeds.filter((other) => other !== id) },
    })),
  ];
}

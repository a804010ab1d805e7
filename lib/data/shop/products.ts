import "server-only";
import { cache } from "react";
import type { ProductSort } from "@/lib/config/shop/catalogue";
import { limits } from "@/lib/config/limits";
import type { Market } from "@/lib/config/markets/market";
import type { RegisteredType } from "@/lib/config/user-types";
import type { FoundTest, Product, ListedProduct } from "@/lib/contract/shop/products/products.types";
import type { SearchResults } from "@/lib/domain/shop/search-kinds";
import type { CategoryQuery } from "@/lib/domain/shop/category-query";
import type { SpeciesName } from "@/lib/domain/species";
import { cacheTags } from "@/lib/config/cache-tags";
import { readForPage, UpstreamReadError } from "@/lib/server/upstream/read-for-page";
import type { Response } from "@/lib/contract/calls";

const emptyProductList: ProductList = { products: [], count: 0, page: 1, pageCount: 1 };

/** Cached per request, because a page and its metadata read the same product. */
const readOnce = cache((store: Market["store"], language: Market["language"], id: number) =>
  readForPage(
    "products.get",
    { params: { id } },
    { market: { store, language }, tags: [cacheTags.product(id)] },
  ),
);

export function readProduct({ store, language }: Market, id: number): Promise<Product | undefined> {
  return readOnce(store, language, id);
}

/** Limits a list to some categories, an audience or single tests. */
interface ProductScope {
  readonly categoryIds?: readonly number[] | undefined;
  readonly audience?: RegisteredType | undefined;
  readonly isSingle?: boolean | undefined;
}

interface ScopeAndSize extends ProductScope {
  readonly size?: number;
}

export async function listProducts(
  market: Market,
  query: CategoryQuery,
  { size = limits.pageSize, ...scope }: ScopeAndSize = {},
): Promise<ProductList> {
  const { page, sort } = query;
  const filters = { ...filterOf(query, scope), page, size, sort, isDetails: true };
  const response = await readForPage(
    "products.list",
    { query: filters },
    { market, tags: [cacheTags.catalogue] },
  );
  return response ? toProductList(response, page, size) : emptyProductList;
}

/** One page of products, with the number of products per filter option. */
export async function listProductsWithFacets(market: Market, query: CategoryQuery, scope: ProductScope = {}) {
  const filters = { ...filterOf(query, scope), breed_search: query.breedSearch };
  const [list, facets] = await Promise.all([
    listProducts(market, query, scope),
    readForPage("products.facets", { query: filters }, { market, tags: [cacheTags.catalogue] }),
  ]);
  if (facets === undefined) throw new UpstreamReadError("products.facets: answered 404");
  return { list, facets };
}

function filterOf({ search, species, types, breeds }: CategoryQuery, scope: ProductScope) {
  const { categoryIds = [], audience: user_type, isSingle } = scope;
  const lists = { types: types.join(","), breeds: breeds.join(","), category_ids: categoryIds.join(",") };
  return { search, species, ...lists, user_type, is_single: isSingle ? true : undefined };
}

/** Single tests, each with the product to order. */
export async function listTests(
  market: Market,
  search: string,
  size: number,
): Promise<SearchResults<FoundTest>> {
  const context = { market, tags: [cacheTags.catalogue] };
  const response = await readForPage("products.tests", { query: { search, page: 1, size } }, context);
  return { items: response?.results ?? [], count: response?.count ?? 0 };
}

interface CategoriesQuery {
  readonly categoryIds: readonly number[];
  readonly species?: SpeciesName | null;
  readonly sort?: ProductSort;
  readonly size: number;
}

/** The first products of some categories, best sellers first unless sorted otherwise. */
export async function listProductsOfCategories(
  market: Market,
  { categoryIds, species, sort, size }: CategoriesQuery,
): Promise<ProductList> {
  const category_ids = categoryIds.join(",");
  const query = { category_ids, species: species ?? undefined, sort, page: 1, size, isDetails: true };
  const response = await readForPage("products.list", { query }, { market, tags: [cacheTags.catalogue] });
  return response ? toProductList(response, 1, size) : emptyProductList;
}

interface OfferQuery {
  readonly species?: SpeciesName | undefined;
  readonly page: number;
}

/** Products that cost less than their parts, the largest saving first. */
export async function listOffers(market: Market, { species, page }: OfferQuery) {
  const size = limits.pageSize;
  const query = { species, page, size };
  const response = await readForPage("products.offers", { query }, { market, tags: [cacheTags.catalogue] });
  const count = response?.count ?? 0;
  const offers = (response?.results ?? []).map(({ details, ...product }) => ({ ...product, ...details }));
  return { offers, count, pageCount: Math.max(1, Math.ceil(count / size)) };
}

/** One page of products with the total count. */
interface ProductList {
  readonly products: readonly ListedProduct[];
  readonly count: number;
  readonly page: number;
  readonly pageCount: number;
}

function toProductList(response: Response<"products.list">, page: number, size: number): ProductList {
  const products = response.results.flatMap(({ details, ...product }) =>
    details === undefined ? [] : [{ ...product, ...details }],
  );
  if (products.length === 0 && response.results.length > 0)
    throw new UpstreamReadError("products.list: all products came without their details");
  return { products, count: response.count, page, pageCount: Math.max(1, Math.ceil(response.count / size)) };
}

import { and, arrayContains, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ProductSort } from "@/lib/config/shop/catalogue";
import { categoriesOfType, testTypes } from "@/lib/config/shop/categories";
import type { Language } from "@/lib/config/languages";
import type { RegisteredType } from "@/lib/config/user-types";
import { speciesId } from "@/lib/domain/species";
import { nameOrder } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { prices, products, productTests } from "@/backend/db/schema/catalogue";
import { translateRows } from "@/backend/db/translate-rows";
import type { Context, Input } from "@/backend/http/handler-types";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { notFound } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { matchesSearch, searchRank } from "@/backend/shop/public/match-search";
import { parseSearchQuery } from "@/backend/shop/public/search-query";
import type { SearchQuery } from "@/backend/shop/search/search-types";
import { isForBreeds } from "@/backend/shop/public/breed-filter";
import { isListedFor } from "@/backend/shop/public/availability";
import { priceForCaller } from "@/backend/shop/public/caller-price";
import {
  listedColumns,
  listedTexts,
  toDetails,
  toSuggestion,
  withUnits,
} from "@/backend/shop/public/product-rows";

/** Filters of a product list. Multiple values are comma-separated. */
export interface ProductFilter {
  readonly search: string;
  readonly species?: string | null | undefined;
  readonly category_ids?: string | undefined;
  readonly breeds?: string | undefined;
  readonly types?: string | undefined;
  readonly user_type?: RegisteredType | undefined;
  readonly is_single?: boolean | undefined;
}

export interface ProductQuery extends ProductFilter, Paging {
  readonly isDetails: boolean;
  readonly sort?: ProductSort | undefined;
}

export async function listProducts({ tx, caller }: Context, { query }: Input<"products.list">) {
  return readPage(tx, toProductListing(caller, query, await parseProductSearch(tx, caller, query)));
}

/** Parsed once per request and shared by list, count and facets. */
export function parseProductSearch(
  tx: Tx,
  { language }: Pick<Caller, "language">,
  { search }: Pick<ProductFilter, "search">,
): Promise<SearchQuery | undefined> {
  return parseSearchQuery(tx, "products", { text: search, language });
}

export function toProductListing(
  caller: Caller,
  query: ProductQuery,
  search: SearchQuery | undefined,
): ProductListing {
  const { isDetails, sort } = query;
  const order = sort === undefined ? defaultOrder(search) : toOrder(sort, caller.language);
  return { caller, paging: query, where: matchesFilter(query, search), order, isDetails };
}

export function matchesFilter(filter: ProductFilter, search: SearchQuery | undefined): SQL | undefined {
  const types = filter.types?.split(",");
  const typeCategories = types && testTypes.filter((type) => types.includes(type)).flatMap(categoriesOfType);
  return and(
    matchesSearch(products, search),
    filter.species ? eq(products.speciesId, speciesId(filter.species)) : undefined,
    filter.category_ids ? inArray(products.categoryId, parseIds(filter.category_ids)) : undefined,
    typeCategories ? inArray(products.categoryId, typeCategories) : undefined,
    filter.breeds ? isForBreeds(parseIds(filter.breeds)) : undefined,
    filter.user_type ? arrayContains(products.audiences, [filter.user_type]) : undefined,
    filter.is_single ? isOneTest() : undefined,
  );
}

/** Products that are one piece of one test. A subquery per row is cheap, because the other filters leave few rows. */
function isOneTest(): SQL {
  const testCountOfProduct = sql`(select count(*) from ${productTests} where ${productTests.productId} = ${products.id})`;
  return sql`(${products.packSize} = 1 and ${testCountOfProduct} = 1)`;
}

export const parseIds = (text: string) => text.split(",").map(Number);

/** Products for a breed: those that name it, and those for all breeds of its species. */
export async function listProductsOfBreed({ tx, caller }: Context, { query }: Input<"products.listByBreed">) {
  const [breed] = await tx.select({ id: breeds.id }).from(breeds).where(eq(breeds.id, query.id));
  if (breed === undefined) return notFound();
  const where = isForBreeds([breed.id]);
  const order = defaultOrder(undefined);
  return readPage(tx, { caller, paging: query, where, order, isDetails: true });
}

interface ProductListing {
  readonly caller: Caller;
  readonly paging: Paging;
  readonly where: SQL | undefined;
  readonly order: SQL;
  readonly isDetails: boolean;
}

async function readPage(tx: Tx, listing: ProductListing) {
  const [total] = await countProducts(tx, listing);
  const rows = await translateRows(tx, listing.caller.language, {
    ...listedTexts,
    rows: await withUnits(tx, await selectProducts(tx, listing)),
  });
  const results = rows.map((row) => ({
    ...toSuggestion(row),
    language: row.language,
    ...(listing.isDetails && { details: toDetails(row) }),
  }));
  return envelope(results, total?.count ?? 0, listing.paging);
}

export function countProducts(tx: Tx, { caller, where }: ProductListing) {
  return tx
    .select({ count: count() })
    .from(products)
    .where(and(where, isListedFor(caller)));
}

export function selectProducts(tx: Tx, { caller, paging, where, order }: ProductListing) {
  return tx
    .select(listedColumns)
    .from(products)
    .innerJoin(prices, priceForCaller(caller))
    .where(and(where, isListedFor(caller)))
    .orderBy(order, asc(products.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
}

function toOrder(sort: ProductSort, language: Language): SQL {
  const name = nameOrder(products.name, products.sortKey, language);
  switch (sort) {
    case "name":
      return asc(name);
    case "-name":
      return desc(name);
    case "price":
      return asc(prices.amount);
    case "-price":
      return desc(prices.amount);
    case "created_at":
      return desc(products.createdOn);
  }
}

/** Without an explicit sort: best match first when searching, then by popularity. */
function defaultOrder(search: SearchQuery | undefined): SQL {
  const byPopularity = desc(products.popularity);
  return search === undefined || search.terms.length === 0
    ? byPopularity
    : sql`${searchRank(products, nameOrder(products.name, products.sortKey, search.language), search)}, ${byPopularity}`;
}

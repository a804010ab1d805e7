import { and, arrayContains, asc, count, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ProductSort } from "@/lib/config/catalogue";
import { categoriesOfType, testTypes } from "@/lib/config/categories";
import type { RegisteredType } from "@/lib/config/user-types";
import { speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { prices, products, productTests } from "@/backend/db/schema/catalogue";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { notFound } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { matches } from "@/backend/modules/search/match";
import { readSearch, type Sought } from "@/backend/modules/search/sought";
import { ofBreeds } from "./of-breeds";
import { rankOf } from "./rank";
import { listedColumns, priceHere, soldHere, toDetails, toSuggestion } from "./queries";

/** What a list is narrowed by; several values stand in one text, with commas. */
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

export async function listProducts(tx: Tx, visit: Visit, query: ProductQuery) {
  return pageOfProducts(tx, wishOf(visit, query, await soughtBy(tx, query)));
}

/** What is looked for; words are read once for everything that is counted or listed with them. */
export function soughtBy(tx: Tx, { search }: Pick<ProductFilter, "search">): Promise<Sought | undefined> {
  return readSearch(tx, "products", search);
}

export function wishOf(visit: Visit, query: ProductQuery, sought: Sought | undefined): Wish {
  const { isDetails, sort } = query;
  const order = sort === undefined ? rankOf(sought) : orderOf(sort);
  return { visit, paging: query, wanted: wantedBy(query, sought), order, isDetails };
}

export function wantedBy(filter: ProductFilter, sought: Sought | undefined): SQL | undefined {
  const types = filter.types?.split(",");
  const ofTypes = types && testTypes.filter((type) => types.includes(type)).flatMap(categoriesOfType);
  return and(
    matches(products, sought),
    filter.species ? eq(products.speciesId, speciesId(filter.species)) : undefined,
    filter.category_ids ? inArray(products.categoryId, idsIn(filter.category_ids)) : undefined,
    ofTypes ? inArray(products.categoryId, ofTypes) : undefined,
    filter.breeds ? ofBreeds(idsIn(filter.breeds)) : undefined,
    filter.user_type ? arrayContains(products.audiences, [filter.user_type]) : undefined,
    filter.is_single ? isOneTest() : undefined,
  );
}

/** One piece of one test. Asked product by product: few are left of a shelf when this is looked at. */
function isOneTest(): SQL {
  const inside = sql`(select count(*) from ${productTests} where ${productTests.productId} = ${products.id})`;
  return sql`(${products.packSize} = 1 and ${inside} = 1)`;
}

export const idsIn = (text: string) => text.split(",").map(Number);

/** What is worth testing in a breed: products that name it, and those made for every breed of its species. */
export async function listProductsOfBreed(tx: Tx, visit: Visit, query: Paging & { readonly id: number }) {
  const [breed] = await tx.select({ id: breeds.id }).from(breeds).where(eq(breeds.id, query.id));
  if (breed === undefined) return notFound();
  const wanted = ofBreeds([breed.id]);
  return pageOfProducts(tx, { visit, paging: query, wanted, order: rankOf(undefined), isDetails: true });
}

interface Wish {
  readonly visit: Visit;
  readonly paging: Paging;
  readonly wanted: SQL | undefined;
  readonly order: SQL;
  readonly isDetails: boolean;
}

async function pageOfProducts(tx: Tx, wish: Wish) {
  const [total] = await countOf(tx, wish);
  const rows = await rowsOf(tx, wish);
  const results = rows.map((row) => ({
    ...toSuggestion(row),
    ...(wish.isDetails && { details: toDetails(row) }),
  }));
  return envelope(results, total?.count ?? 0, wish.paging);
}

export function countOf(tx: Tx, { visit, wanted }: Wish) {
  return tx
    .select({ count: count() })
    .from(products)
    .where(and(wanted, soldHere(visit)));
}

export function rowsOf(tx: Tx, { visit, paging, wanted, order }: Wish) {
  return tx
    .select(listedColumns)
    .from(products)
    .innerJoin(prices, priceHere(visit))
    .where(and(wanted, soldHere(visit)))
    .orderBy(order, asc(products.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
}

function orderOf(sort: ProductSort): SQL {
  switch (sort) {
    case "name":
      return asc(products.sortKey);
    case "-name":
      return desc(products.sortKey);
    case "price":
      return asc(prices.amount);
    case "-price":
      return desc(prices.amount);
    case "created_at":
      return desc(products.createdOn);
  }
}

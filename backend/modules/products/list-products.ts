import { and, arrayContains, asc, count, desc, eq, inArray, or, type SQL } from "drizzle-orm";
import type { ProductSort } from "@/lib/config/catalogue";
import type { RegisteredType } from "@/lib/config/user-types";
import { speciesId } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { breeds } from "@/backend/db/schema/breeds";
import { prices, productBreeds, products } from "@/backend/db/schema/catalogue";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { notFound } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { matches } from "@/backend/modules/search/match";
import { readSearch } from "@/backend/modules/search/sought";
import { rankOf } from "./rank";
import { listedColumns, priceHere, soldHere, toDetails, toSuggestion } from "./queries";

interface ProductQuery extends Paging {
  readonly search: string;
  readonly species?: string | null | undefined;
  readonly isDetails: boolean;
  readonly category_ids?: string | undefined;
  readonly sort?: ProductSort | undefined;
  readonly user_type?: RegisteredType | undefined;
}

export async function listProducts(tx: Tx, visit: Visit, query: ProductQuery) {
  const sought = await readSearch(tx, "products", query.search);
  const wanted = and(
    matches(products, sought),
    query.user_type ? arrayContains(products.audiences, [query.user_type]) : undefined,
    query.species ? eq(products.speciesId, speciesId(query.species)) : undefined,
    query.category_ids ? inArray(products.categoryId, query.category_ids.split(",").map(Number)) : undefined,
  );
  return pageOfProducts(tx, {
    visit,
    paging: query,
    wanted,
    order: query.sort === undefined ? rankOf(sought) : orderOf(query.sort),
    isDetails: query.isDetails,
  });
}

/** What is worth testing in a breed: products that name it, and those made for every breed of its species. */
export async function listProductsOfBreed(tx: Tx, visit: Visit, query: Paging & { readonly id: number }) {
  const [breed] = await tx
    .select({ speciesId: breeds.speciesId })
    .from(breeds)
    .where(eq(breeds.id, query.id));
  if (breed === undefined) return notFound();
  const named = tx
    .select({ id: productBreeds.productId })
    .from(productBreeds)
    .where(eq(productBreeds.breedId, query.id));
  const forAll = and(eq(products.isForAllBreeds, true), eq(products.speciesId, breed.speciesId));
  const wanted = or(inArray(products.id, named), forAll);
  return pageOfProducts(tx, { visit, paging: query, wanted, order: orderOf(undefined), isDetails: true });
}

interface Wish {
  readonly visit: Visit;
  readonly paging: Paging;
  readonly wanted: SQL | undefined;
  readonly order: SQL;
  readonly isDetails: boolean;
}

async function pageOfProducts(tx: Tx, { visit, paging, wanted, order, isDetails }: Wish) {
  const where = and(wanted, soldHere(visit));
  const [total] = await tx.select({ count: count() }).from(products).where(where);
  const rows = await tx
    .select(listedColumns)
    .from(products)
    .innerJoin(prices, priceHere(visit))
    .where(where)
    .orderBy(order, asc(products.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const results = rows.map((row) => ({
    ...toSuggestion(row),
    ...(isDetails && { details: toDetails(row) }),
  }));
  return envelope(results, total?.count ?? 0, paging);
}

function orderOf(sort: ProductSort | undefined): SQL {
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
    case undefined:
      return desc(products.popularity);
  }
}

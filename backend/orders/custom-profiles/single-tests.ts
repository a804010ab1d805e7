import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { categoryIds } from "@/lib/config/shop/categories";
import { speciesId, speciesNames, type SpeciesName } from "@/lib/domain/species";
import { inLanguage, nameOrder } from "@/backend/db/in-language";
import { prices, productBreeds, products, productTests } from "@/backend/db/schema/catalogue";
import type { Context, Input } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { isListedFor } from "@/backend/shop/public/availability";
import { priceForCaller, toPrice } from "@/backend/shop/public/caller-price";

const categoriesOf = (species: SpeciesName) => {
  const { disease, trait } = categoryIds[species];
  return [disease ?? [], trait ?? []].flat();
};

/** Products that are one piece of one test, which is what custom profiles are made of. */
export function isSingleTest(): SQL | undefined {
  const withOneTest = new QueryBuilder()
    .select({ id: productTests.productId })
    .from(productTests)
    .groupBy(productTests.productId)
    .having(sql`count(*) = 1`);
  return and(
    eq(products.packSize, 1),
    inArray(products.categoryId, speciesNames.flatMap(categoriesOf)),
    inArray(products.id, withOneTest),
  );
}

export async function listSingleTests(
  { tx, caller }: Context,
  { query: { species, breed, ...paging } }: Input<"customProfiles.tests">,
) {
  const where = and(
    isSingleTest(),
    eq(products.speciesId, speciesId(species)),
    isListedFor(caller),
    breed ? inArray(products.id, productIdsNaming(breed)) : undefined,
  );
  const total = await tx.$count(products, where);
  const { id, bodySystem } = products;
  const name = inLanguage(products.name, caller.language);
  const rows = await tx
    .select({ id, name, bodySystem, amount: prices.amount, currency: prices.currency })
    .from(products)
    .innerJoin(prices, priceForCaller(caller))
    .where(where)
    .orderBy(nameOrder(products.name, products.sortKey, caller.language), asc(id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const results = rows.map((row) => ({
    id: row.id,
    name: row.name,
    bodySystem: row.bodySystem ?? "",
    price: toPrice(row),
  }));
  return envelope(results, total, paging);
}

function productIdsNaming(breedId: number) {
  return new QueryBuilder()
    .select({ id: productBreeds.productId })
    .from(productBreeds)
    .where(eq(productBreeds.breedId, breedId));
}

import { and, asc, desc, eq, exists, type SQL, sql } from "drizzle-orm";
import { speciesName } from "@/lib/domain/species";
import { inLanguage, nameOrder } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { tests } from "@/backend/db/schema/breeds";
import { prices, products, productTests } from "@/backend/db/schema/catalogue";
import type { Context, Input } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import type { Caller } from "@/backend/http/caller";
import { searchRank, matchesSearch } from "@/backend/shop/public/match-search";
import { parseSearchQuery } from "@/backend/shop/public/search-query";
import type { SearchQuery } from "@/backend/shop/search/search-types";
import { testCount } from "@/backend/shop/public/part-prices";
import { toSuggestion } from "@/backend/shop/public/product-rows";
import { isListedFor } from "@/backend/shop/public/availability";
import { priceForCaller } from "@/backend/shop/public/caller-price";

/** Searches single tests, each with the best product that contains it. */
export async function listTests({ tx, caller }: Context, { query }: Input<"products.tests">) {
  const search = await parseSearchQuery(tx, "products", { text: query.search, language: caller.language });
  const where = matchesSearch(tests, search);
  const product = bestProductForTest(tx, caller);
  const total = await tx.$count(tests, and(where, exists(productsWithTest(tx, caller))));
  const { code, speciesId, kind, gene, omia } = tests;
  const name = inLanguage(tests.name, caller.language);
  const { id: productId, productName, productSpeciesId } = product;
  const rows = await tx
    .select({ code, name, speciesId, kind, gene, omia, productId, productName, productSpeciesId })
    .from(tests)
    .innerJoinLateral(product, sql`true`)
    .where(where)
    .orderBy(...bySearchRank(search), desc(product.popularity), asc(tests.code))
    .limit(query.size)
    .offset(offsetOf(query));
  const results = rows.map(
    ({ speciesId: ofTest, productId: id, productName, productSpeciesId, ...test }) => ({
      ...test,
      species: speciesName(ofTest),
      product: toSuggestion({ id, name: productName, speciesId: productSpeciesId }),
    }),
  );
  return envelope(results, total, query);
}

/** The product with the fewest other tests; ideally the test alone, for one animal. */
export function bestProductForTest(tx: Tx, caller: Caller) {
  return tx
    .select({
      id: products.id,
      productName: inLanguage(products.name, caller.language).as("product_name"),
      productSpeciesId: sql<number | null>`${products.speciesId}`.as("product_species_id"),
      popularity: products.popularity,
      amount: prices.amount,
      currency: prices.currency,
    })
    .from(productTests)
    .innerJoin(products, eq(products.id, productTests.productId))
    .innerJoin(prices, priceForCaller(caller))
    .where(and(eq(productTests.testCode, tests.code), isListedFor(caller)))
    .orderBy(asc(testCount), asc(products.packSize), desc(products.popularity), asc(products.id))
    .limit(1)
    .as("best_product");
}

function productsWithTest(tx: Tx, caller: Caller) {
  return tx
    .select({ id: products.id })
    .from(productTests)
    .innerJoin(products, eq(products.id, productTests.productId))
    .where(and(eq(productTests.testCode, tests.code), isListedFor(caller)));
}

function bySearchRank(search: SearchQuery | undefined): SQL[] {
  return search === undefined || search.terms.length === 0
    ? []
    : [searchRank(tests, nameOrder(tests.name, sql`lower(${tests.name})`, search.language), search)];
}

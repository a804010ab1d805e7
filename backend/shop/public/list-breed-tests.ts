import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { manyBreeds } from "@/lib/config/shop/catalogue";
import { categoriesOfType } from "@/lib/config/shop/categories";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { breeds, testBreeds, tests } from "@/backend/db/schema/breeds";
import { products, productTests } from "@/backend/db/schema/catalogue";
import { toSuggestion } from "./product-rows";
import { notFound } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { bestProductForTest } from "@/backend/shop/products/list-tests";
import { toPrice } from "./caller-price";

/** Relevant tests for a breed, the most important first. Decision 39 explains the ranking. */
export async function listBreedTests(tx: Tx, caller: Caller, id: number) {
  const { name, speciesId, varietyOf } = breeds;
  const [breed] = await tx
    .select({ id: breeds.id, name, speciesId, varietyOf })
    .from(breeds)
    .where(eq(breeds.id, id));
  if (breed === undefined) return notFound();
  const reported = reportedTests(tx, breed);
  const product = bestProductForTest(tx, caller);
  const isCommon = or(
    and(eq(tests.kind, "disease"), sql`${reported.breedCount} >= ${manyBreeds}`),
    and(eq(tests.kind, "trait"), inArray(tests.code, commonTraits(tx))),
  );
  const basis = sql<string>`case when ${reported.isOwn} then 'breed' when ${reported.isRelative} then 'relative' else 'species' end`;
  const rows = await tx
    .select({
      code: tests.code,
      name: inLanguage(tests.name, caller.language),
      kind: tests.kind,
      gene: tests.gene,
      inheritance: tests.inheritance,
      bodySystem: tests.bodySystem,
      evidence: tests.evidence,
      summary: inLanguage(tests.summary, caller.language),
      basis,
      relatives: sql<string[]>`coalesce(${reported.relatives}, '{}')`,
      breedCount: sql<number>`coalesce(${reported.breedCount}, 0)`,
      productId: product.id,
      productName: product.productName,
      productSpeciesId: product.productSpeciesId,
      amount: product.amount,
      currency: product.currency,
    })
    .from(tests)
    .leftJoin(reported, eq(reported.testCode, tests.code))
    .innerJoinLateral(product, sql`true`)
    .where(and(eq(tests.speciesId, breed.speciesId), or(reported.isOwn, reported.isRelative, isCommon)))
    .orderBy(
      sql`case when ${reported.isOwn} then 0 when ${reported.isRelative} then 1 else 2 end`,
      sql`${tests.evidence} <> 'confirmed'`,
      sql`case when ${reported.isOwn} or ${reported.isRelative} then 0 else -${reported.breedCount} end`,
      desc(product.popularity),
      asc(tests.code),
    );
  return rows.map(({ productId, productName, productSpeciesId, amount, currency, ...test }) => ({
    ...test,
    product: toSuggestion({ id: productId, name: productName, speciesId: productSpeciesId }),
    price: toPrice({ amount, currency }),
  }));
}

type BreedFacts = Pick<typeof breeds.$inferSelect, "id" | "name" | "speciesId" | "varietyOf">;

/** For each test: whether it is reported in this breed, in which relatives, and in how many breeds overall. */
function reportedTests(tx: Tx, own: BreedFacts) {
  const isOwn: SQL = eq(breeds.id, own.id);
  const isRelative = or(eq(breeds.name, own.varietyOf ?? ""), eq(breeds.varietyOf, own.name));
  return tx
    .select({
      testCode: testBreeds.testCode,
      isOwn: sql<boolean>`bool_or(${isOwn})`.as("is_own"),
      isRelative: sql<boolean>`coalesce(bool_or(${isRelative}), false)`.as("is_near"),
      relatives: sql<
        string[]
      >`array_agg(${breeds.name} order by ${breeds.sortKey}) filter (where ${isRelative})`.as("relatives"),
      breedCount: sql<number>`count(*)::int`.as("breed_count"),
    })
    .from(testBreeds)
    .innerJoin(breeds, and(eq(breeds.id, testBreeds.breedId), eq(breeds.speciesId, own.speciesId)))
    .groupBy(testBreeds.testCode)
    .as("reported");
}

/** Traits of the Full Breed Profile for all breeds of the species: those that vary in most breeds. */
function commonTraits(tx: Tx) {
  const profiles = categoriesOfType("full-breed-profile");
  return tx
    .select({ code: productTests.testCode })
    .from(productTests)
    .innerJoin(products, eq(products.id, productTests.productId))
    .where(and(inArray(products.categoryId, [...profiles]), eq(products.isForAllBreeds, true)));
}

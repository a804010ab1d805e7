import { and, asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import { manyBreeds } from "@/lib/config/catalogue";
import { categoriesOfType } from "@/lib/config/categories";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { breeds, testBreeds, tests } from "@/backend/db/schema/breeds";
import { products, productTests } from "@/backend/db/schema/catalogue";
import { notFound } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { productFor } from "@/backend/modules/products/list-tests";
import { toPrice } from "@/backend/modules/products/queries";

/** What is worth testing in a breed, the most important first. How that is told is decision 39. */
export async function listTestsOfBreed(tx: Tx, visit: Visit, id: number) {
  const { name, speciesId, varietyOf } = breeds;
  const [breed] = await tx
    .select({ id: breeds.id, name, speciesId, varietyOf })
    .from(breeds)
    .where(eq(breeds.id, id));
  if (breed === undefined) return notFound();
  const found = reportedIn(tx, breed);
  const inside = productFor(tx, visit);
  const isUsual = or(
    and(eq(tests.kind, "disease"), sql`${found.breedCount} >= ${manyBreeds}`),
    and(eq(tests.kind, "trait"), inArray(tests.code, usualTraits(tx))),
  );
  const basis = sql<string>`case when ${found.isOwn} then 'breed' when ${found.isNear} then 'relative' else 'species' end`;
  const rows = await tx
    .select({
      code: tests.code,
      name: tests.name,
      kind: tests.kind,
      gene: tests.gene,
      inheritance: tests.inheritance,
      bodySystem: tests.bodySystem,
      evidence: tests.evidence,
      summary: tests.summary,
      basis,
      relatives: sql<string[]>`coalesce(${found.relatives}, '{}')`,
      breedCount: sql<number>`coalesce(${found.breedCount}, 0)`,
      productId: inside.id,
      productName: inside.productName,
      productSpeciesId: inside.productSpeciesId,
      amount: inside.amount,
      currency: inside.currency,
    })
    .from(tests)
    .leftJoin(found, eq(found.testCode, tests.code))
    .innerJoinLateral(inside, sql`true`)
    .where(and(eq(tests.speciesId, breed.speciesId), or(found.isOwn, found.isNear, isUsual)))
    .orderBy(
      sql`case when ${found.isOwn} then 0 when ${found.isNear} then 1 else 2 end`,
      sql`${tests.evidence} <> 'confirmed'`,
      sql`case when ${found.isOwn} or ${found.isNear} then 0 else -${found.breedCount} end`,
      desc(inside.popularity),
      asc(tests.code),
    );
  return rows.map(({ productId, productName, productSpeciesId, amount, currency, ...test }) => ({
    ...test,
    product: {
      id: productId,
      name: productName,
      species: productSpeciesId === null ? null : speciesName(productSpeciesId),
    },
    price: toPrice({ amount, currency }),
  }));
}

interface Own {
  readonly id: number;
  readonly name: string;
  readonly speciesId: number;
  readonly varietyOf: string | null;
}

/** Of each test, whether it is reported in this breed, in which of its relatives, and in how many breeds at all. */
function reportedIn(tx: Tx, own: Own) {
  const isOwn: SQL = eq(breeds.id, own.id);
  const isNear = or(eq(breeds.name, own.varietyOf ?? ""), eq(breeds.varietyOf, own.name));
  return tx
    .select({
      testCode: testBreeds.testCode,
      isOwn: sql<boolean>`bool_or(${isOwn})`.as("is_own"),
      isNear: sql<boolean>`coalesce(bool_or(${isNear}), false)`.as("is_near"),
      relatives: sql<
        string[]
      >`array_agg(${breeds.name} order by ${breeds.sortKey}) filter (where ${isNear})`.as("relatives"),
      breedCount: sql<number>`count(*)::int`.as("breed_count"),
    })
    .from(testBreeds)
    .innerJoin(breeds, and(eq(breeds.id, testBreeds.breedId), eq(breeds.speciesId, own.speciesId)))
    .groupBy(testBreeds.testCode)
    .as("reported");
}

/** The traits in the Full Breed Profile for every breed of the species: those that vary in most breeds. */
function usualTraits(tx: Tx) {
  const profiles = categoriesOfType("full-breed-profile");
  return tx
    .select({ code: productTests.testCode })
    .from(productTests)
    .innerJoin(products, eq(products.id, productTests.productId))
    .where(and(inArray(products.categoryId, [...profiles]), eq(products.isForAllBreeds, true)));
}

import { and, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { manyBreeds } from "@/lib/config/shop/catalogue";
import { categoriesOfType } from "@/lib/config/shop/categories";
import { upgradeKindOf } from "@/lib/config/animals/upgrades";
import type { Tx } from "@/backend/db/client";
import type { animals } from "@/backend/db/schema/animals";
import { testBreeds, tests } from "@/backend/db/schema/breeds";
import { products, productTests } from "@/backend/db/schema/catalogue";

type Animal = Pick<typeof animals.$inferSelect, "breedId" | "speciesId">;

/**
 * Codes of the tests that upgrades add, which depend on the animal's breed: a health upgrade its disease tests, an upgrade
 * to a full breed profile everything that the profile for any breed covers.
 */
export async function listUpgradeTests(
  tx: Tx,
  productIds: readonly number[],
  { breedId, speciesId }: Animal,
): Promise<string[]> {
  const upgrades = await tx
    .select({ id: products.id, upgrade: products.upgrade })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), isNotNull(products.upgrade)));
  const kinds = new Set(upgrades.map(({ id, upgrade }) => upgradeKindOf(id, upgrade)));
  const isFullBreed = kinds.has("full-breed");
  if (!isFullBreed && !kinds.has("health")) return [];
  const ofBreed = breedId === null ? [] : await listTestsOfBreed(tx, breedId);
  const diseases = ofBreed.filter(({ kind }) => kind === "disease");
  const added = [
    ...(isFullBreed ? [...ofBreed, ...(await listProfileTests(tx, speciesId))] : diseases),
    ...(diseases.length === 0 ? await listCommonDiseases(tx, speciesId) : []),
  ];
  return added.map(({ code }) => code);
}

const listTestsOfBreed = (tx: Tx, breedId: number) =>
  tx
    .select({ code: tests.code, kind: tests.kind })
    .from(testBreeds)
    .innerJoin(tests, eq(tests.code, testBreeds.testCode))
    .where(eq(testBreeds.breedId, breedId));

/** Tests of the full breed profile for any breed of the species. */
const listProfileTests = (tx: Tx, speciesId: number) =>
  tx
    .selectDistinct({ code: productTests.testCode })
    .from(productTests)
    .innerJoin(products, eq(products.id, productTests.productId))
    .where(
      and(
        eq(products.speciesId, speciesId),
        inArray(products.categoryId, [...categoriesOfType("full-breed-profile")]),
        eq(products.isForAllBreeds, true),
      ),
    );

/** For animals of mixed or unknown breed: disease tests that matter in many breeds. */
const listCommonDiseases = (tx: Tx, speciesId: number) =>
  tx
    .select({ code: tests.code })
    .from(tests)
    .innerJoin(testBreeds, eq(testBreeds.testCode, tests.code))
    .where(and(eq(tests.speciesId, speciesId), eq(tests.kind, "disease")))
    .groupBy(tests.code)
    .having(sql`count(*) >= ${manyBreeds}`);

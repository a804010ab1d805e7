import { and, asc, eq, exists, inArray, or } from "drizzle-orm";
import { categoriesOfType } from "@/lib/config/shop/categories";
import { type LabWork, labWorkKinds } from "@/lib/config/kits/fulfilment";
import { type Inheritance, isInheritance } from "@/lib/domain/inheritance";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { testBreeds, tests } from "@/backend/db/schema/breeds";
import { products, productTests } from "@/backend/db/schema/catalogue";
import { kits, productFulfilments } from "@/backend/db/schema/kits";
import { readExtras } from "./find-kits";
import { listUpgradeTests } from "./list-upgrade-tests";

export interface ReportedTest {
  readonly code: string;
  readonly name: string;
  readonly kind: string;
  readonly inheritance: Inheritance;
}

interface ReportedWork {
  readonly tests: readonly ReportedTest[];
  readonly labWork: readonly LabWork[];
}

/**
 * What the report of an activation covers: the tests of its product, of a custom profile, and those added to its tubes. A full
 * breed profile for any breed and upgrades cover tests of the animal's breed too.
 */
export async function readReportedTests(tx: Tx, activationId: number): Promise<ReportedWork> {
  const productIds = await listProducts(tx, activationId);
  const ofBreed = [
    ...(await listBreedTests(tx, activationId, productIds)),
    ...(await listAddedTests(tx, activationId, productIds)),
  ];
  const ofProducts = tx
    .select({ code: productTests.testCode })
    .from(productTests)
    .where(inArray(productTests.productId, productIds));
  const rows = await tx
    .select({ code: tests.code, name: tests.name, kind: tests.kind, inheritance: tests.inheritance })
    .from(tests)
    .where(or(inArray(tests.code, ofProducts), inArray(tests.code, ofBreed)))
    .orderBy(asc(tests.name), asc(tests.code));
  const work = await tx
    .select({ labWork: productFulfilments.labWork })
    .from(productFulfilments)
    .where(inArray(productFulfilments.productId, productIds));
  const ordered = new Set(work.flatMap(({ labWork }) => labWork));
  return {
    tests: rows.map((row) => ({ ...row, inheritance: toInheritance(row.inheritance) })),
    labWork: labWorkKinds.filter((kind) => ordered.has(kind)),
  };
}

async function listProducts(tx: Tx, activationId: number): Promise<number[]> {
  const rows = await tx
    .select({ kitId: kits.id, productId: activations.productId, custom: kits.customTests })
    .from(activations)
    .innerJoin(samples, eq(samples.activationId, activations.id))
    .innerJoin(kits, eq(kits.id, samples.kitId))
    .where(eq(activations.id, activationId));
  const extras = await readExtras(
    tx,
    rows.map(({ kitId }) => kitId),
  );
  return [
    ...rows.flatMap(({ productId, custom }) => [productId, ...(custom ?? [])]),
    ...extras.map(({ id }) => id),
  ];
}

async function listBreedTests(tx: Tx, activationId: number, productIds: number[]): Promise<string[]> {
  const isForAnyBreed = and(
    inArray(products.id, productIds),
    inArray(products.categoryId, [...categoriesOfType("full-breed-profile")]),
    eq(products.isForAllBreeds, true),
  );
  const rows = await tx
    .select({ code: testBreeds.testCode })
    .from(activations)
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .innerJoin(testBreeds, eq(testBreeds.breedId, animals.breedId))
    .where(and(eq(activations.id, activationId), exists(tx.select().from(products).where(isForAnyBreed))));
  return rows.map(({ code }) => code);
}

async function listAddedTests(tx: Tx, activationId: number, productIds: number[]): Promise<string[]> {
  const [animal] = await tx
    .select({ breedId: animals.breedId, speciesId: animals.speciesId })
    .from(activations)
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .where(eq(activations.id, activationId));
  return animal === undefined ? [] : listUpgradeTests(tx, productIds, animal);
}

export function toInheritance(text: string): Inheritance {
  if (!isInheritance(text)) throw new Error(`Unknown inheritance "${text}".`);
  return text;
}

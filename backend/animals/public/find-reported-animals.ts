import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { productTests } from "@/backend/db/schema/catalogue";
import { reportVersions } from "@/backend/db/schema/lab";
import { groupBy } from "@/lib/domain/group-by";
import { listUpgradeTests } from "@/backend/kits/public/list-upgrade-tests";

/** Those animals whose current reports have a result of every test of the product, or of every test that it adds to them. */
export async function findReportedAnimals(
  tx: Tx,
  productId: number,
  animalIds: readonly number[],
): Promise<ReadonlySet<number>> {
  if (animalIds.length === 0) return new Set();
  const codes = await listCodes(tx, productId, animalIds);
  const reports = await tx
    .select({ animalId: activations.animalId, content: reportVersions.content })
    .from(reportVersions)
    .innerJoin(activations, eq(activations.id, reportVersions.activationId))
    .where(and(inArray(activations.animalId, [...animalIds]), eq(reportVersions.status, "current")));
  const reported = new Map<number, Set<string>>();
  for (const { animalId, content } of reports) {
    const own = reported.get(animalId) ?? new Set<string>();
    for (const { test, genotype } of content.tests) if (genotype !== null) own.add(test);
    reported.set(animalId, own);
  }
  const isReported = (id: number): boolean => {
    const own = codes.get(id) ?? [];
    return own.length > 0 && own.every((code) => reported.get(id)?.has(code));
  };
  return new Set(animalIds.filter(isReported));
}

/** The product's tests for each animal: those of an upgrade depend on the breed. */
async function listCodes(tx: Tx, productId: number, animalIds: readonly number[]) {
  const fixed = await tx
    .select({ code: productTests.testCode })
    .from(productTests)
    .where(eq(productTests.productId, productId));
  if (fixed.length > 0) return new Map(animalIds.map((id) => [id, fixed.map(({ code }) => code)]));
  const rows = await tx
    .select({ id: animals.id, breedId: animals.breedId, speciesId: animals.speciesId })
    .from(animals)
    .where(inArray(animals.id, [...animalIds]));
  const codes = new Map<number, readonly string[]>();
  for (const [, own] of groupBy(rows, ({ breedId, speciesId }) => `${speciesId} ${breedId}`)) {
    const [first] = own;
    const added = first === undefined ? [] : await listUpgradeTests(tx, [productId], first);
    for (const { id } of own) codes.set(id, added);
  }
  return codes;
}

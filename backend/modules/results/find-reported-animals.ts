import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { productTests } from "@/backend/db/schema/catalogue";
import { reportVersions } from "@/backend/db/schema/lab";

/** Those animals whose current reports have a result of every test of the product. */
export async function findReportedAnimals(
  tx: Tx,
  productId: number,
  animalIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const codes = await tx
    .select({ code: productTests.testCode })
    .from(productTests)
    .where(eq(productTests.productId, productId));
  if (codes.length === 0 || animalIds.length === 0) return new Set();
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
  return new Set(animalIds.filter((id) => codes.every(({ code }) => reported.get(id)?.has(code))));
}

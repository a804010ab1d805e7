import { and, eq, type SQL } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";

/** Kit ids of those tubes of the animal that are `other`. */
export async function listOtherTubes(tx: Tx, animalId: number, other: SQL): Promise<number[]> {
  const rows = await tx
    .select({ kitId: samples.kitId })
    .from(samples)
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .where(and(eq(activations.animalId, animalId), other))
    .orderBy(samples.kitId);
  return rows.map(({ kitId }) => kitId);
}

import { and, eq, type SQL } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";

/** Kit ids of the tubes of the animal, whichever activation they belong to. */
export async function listTubes(tx: Tx, animalId: number, where?: SQL): Promise<number[]> {
  const rows = await tx
    .select({ kitId: samples.kitId })
    .from(samples)
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .where(and(eq(activations.animalId, animalId), where))
    .orderBy(samples.kitId);
  return rows.map(({ kitId }) => kitId);
}

import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";

/** A tube with the activation and animal it belongs to. */
export interface Tube {
  readonly kit: typeof kits.$inferSelect;
  readonly sample: typeof samples.$inferSelect;
  readonly activation: typeof activations.$inferSelect;
  readonly animal: typeof animals.$inferSelect;
}

/** Undefined before somebody has activated the kit. Locks the activation: tubes of one animal share its report. */
export async function lockTube(tx: Tx, kitId: number): Promise<Tube | undefined> {
  const [tube] = await tx
    .select({ kit: kits, sample: samples, activation: activations, animal: animals })
    .from(samples)
    .innerJoin(kits, eq(kits.id, samples.kitId))
    .innerJoin(activations, eq(activations.id, samples.activationId))
    .innerJoin(animals, eq(animals.id, activations.animalId))
    .where(eq(samples.kitId, kitId))
    .for("update", { of: activations });
  return tube;
}

import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { relativeConsents } from "@/backend/db/schema/breeding-community";

/** The animal changes its owner or is archived: both consents end, and a later owner decides again. */
export async function endConsents(tx: Tx, animalId: number): Promise<void> {
  await tx.delete(relativeConsents).where(eq(relativeConsents.animalId, animalId));
  await tx.update(activations).set({ statisticsConsentAt: null }).where(eq(activations.animalId, animalId));
}

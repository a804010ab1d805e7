import { eq, sql } from "drizzle-orm";
import { animalCollections } from "@/backend/db/schema/animal-access";
import type { SignedInContext, Input } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import { recordAnimalEvent } from "@/backend/animals/records/animals/record-event";
import { lockWaiting } from "./lock-waiting";

/** It leaves the list of the account with the recorded address. The agent can correct the address. */
export async function declineCollected(
  { tx, caller }: SignedInContext,
  { params: { id: animalId } }: Input<"collectedAnimals.decline">,
) {
  const waiting = await lockWaiting(tx, caller, animalId);
  if (waiting instanceof Refusal) return waiting;
  await tx
    .update(animalCollections)
    .set({ declinedAt: sql`now()` })
    .where(eq(animalCollections.animalId, animalId));
  await recordAnimalEvent(tx, caller, animalId, "declined");
  return undefined;
}

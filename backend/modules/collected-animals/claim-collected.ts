import { and, eq, isNull, ne, or, sql } from "drizzle-orm";
import { animalCollections } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import type { UseCaseContext } from "@/backend/http/handler-types";
import { notFound, notSignedIn } from "@/backend/http/refusals";
import { lockUser } from "@/backend/modules/account/lock-user";
import { refuseChipInUse } from "@/backend/modules/animals/chip-in-use";
import { recordAnimalEvent } from "@/backend/modules/animals/record-event";

/** Nobody certifies a sample of their own animal, so an agent never claims what they collected. */
export const isOfAnotherAgent = (userId: number) =>
  or(isNull(animalCollections.agentId), ne(animalCollections.agentId, userId));

/** The account with the recorded address becomes the owner. The agent's access ends. */
export async function claimCollected({ tx, caller }: UseCaseContext, animalId: number) {
  const user = caller.user && (await lockUser(tx, caller.user.id));
  if (user === undefined) return notSignedIn();
  const [animal] = await tx.select().from(animals).where(eq(animals.id, animalId)).for("update");
  if (animal === undefined || animal.ownerId !== null) return notFound();
  const claimed = await tx
    .update(animalCollections)
    .set({ claimedAt: sql`now()` })
    .where(
      and(
        eq(animalCollections.animalId, animalId),
        eq(animalCollections.ownerEmail, user.email),
        isNull(animalCollections.claimedAt),
        isOfAnotherAgent(user.id),
      ),
    )
    .returning({ id: animalCollections.animalId });
  if (claimed.length === 0) return notFound();
  const refusal = await refuseChipInUse(tx, user.id, animal.chipNumber);
  if (refusal) return refusal;
  await tx.update(animals).set({ ownerId: user.id }).where(eq(animals.id, animalId));
  await recordAnimalEvent(tx, caller, animalId, "claimed");
  return { id: animalId };
}

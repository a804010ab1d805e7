import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animalCollections } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import type { SignedInCaller } from "@/backend/http/caller";
import { notFound, notSignedIn } from "@/backend/http/refusals";
import { lockUser, type User } from "@/backend/kernel/users/lock-user";

/**
 * Condition on `animal_collections`: the user has neither accepted nor declined it. Nobody certifies a sample of their own
 * animal, so an agent never claims what they collected.
 */
export const isWaitingFor = ({ id, email }: Pick<User, "id" | "email">) =>
  and(
    eq(animalCollections.ownerEmail, email),
    isNull(animalCollections.claimedAt),
    isNull(animalCollections.declinedAt),
    or(isNull(animalCollections.agentId), ne(animalCollections.agentId, id)),
  );

/** The caller, and an animal that an agent recorded for their address. */
export async function lockWaiting(tx: Tx, caller: SignedInCaller, animalId: number) {
  const user = await lockUser(tx, caller.user.id);
  if (user === undefined) return notSignedIn();
  const [animal] = await tx.select().from(animals).where(eq(animals.id, animalId)).for("update");
  const [collection] = await tx
    .select({ id: animalCollections.animalId })
    .from(animalCollections)
    .where(and(eq(animalCollections.animalId, animalId), isWaitingFor(user)));
  if (animal === undefined || animal.ownerId !== null || collection === undefined) return notFound();
  return { user, animal };
}

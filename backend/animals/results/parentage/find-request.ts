import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { parentageRequests } from "@/backend/db/schema/parentage";

/** Condition for a request that the user made and did not delete. */
const isOwn = (userId: number, id: number) =>
  and(
    ...[eq(parentageRequests.id, id), eq(parentageRequests.userId, userId)],
    isNull(parentageRequests.deletedAt),
  );

export async function findRequest(tx: Tx, userId: number, id: number) {
  const [request] = await tx.select().from(parentageRequests).where(isOwn(userId, id));
  return request;
}

export async function lockRequest(tx: Tx, userId: number, id: number) {
  const [request] = await tx.select().from(parentageRequests).where(isOwn(userId, id)).for("update");
  return request;
}

/**
 * Locks the animals of a request. Always taken before the lock on the request, so that transactions cannot deadlock:
 * shares and transfers lock their animal first, and a second update of a request locks the animals it refers to.
 */
export async function lockParticipants(tx: Tx, id: number): Promise<void> {
  const { offspringId, damId, sireId } = parentageRequests;
  await tx
    .select({ id: animals.id })
    .from(animals)
    .innerJoin(
      parentageRequests,
      or(eq(animals.id, offspringId), eq(animals.id, damId), eq(animals.id, sireId)),
    )
    .where(eq(parentageRequests.id, id))
    .orderBy(asc(animals.id))
    .for("no key update", { of: animals });
}

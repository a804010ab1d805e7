import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
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

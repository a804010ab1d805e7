import { and, arrayContains, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animalGrants } from "@/backend/db/schema/animal-access";
import { parentageConsents, parentageRequests } from "@/backend/db/schema/parentage";
import { isGrantee } from "@/backend/kernel/animal-access/read-access";
import { declineRequest } from "./decline-request";
import type { NoticeContext } from "./parentage-notices";

/**
 * Declines the requests that are not compared yet and whose consent was a share that its owner has revoked. The caller
 * holds the lock on the animal.
 */
export async function declineUnshared(context: NoticeContext, animalId: number): Promise<void> {
  const { tx } = context;
  const { id, userId, state, deletedAt } = parentageRequests;
  const ofAnimal = and(eq(parentageConsents.requestId, id), eq(parentageConsents.animalId, animalId));
  const requests = await tx
    .select({ id, userId })
    .from(parentageRequests)
    .innerJoin(parentageConsents, ofAnimal)
    .where(
      and(
        ...[eq(parentageConsents.isFromGrant, true), isNull(deletedAt)],
        inArray(state, ["waiting-for-consent", "waiting-for-profile"]),
      ),
    )
    .orderBy(asc(id))
    .for("update", { of: parentageRequests });
  for (const request of requests) {
    if (request.userId !== null && (await isShared(tx, animalId, request.userId))) continue;
    await tx
      .update(parentageConsents)
      .set({ state: "refused", isFromGrant: false, decidedAt: new Date() })
      .where(and(eq(parentageConsents.requestId, request.id), eq(parentageConsents.animalId, animalId)));
    await declineRequest(context, request.id);
  }
}

/** Also by a share that has run out: it held when the request was made. */
async function isShared(tx: Tx, animalId: number, userId: number): Promise<boolean> {
  const rows = await tx
    .select({ id: animalGrants.id })
    .from(animalGrants)
    .where(
      and(
        ...[eq(animalGrants.animalId, animalId), isNull(animalGrants.revokedAt)],
        arrayContains(animalGrants.scopes, ["parentage"]),
        isGrantee(tx, userId),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

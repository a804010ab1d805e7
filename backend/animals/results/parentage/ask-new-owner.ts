import { and, eq, inArray, isNull, ne, or } from "drizzle-orm";
import { parentageConsents, parentageRequests } from "@/backend/db/schema/parentage";
import { askForConsent, type NoticeContext } from "./parentage-notices";

interface NewOwner {
  readonly animalId: number;
  readonly ownerId: number;
}

/** What the former owner allowed or requested waits for the new owner, unless it is reported or their own request. */
export async function askNewOwner(context: NoticeContext, { animalId, ownerId }: NewOwner): Promise<void> {
  const { tx } = context;
  const { id, userId, state, offspringId, damId, sireId, deletedAt } = parentageRequests;
  const requests = await tx
    .update(parentageRequests)
    .set({ state: "waiting-for-consent" })
    .where(
      and(
        ...[ne(userId, ownerId), isNull(deletedAt)],
        inArray(state, ["waiting-for-consent", "waiting-for-profile"]),
        or(eq(offspringId, animalId), eq(damId, animalId), eq(sireId, animalId)),
      ),
    )
    .returning({ id });
  const waiting = { ownerId, state: "waiting", isFromGrant: false, decidedAt: null } as const;
  for (const request of requests) {
    await tx
      .insert(parentageConsents)
      .values({ requestId: request.id, animalId, ...waiting })
      .onConflictDoUpdate({
        target: [parentageConsents.requestId, parentageConsents.animalId],
        set: waiting,
      });
    await askForConsent(context, request.id);
  }
}

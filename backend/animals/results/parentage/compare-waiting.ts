import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { parentageRequests } from "@/backend/db/schema/parentage";
import { withRetry } from "@/backend/db/with-retry";
import { compareRequest } from "./compare-request";
import { lockParticipants } from "./find-request";
import { type NoticeContext, notifyRequester } from "./parentage-notices";

interface CompareContext {
  readonly db: Db;
  readonly appOrigin: string;
}

const isWaiting = and(
  eq(parentageRequests.state, "waiting-for-profile"),
  isNull(parentageRequests.deletedAt),
);

/** Job: compares the requests that wait for a profile of this animal, each in its own transaction. */
export async function compareWaiting({ db, appOrigin }: CompareContext, animalId: number): Promise<void> {
  const { id, offspringId, damId, sireId } = parentageRequests;
  const waiting = await db
    .select({ id })
    .from(parentageRequests)
    .where(and(isWaiting, or(eq(offspringId, animalId), eq(damId, animalId), eq(sireId, animalId))))
    .orderBy(asc(id));
  for (const request of waiting)
    await withRetry(() => db.transaction((tx) => compareOne({ tx, appOrigin }, request.id)));
}

async function compareOne(context: NoticeContext, id: number): Promise<void> {
  const { tx } = context;
  await lockParticipants(tx, id);
  const [request] = await tx
    .select()
    .from(parentageRequests)
    .where(and(eq(parentageRequests.id, id), isWaiting))
    .for("update");
  if (request === undefined) return;
  const { state } = await compareRequest(tx, request);
  if (state === "reported") await notifyRequester(context, id, "reported");
}

import { and, asc, eq, isNull, or } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { parentageRequests } from "@/backend/db/schema/parentage";
import { withRetry } from "@/backend/db/with-retry";
import { compareRequest } from "./compare-request";
import { notifyRequester } from "./parentage-notices";

interface CompareContext {
  readonly db: Db;
  readonly appOrigin: string;
}

/** Job: compares the requests that wait for a profile of this animal. */
export async function compareWaiting({ db, appOrigin }: CompareContext, animalId: number): Promise<void> {
  await withRetry(() =>
    db.transaction(async (tx) => {
      const { offspringId, damId, sireId } = parentageRequests;
      const waiting = await tx
        .select()
        .from(parentageRequests)
        .where(
          and(
            eq(parentageRequests.state, "waiting-for-profile"),
            isNull(parentageRequests.deletedAt),
            or(eq(offspringId, animalId), eq(damId, animalId), eq(sireId, animalId)),
          ),
        )
        .orderBy(asc(parentageRequests.id))
        .for("update");
      for (const request of waiting) {
        const { state } = await compareRequest(tx, request);
        if (state === "reported") await notifyRequester({ tx, appOrigin }, request.id, "reported");
      }
    }),
  );
}

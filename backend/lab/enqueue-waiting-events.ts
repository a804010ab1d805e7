import { inArray } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { labEvents } from "@/backend/db/schema/lab";
import { enqueueAll } from "@/backend/jobs/enqueue";

/** Processes tubes again that the laboratory has reported about, because what we know about them has changed. */
export async function enqueueWaitingEvents(tx: Tx, kitIds: readonly number[]): Promise<void> {
  const rows = await tx
    .selectDistinct({ kitId: labEvents.kitId })
    .from(labEvents)
    .where(inArray(labEvents.kitId, [...kitIds]));
  await enqueueAll(tx, "process-lab-events", rows);
}

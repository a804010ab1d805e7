import { inArray, ne } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { samples } from "@/backend/db/schema/activations";
import { labEvents } from "@/backend/db/schema/lab";
import { enqueueAll } from "@/backend/jobs/enqueue";
import { listTubes } from "./list-tubes";
import type { Tube } from "@/backend/kits/lab/tube";

/** Processes tubes again that the laboratory has reported about, because what we know about them has changed. */
export async function enqueueWaitingEvents(tx: Tx, kitIds: readonly number[]): Promise<void> {
  const rows = await tx
    .selectDistinct({ kitId: labEvents.kitId })
    .from(labEvents)
    .where(inArray(labEvents.kitId, [...kitIds]));
  await enqueueAll(tx, "process-lab-events", rows);
}

/** Other tubes of the animal: their details and their report may depend on the results of this one. */
export async function enqueueOtherTubes(tx: Tx, { animal, kit }: Tube): Promise<void> {
  await enqueueWaitingEvents(tx, await listTubes(tx, animal.id, ne(samples.kitId, kit.id)));
}

import { eq } from "drizzle-orm";
import type { LabEventContent } from "@/lib/domain/kits/lab-event";
import type { Tx } from "@/backend/db/client";
import { labEvents } from "@/backend/db/schema/lab";
import { type FoldedEvent, sortEvents } from "./fold-events";

/** In the order in which they count. */
export async function readEvents(tx: Tx, kitId: number): Promise<FoldedEvent[]> {
  const rows = await tx.select().from(labEvents).where(eq(labEvents.kitId, kitId));
  return sortEvents(rows).map(({ id, lab, sequence, occurredAt, type, body }) => ({
    // The event was parsed before it was stored.
    ...({ type, ...Object(body) } as LabEventContent),
    id,
    lab,
    sequence,
    occurredAt,
  }));
}

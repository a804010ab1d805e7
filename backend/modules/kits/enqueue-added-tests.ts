import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { orderLines } from "@/backend/db/schema/orders";
import { enqueueWaitingEvents } from "@/backend/lab/enqueue-waiting-events";

/** Processes tubes again that the tests of an order were added to: the laboratory may have reported already. */
export async function enqueueAddedTests(tx: Tx, orderId: number): Promise<void> {
  const rows = await tx
    .selectDistinct({ kitId: samples.kitId })
    .from(orderLines)
    .innerJoin(activations, eq(activations.kitId, orderLines.kitId))
    .innerJoin(samples, eq(samples.activationId, activations.id))
    .where(eq(orderLines.orderId, orderId));
  await enqueueWaitingEvents(
    tx,
    rows.map(({ kitId }) => kitId),
  );
}

import { eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";
import { samples } from "@/backend/db/schema/activations";
import { orderLines } from "@/backend/db/schema/orders";
import { enqueueWaitingEvents } from "./enqueue-waiting-events";

const tested = alias(samples, "tested");

/** Processes tubes again that the tests of an order were added to: the laboratory may have reported already. */
export async function enqueueAddedTests(tx: Tx, orderId: number): Promise<void> {
  const rows = await tx
    .selectDistinct({ kitId: samples.kitId })
    .from(orderLines)
    .innerJoin(tested, eq(tested.kitId, orderLines.kitId))
    .innerJoin(samples, eq(samples.activationId, tested.activationId))
    .where(eq(orderLines.orderId, orderId));
  await enqueueWaitingEvents(
    tx,
    rows.map(({ kitId }) => kitId),
  );
}

import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { kits } from "@/backend/db/schema/kits";
import { orderLines } from "@/backend/db/schema/orders";

/** The tubes of an order are in its parcel. Those that are void stay behind. */
export async function markKitsSent(tx: Tx, orderId: number): Promise<void> {
  const lines = tx.select({ id: orderLines.id }).from(orderLines).where(eq(orderLines.orderId, orderId));
  await tx
    .update(kits)
    .set({ sentAt: sql`now()` })
    .where(and(inArray(kits.orderLineId, lines), isNull(kits.sentAt), isNull(kits.voidedAt)));
}

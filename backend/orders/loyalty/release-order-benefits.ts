import type { Tx } from "@/backend/db/client";
import type { orders } from "@/backend/db/schema/orders";
import { releaseCoupon } from "./coupon-use";
import { reversePoints } from "./points";

/**
 * Returns coupon and points of a cancelled or refunded order, in the transaction of the state change. Idempotent: the
 * refund may fail at the bank days later and be repeated.
 */
export async function releaseOrderBenefits(tx: Tx, order: typeof orders.$inferSelect): Promise<void> {
  await releaseCoupon(tx, order);
  await reversePoints(tx, order);
}

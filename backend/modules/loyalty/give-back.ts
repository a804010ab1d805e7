import type { Tx } from "@/backend/db/client";
import type { orders } from "@/backend/db/schema/orders";
import { giveCouponBack } from "./coupon-use";
import { givePointsBack } from "./points";

/** Of an order that had taken both and is given back whole: in the transaction that says so, and once. */
export async function giveBack(tx: Tx, order: typeof orders.$inferSelect): Promise<void> {
  await giveCouponBack(tx, order);
  await givePointsBack(tx, order);
}

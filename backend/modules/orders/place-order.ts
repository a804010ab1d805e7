import { eq } from "drizzle-orm";
import type { PaymentCode } from "@/lib/config/orders";
import type { Tx } from "@/backend/db/client";
import { carts } from "@/backend/db/schema/carts";
import type { orders } from "@/backend/db/schema/orders";
import { rememberAddress } from "@/backend/modules/loyalty/addresses";
import { takeCoupon } from "@/backend/modules/loyalty/coupon-use";
import { takePoints } from "@/backend/modules/loyalty/points";
import { becomeOpen, becomePaid } from "./become";

export interface PlaceOrder {
  readonly order: typeof orders.$inferSelect;
  /** `open` waits for money until `dueAt`. */
  readonly state: "open" | "paid";
  readonly method: PaymentCode | null;
  readonly now: Date;
  readonly dueAt: Date;
  readonly appOrigin: string;
  /** How money can be sent, of an order that waits for a transfer. */
  readonly transferAccount?: string | undefined;
}

export type Gone = "coupon-gone" | "points-gone";

/**
 * A locked draft becomes an order: coupon and points are taken, invoice, timeline and mail are written, its cart is done. Where
 * coupon or points are gone it says so, and the transaction is to be given up. Advance orders are placed by it too.
 */
export async function placeOrder(tx: Tx, place: PlaceOrder): Promise<undefined | Gone> {
  const { order, now } = place;
  if (!(await takeCoupon(tx, order))) return "coupon-gone";
  if (!(await takePoints(tx, order))) return "points-gone";
  if (order.cartId !== null) await finishCart(tx, order.cartId, now);
  await rememberAddresses(tx, order);
  if (place.state === "paid") await becomePaid(tx, place);
  else await becomeOpen(tx, place);
  return undefined;
}

/** Empty for whoever asks from now on: what was in it is in the order. */
export async function finishCart(tx: Tx, cartId: string, now: Date): Promise<void> {
  await tx.update(carts).set({ orderedAt: now, updatedAt: now }).where(eq(carts.id, cartId));
}

async function rememberAddresses(tx: Tx, order: typeof orders.$inferSelect): Promise<void> {
  const { userId, billingAddress, shippingAddress } = order;
  if (userId === null) return;
  if (billingAddress) await rememberAddress(tx, userId, billingAddress);
  if (shippingAddress) await rememberAddress(tx, userId, shippingAddress);
}

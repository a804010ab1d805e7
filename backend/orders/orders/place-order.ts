import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { carts } from "@/backend/db/schema/carts";
import { saveAddress } from "@/backend/kernel/addresses/saved-addresses";
import { carryItemsOver } from "@/backend/orders/cart/carry-items-over";
import { consumeCoupon } from "@/backend/orders/loyalty/coupon-use";
import { spendPoints } from "@/backend/orders/loyalty/points";
import { requestSubscription } from "@/backend/account/public/request-subscription";
import { type PlaceOrderOptions, transitionToOpen, transitionToPaid } from "./order-transitions";

export type RedemptionFailure = "coupon-gone" | "points-gone";

/**
 * Turns a locked draft into an order: redeems coupon and points, writes invoice, events and mail, marks the cart ordered.
 * If coupon or points are gone it returns the failure, and the caller must roll back. Also used for supplies orders.
 */
export async function placeOrder(tx: Tx, options: PlaceOrderOptions): Promise<undefined | RedemptionFailure> {
  const { order, now } = options;
  if (!(await consumeCoupon(tx, order))) return "coupon-gone";
  if (!(await spendPoints(tx, order))) return "points-gone";
  await closeCart(tx, order, now);
  await saveBuyerDetails(tx, options);
  if (options.state === "paid") await transitionToPaid(tx, options);
  else await transitionToOpen(tx, options);
  return undefined;
}

type Order = PlaceOrderOptions["order"];

/** From now on the cart accepts no items: what it had is in the order, and what was added since is in a new cart. */
export async function closeCart(tx: Tx, { id, cartId }: Order, now: Date): Promise<void> {
  if (cartId === null) return;
  await tx.update(carts).set({ orderedAt: now, updatedAt: now }).where(eq(carts.id, cartId));
  await carryItemsOver(tx, cartId, id);
}

type BuyerDetails = Pick<PlaceOrderOptions, "order" | "appOrigin">;

/** Addresses and the newsletter, which outlive the order. */
export async function saveBuyerDetails(tx: Tx, details: BuyerDetails): Promise<void> {
  await rememberAddresses(tx, details.order);
  await subscribeBuyer(tx, details);
}

async function rememberAddresses(tx: Tx, order: Order): Promise<void> {
  const { userId, billingAddress, shippingAddress } = order;
  if (userId === null) return;
  if (billingAddress) await saveAddress(tx, userId, billingAddress);
  if (shippingAddress) await saveAddress(tx, userId, shippingAddress);
}

/** The buyer confirms the newsletter by mail, as everybody does. */
async function subscribeBuyer(tx: Tx, { order, appOrigin }: BuyerDetails): Promise<void> {
  const { isNewsletterSubscribed, language } = order;
  if (isNewsletterSubscribed)
    await requestSubscription(tx, { email: order.email.toLowerCase(), language, appOrigin });
}

import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { PricedCart } from "@/lib/domain/priced-cart";
import type { Tx } from "@/backend/db/client";
import { orderLines, orders } from "@/backend/db/schema/orders";
import type { Visit } from "@/backend/http/visit";
import { regionOfCart } from "@/backend/modules/cart/find-cart";
import type { Order } from "@/backend/modules/payments/find-payment";
import type { Buyer } from "./checkout-input";
import { type Cart, orderOfCart } from "./find-checkout";
import { newOrderNumber } from "@/backend/modules/orders/order-number";

interface Draft {
  readonly cart: Cart;
  readonly priced: PricedCart;
  readonly visit: Visit;
  readonly buyer: Buyer;
  readonly isOnAccount: boolean;
}

/** The cart, which the caller has locked, as the order it will be: one per cart, written anew with every try. */
export async function writeDraft(tx: Tx, draft: Draft): Promise<Order> {
  const before = await orderOfCart(tx, draft.cart.id);
  if (before !== undefined && before.state !== "draft") return before;
  const values = valuesOf(draft);
  const [order] = before
    ? await tx.update(orders).set(values).where(eq(orders.id, before.id)).returning()
    : await tx
        .insert(orders)
        .values({
          ...values,
          number: newOrderNumber(),
          token: randomBytes(32).toString("base64url"),
          state: "draft",
        })
        .returning();
  if (order === undefined) throw new Error("A draft was not written.");
  await tx.delete(orderLines).where(eq(orderLines.orderId, order.id));
  await tx.insert(orderLines).values(linesOf(order.id, draft.priced));
  return order;
}

function valuesOf({ cart, priced, visit, buyer, isOnAccount }: Draft) {
  const { firstName, lastName, email, phoneNumber } = buyer.user;
  return {
    cartId: cart.id,
    cartVersion: cart.version,
    userId: visit.person?.id ?? null,
    email,
    name: `${firstName} ${lastName}`.trim(),
    phoneNumber: phoneNumber ?? cart.phoneNumber,
    ...placesOf({ cart, visit, buyer, isOnAccount }),
    ...pricesOf(priced),
    sampleCollector: cart.sampleCollector,
    isNewsletterSubscribed: cart.isNewsletterSubscribed,
    isSwabRequired: cart.isSwabRequired,
  };
}

/** Who orders on account is asked for no address, and none is kept. */
function placesOf({ cart, visit, buyer, isOnAccount }: Omit<Draft, "priced">) {
  const region = regionOfCart(cart, visit);
  const shippingAddress = isOnAccount ? null : (buyer.shippingAddress ?? cart.shippingAddress);
  const billingAddress = isOnAccount
    ? null
    : (buyer.billingAddress ?? cart.billingAddress ?? shippingAddress);
  const country = shippingAddress?.country ?? cart.country ?? visit.country ?? region;
  return { region, country, shippingAddress, billingAddress };
}

function pricesOf(priced: PricedCart) {
  const { currency, subtotal, shipping, discount, pointsValue, total, tax, taxRateBps } = priced;
  return {
    ...{ currency, subtotal, shipping, discount, pointsValue, total, tax, taxRateBps },
    couponCode: priced.coupon?.code ?? null,
    loyaltyPoints: priced.loyaltyPoints,
    shippingMethodId: priced.shippingMethod?.id ?? null,
    shippingMethodName: priced.shippingMethod?.name ?? null,
  };
}

function linesOf(orderId: number, { lines }: PricedCart) {
  return lines.map(({ itemId: _, customTests, ...line }, position) => ({
    ...line,
    customTests: customTests === null ? null : [...customTests],
    orderId,
    position,
  }));
}

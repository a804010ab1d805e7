import { eq } from "drizzle-orm";
import type { PricedCart } from "@/lib/domain/orders/priced-cart";
import type { Tx } from "@/backend/db/client";
import { orderLines, orders } from "@/backend/db/schema/orders";
import type { Caller } from "@/backend/http/caller";
import { type CartMarket, readCartMarket } from "@/backend/orders/cart/cart-market";
import { lockOrders, type Order } from "@/backend/orders/payments/find-payment";
import type { Buyer } from "./checkout-input";
import { type Cart, findCheckoutCart, findOrderOfCart } from "./find-checkout-cart";
import { newOrderNumber } from "@/backend/orders/orders/order-number";
import { Refusal } from "@/backend/http/refusals";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { priceCart } from "@/backend/orders/cart/price-cart";
import { validateCheckout } from "./validate-checkout";
import { insertedRow } from "@/backend/db/inserted-row";
import { randomToken } from "@/backend/db/random-token";

/** Locks and prices the cart and stores its draft order. A cart that was ordered returns that order. Lock order: see `lockPayment`. */
export async function createDraftOrder(tx: Tx, caller: Caller, buyer: Buyer): Promise<Order | Refusal> {
  if (caller.user) await lockUser(tx, caller.user.id);
  const cart = await findCheckoutCart(tx, caller, buyer.sessionId, true);
  if (cart instanceof Refusal) return cart;
  const existing = await findOrderOfCart(tx, cart.id);
  if (existing !== undefined) await lockOrders(tx, [existing.id]);
  if (existing !== undefined && (cart.orderedAt !== null || existing.state !== "draft")) return existing;
  const destined = withAddresses(cart, buyer);
  const market = await readCartMarket(tx, destined, caller);
  const priced = await priceCart(tx, destined, caller);
  const checkout = { cart: destined, displayed: cart, market, priced, caller, buyer };
  return (await validateCheckout(tx, checkout)) ?? upsertDraft(tx, checkout);
}

/** The addresses of the order decide its prices and tax, whatever the cart was displayed for. */
export function withAddresses(cart: Cart, { shippingAddress, billingAddress }: Buyer): Cart {
  const delivery = shippingAddress ?? cart.shippingAddress;
  return {
    ...cart,
    shippingAddress: delivery,
    billingAddress: billingAddress ?? cart.billingAddress ?? delivery,
  };
}

interface Draft {
  /** With the addresses of the order. */
  readonly cart: Cart;
  readonly market: CartMarket;
  readonly priced: PricedCart;
  readonly caller: Caller;
  readonly buyer: Buyer;
}

/** One draft per cart, overwritten on every try. The caller holds the lock on the cart. */
async function upsertDraft(tx: Tx, draft: Draft): Promise<Order> {
  const existing = await findOrderOfCart(tx, draft.cart.id);
  if (existing !== undefined && existing.state !== "draft") return existing;
  const values = toOrderColumns(draft);
  const order = insertedRow(
    existing
      ? await tx.update(orders).set(values).where(eq(orders.id, existing.id)).returning()
      : await tx
          .insert(orders)
          .values({
            ...values,
            number: newOrderNumber(),
            token: randomToken(),
            state: "draft",
          })
          .returning(),
  );
  await tx.delete(orderLines).where(eq(orderLines.orderId, order.id));
  await tx.insert(orderLines).values(toOrderLines(order.id, draft.priced));
  return order;
}

function toOrderColumns({ cart, market, priced, caller, buyer }: Draft) {
  const { firstName, lastName, email, phoneNumber } = buyer.user;
  const addresses = toAddresses({ cart, market, buyer });
  return {
    cartId: cart.id,
    cartVersion: cart.version,
    userId: caller.user?.id ?? null,
    email,
    name: `${firstName} ${lastName}`.trim(),
    phoneNumber: phoneNumber ?? cart.phoneNumber,
    store: market.store,
    country: market.country ?? market.store,
    ...addresses,
    ...toPrices(priced),
    sampleCollector: cart.sampleCollector,
    isNewsletterSubscribed: cart.isNewsletterSubscribed,
    // Swabs are posted.
    isSwabRequired: cart.isSwabRequired && addresses.shippingAddress !== null,
    language: caller.language,
  };
}

/** Orders on account go to the practice and are billed to the address of its account. */
function toAddresses({ cart, market: { practice }, buyer }: Pick<Draft, "cart" | "market" | "buyer">) {
  const { shippingAddress, billingAddress } = cart;
  if (practice === undefined) return { shippingAddress, billingAddress };
  const { firstName, lastName } = buyer.user;
  const accountAddress = { firstName, lastName, ...practice };
  return { shippingAddress: shippingAddress ?? accountAddress, billingAddress: accountAddress };
}

function toPrices(priced: PricedCart) {
  const { currency, subtotal, shipping, discount, pointsValue, total, tax, taxRateBps } = priced;
  return {
    currency,
    subtotal,
    shipping,
    discount,
    pointsValue,
    total,
    tax,
    taxRateBps,
    couponCode: priced.coupon?.code ?? null,
    loyaltyPoints: priced.loyaltyPoints,
    shippingMethodId: priced.shippingMethod?.id ?? null,
    shippingMethodName: priced.shippingMethod?.name ?? null,
  };
}

function toOrderLines(orderId: number, { lines }: PricedCart) {
  return lines.map(({ itemId: _, customTests, needsKit, ...line }, position) => ({
    ...line,
    // With a kit, it is an order like that of any other kit.
    ...(needsKit && { isUpgradeTests: false, isUpgradeFullbreed: false }),
    customTests: customTests === null ? null : [...customTests],
    orderId,
    position,
  }));
}

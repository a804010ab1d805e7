import { and, asc, eq } from "drizzle-orm";
import { currencySymbol } from "@/lib/config/markets";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { invoices, orderLines, orders } from "@/backend/db/schema/orders";
import { shippingPrices } from "@/backend/db/schema/pricing";
import { notFound } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { mayEnd } from "@/backend/modules/subscriptions/end-by-token";
import { readRenewal } from "@/backend/modules/subscriptions/read-renewal";
import { liveStates, type Order, paymentsOf } from "@/backend/modules/payments/find-payment";
import { sampleOf } from "./sample-of";

/** By its token, for whoever has it: again tomorrow, in another browser, signed in or not. Addresses are not in it. */
export async function readPlacedOrder(tx: Tx, { person }: Visit, token: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.token, token));
  if (order === undefined) return notFound();
  const live = order.state === "draft" ? await paymentsOf(tx, [order.id], liveStates) : [];
  const isProcessing = live.length > 0;
  // A draft that nobody is paying is nothing that anybody has ordered.
  if (order.state === "draft" && !isProcessing) return notFound();
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.orderId, order.id));
  return {
    ...describe(order),
    isProcessing,
    dueAt: invoice?.dueAt.toISOString() ?? null,
    lines: await linesOf(tx, order.id),
    sample: await sampleOf(tx, order.id),
    deliveryDays: await daysOf(tx, order),
    renewal: await readRenewal(tx, order.id, mayEnd(order, person)),
  };
}

function describe(order: Order) {
  const { number, state, method, email, currency, country, taxRateBps } = order;
  const { subtotal, shipping, discount, pointsValue, total, tax } = order;
  return {
    ...{ number, state, method, email, country, taxRateBps },
    placedAt: order.placedAt?.toISOString() ?? null,
    shippingMethod: order.shippingMethodName,
    subtotal: toWireAmount(subtotal),
    shipping: toWireAmount(shipping),
    discount: toWireAmount(discount),
    pointsValue: toWireAmount(pointsValue),
    total: toWireAmount(total),
    tax: toWireAmount(tax),
    currency: { code: currency, symbol: currencySymbol(currency) },
  };
}

async function linesOf(tx: Tx, orderId: number) {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  return lines.map(({ productId, name, quantity, unitAmount, amount }) => ({
    product: { id: productId, name },
    quantity,
    unitAmount: toWireAmount(unitAmount),
    amount: toWireAmount(amount),
  }));
}

async function daysOf(tx: Tx, { shippingMethodId, region }: Order) {
  if (shippingMethodId === null) return null;
  const [price] = await tx
    .select({ min: shippingPrices.minDays, max: shippingPrices.maxDays })
    .from(shippingPrices)
    .where(and(eq(shippingPrices.methodId, shippingMethodId), eq(shippingPrices.region, region)));
  return price ?? null;
}

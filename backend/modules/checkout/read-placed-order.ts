import { and, asc, eq } from "drizzle-orm";
import { currencySymbol } from "@/lib/config/markets";
import type { OrderSample } from "@/lib/config/orders";
import { sampledProductTypes } from "@/lib/config/product-types";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { products } from "@/backend/db/schema/catalogue";
import { invoices, orderLines, orders } from "@/backend/db/schema/orders";
import { shippingPrices } from "@/backend/db/schema/pricing";
import { notFound } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { canCancelSubscription } from "@/backend/modules/subscriptions/cancel-subscription";
import { readRenewal } from "@/backend/modules/subscriptions/read-renewal";
import {
  activePaymentStates,
  type Order,
  listPaymentsOfOrders,
} from "@/backend/modules/payments/find-payment";

/** Readable by anyone with the token, signed in or not; therefore without addresses. */
export async function readPlacedOrder(tx: Tx, { user }: Caller, token: string) {
  const [order] = await tx.select().from(orders).where(eq(orders.token, token));
  if (order === undefined) return notFound();
  const activePayments =
    order.state === "draft" ? await listPaymentsOfOrders(tx, [order.id], activePaymentStates) : [];
  const isProcessing = activePayments.length > 0;
  // A draft without a live payment is not an order.
  if (order.state === "draft" && !isProcessing) return notFound();
  const [invoice] = await tx.select().from(invoices).where(eq(invoices.orderId, order.id));
  return {
    ...toSummary(order),
    isProcessing,
    dueAt: invoice?.dueAt.toISOString() ?? null,
    lines: await readLines(tx, order.id),
    sample: await findSampleStatus(tx, order.id),
    deliveryDays: await readDeliveryDays(tx, order),
    renewal: await readRenewal(tx, order.id, canCancelSubscription(order, user)),
  };
}

function toSummary(order: Order) {
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

async function readLines(tx: Tx, orderId: number) {
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

async function readDeliveryDays(tx: Tx, { shippingMethodId, region }: Order) {
  if (shippingMethodId === null) return null;
  const [price] = await tx
    .select({ min: shippingPrices.minDays, max: shippingPrices.maxDays })
    .from(shippingPrices)
    .where(and(eq(shippingPrices.methodId, shippingMethodId), eq(shippingPrices.region, region)));
  return price ?? null;
}

/** Whether the laboratory awaits a sample, already has one, or tests nothing. Decides the next steps shown. */
async function findSampleStatus(tx: Tx, orderId: number): Promise<OrderSample> {
  const lines = await tx
    .select({ line: orderLines, typeId: products.typeId, sample: products.sample })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId));
  const isUpgrade = ({ line }: (typeof lines)[number]) => line.isUpgradeTests || line.isUpgradeFullbreed;
  if (lines.some((line) => !isUpgrade(line) && line.sample !== "none")) return "awaited";
  return lines.some((line) => isUpgrade(line) || sampledProductTypes.includes(line.typeId)) ? "kept" : "none";
}

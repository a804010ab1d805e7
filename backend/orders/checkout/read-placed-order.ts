import { asc, eq } from "drizzle-orm";
import { currencySymbol } from "@/lib/config/markets/markets";
import type { OrderSample } from "@/lib/config/orders/orders";
import { sampledProductTypes } from "@/lib/config/shop/product-types";
import { toWireAmount } from "@/lib/domain/money";
import { normaliseAddress } from "@/backend/kernel/addresses/saved-addresses";
import type { Tx } from "@/backend/db/client";
import { products } from "@/backend/db/schema/catalogue";
import { invoices, orderLines, orders } from "@/backend/db/schema/orders";
import { notFound } from "@/backend/http/refusals";
import type { Context, Input } from "@/backend/http/handler-types";
import { listKitsOfOrder } from "@/backend/kits/public/list-kits";
import { canCancelSubscription } from "@/backend/orders/public/cancel-subscription";
import { readDeliveryDays } from "@/backend/orders/orders/delivery-days";
import { isPosted, toShipment } from "@/backend/orders/orders/shipment";
import { countContents, kindOf, type LineWithProduct } from "@/backend/orders/orders/order-contents";
import { readRenewal } from "@/backend/orders/subscriptions/read-renewal";
import {
  activePaymentStates,
  type Order,
  listPaymentsOfOrders,
} from "@/backend/orders/payments/find-payment";

/** Readable by anyone with the token, signed in or not; therefore without phone number and billing address. */
export async function readPlacedOrder(
  { tx, caller: { user }, settings }: Context,
  { params: { token } }: Input<"checkout.placedOrder">,
) {
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
    isGuestOrder: order.userId === null && user === undefined,
    ...(await readLines(tx, order)),
    kits: await listKitsOfOrder(tx, order.id, { settings }),
    deliveryDays: await readDeliveryDays(tx, order),
    renewal: await readRenewal(tx, order.id, canCancelSubscription(order, user)),
  };
}

function toSummary(order: Order) {
  const { number, state, method, name, email, currency, country, taxRateBps } = order;
  const { subtotal, shipping, discount, pointsValue, total, tax } = order;
  return {
    number,
    state,
    method,
    name,
    email,
    country,
    taxRateBps,
    placedAt: order.placedAt?.toISOString() ?? null,
    paidAt: order.paidAt?.toISOString() ?? null,
    shippingMethod: order.shippingMethodName,
    shipment: toShipment(order),
    subtotal: toWireAmount(subtotal),
    shipping: toWireAmount(shipping),
    discount: toWireAmount(discount),
    pointsValue: toWireAmount(pointsValue),
    total: toWireAmount(total),
    tax: toWireAmount(tax),
    currency: { code: currency, symbol: currencySymbol(currency) },
  };
}

async function readLines(tx: Tx, order: Order) {
  const rows = await tx
    .select({
      line: orderLines,
      product: {
        typeId: products.typeId,
        sample: products.sample,
        packSize: products.packSize,
        upgrade: products.upgrade,
      },
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const contents = countContents(rows);
  return {
    contents,
    sample: findSampleStatus(rows),
    deliveryAddress: isPosted(order, contents) ? withoutPhone(order.shippingAddress) : null,
    lines: rows.map(({ line: { productId, name, quantity, unitAmount, amount } }) => ({
      product: { id: productId, name },
      quantity,
      unitAmount: toWireAmount(unitAmount),
      amount: toWireAmount(amount),
    })),
  };
}

const withoutPhone = (address: Order["shippingAddress"]) =>
  address && normaliseAddress({ ...address, phoneNumber: null });

/** Whether the laboratory awaits a sample, already has one, or tests nothing. */
function findSampleStatus(rows: readonly LineWithProduct[]): OrderSample {
  if (rows.some((row) => kindOf(row) === "kits")) return "awaited";
  const usesStoredSample = ({ line, product }: LineWithProduct) =>
    line.isUpgradeTests || line.isUpgradeFullbreed || sampledProductTypes.includes(product.typeId);
  return rows.some(usesStoredSample) ? "kept" : "none";
}

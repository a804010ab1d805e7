import { and, asc, eq, inArray, ne, type SQL } from "drizzle-orm";
import { toWireAmount } from "@/lib/domain/money";
import { speciesName } from "@/lib/domain/species";
import { normaliseAddress } from "@/backend/kernel/addresses/saved-addresses";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { orderEvents, orderLines, orders } from "@/backend/db/schema/orders";
import { refunds } from "@/backend/db/schema/payments";
import { notFound } from "@/backend/http/refusals";
import type { SignedInContext, Input } from "@/backend/http/handler-types";
import { readUnitsLeft } from "@/backend/kits/public/adjust-kits";
import { listKitsOfOrder } from "@/backend/kits/public/list-kits";
import { readRenewal } from "@/backend/orders/subscriptions/read-renewal";
import { countSwabs, toShipment } from "./shipment";
import { selectOrders, toOrderSummary, type OrderRow } from "@/backend/orders/public/order-queries";

/** 404 for orders of other users. */
export async function readCustomerOrder(
  { tx, caller: { user }, settings }: SignedInContext,
  { params: { id } }: Input<"orders.get">,
) {
  const order = await readOrderDetails(tx, and(eq(orders.id, id), eq(orders.userId, user.id)));
  if (order === undefined) return notFound();
  const events = await readEvents(tx, id);
  return { ...order.details, kits: await listKitsOfOrder(tx, id, { settings }), events };
}

/** Undefined where there is no such order. */
export async function readOrderDetails(tx: Tx, where: SQL | undefined) {
  const [row] = await selectOrders(tx, where);
  if (row === undefined) return undefined;
  // Everyone who may read all details, the owner or an administrator, may cancel the subscription.
  const renewal = await readRenewal(tx, row.order.id, true);
  return { row, details: { ...toOrderDetails(row), ...(await readLinesAndRefunds(tx, row.order)), renewal } };
}

type Order = OrderRow["order"];

function toOrderDetails(row: OrderRow) {
  const { order } = row;
  const { token, name, email, phoneNumber, couponCode, loyaltyPoints, taxRateBps } = order;
  return {
    ...toOrderSummary(row),
    token,
    name,
    email,
    phoneNumber,
    couponCode,
    loyaltyPoints,
    taxRateBps,
    subtotal: toWireAmount(order.subtotal),
    shipping: toWireAmount(order.shipping),
    discount: toWireAmount(order.discount),
    pointsValue: toWireAmount(order.pointsValue),
    tax: toWireAmount(order.tax),
    shippingMethod: order.shippingMethodName,
    billingAddress: order.billingAddress && normaliseAddress(order.billingAddress),
    shippingAddress: order.shippingAddress && normaliseAddress(order.shippingAddress),
    shipment: toShipment(order),
  };
}

const productColumns = {
  speciesId: products.speciesId,
  sample: products.sample,
  packSize: products.packSize,
  upgrade: products.upgrade,
};

async function readLinesAndRefunds(tx: Tx, order: Order) {
  const { id, userId } = order;
  const lines = await tx
    .select({ line: orderLines, product: productColumns, animal: animals.name, owner: animals.ownerId })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(animals, eq(animals.id, orderLines.animalId))
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const refundRows = await tx
    .select({ amount: refunds.amount, at: refunds.createdAt, state: refunds.state })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, id),
        inArray(refunds.state, ["starting", "pending", "unknown", "retrying", "succeeded"]),
      ),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const left = new Map((await readUnitsLeft(tx, id)).map((units) => [units.id, units.left]));
  const unitsLeft = (line: { readonly id: number }) => left.get(line.id) ?? 0;
  return {
    lines: lines.map(({ line, product, animal, owner }) => ({
      product: {
        id: line.productId,
        name: line.name,
        species: product.speciesId === null ? null : speciesName(product.speciesId),
      },
      quantity: line.quantity,
      unitAmount: toWireAmount(line.unitAmount),
      amount: toWireAmount(line.amount),
      discount: toWireAmount(line.discount),
      tax: toWireAmount(line.tax),
      // The animal may have a new owner, whose name for it is private.
      animal: owner !== null && owner === userId ? animal : null,
      note: line.note,
      patientReference: line.patientReference,
      unitsLeft: unitsLeft(line),
      swabs: countSwabs(order, { line: { ...line, quantity: unitsLeft(line) }, product }),
      metaData: {
        isUpgradeTests: line.isUpgradeTests,
        isUpgradeFullbreed: line.isUpgradeFullbreed,
        animalId: line.animalId,
      },
    })),
    refunds: refundRows.map(({ amount, at, state }) => ({
      amount: toWireAmount(amount),
      at: at.toISOString(),
      state,
    })),
  };
}

async function readEvents(tx: Tx, orderId: number) {
  const rows = await tx
    .select({ kind: orderEvents.kind, at: orderEvents.at, amount: orderEvents.amount })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), ne(orderEvents.kind, "note")))
    .orderBy(asc(orderEvents.id));
  return rows.map(({ kind, at, amount }) => ({
    kind,
    at: at.toISOString(),
    amount: amount === null ? null : toWireAmount(amount),
  }));
}

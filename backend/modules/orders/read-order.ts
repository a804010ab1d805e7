import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import { toWireAmount } from "@/lib/domain/money";
import type { PostalAddress } from "@/lib/domain/postal-address";
import { speciesName } from "@/lib/domain/species";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { products } from "@/backend/db/schema/catalogue";
import { orderEvents, orderLines, orders } from "@/backend/db/schema/orders";
import { refunds } from "@/backend/db/schema/payments";
import { notFound, notSignedIn } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { readRenewal } from "@/backend/modules/subscriptions/read-renewal";
import { findOrders, orderFacts, type OrderRow } from "./find-orders";

/** One's own; another's is nobody's. */
export async function readOwnOrder(tx: Tx, { person }: Visit, id: number) {
  if (person === undefined) return notSignedIn();
  const read = await readOrder(tx, and(eq(orders.id, id), eq(orders.userId, person.id)));
  if (read === undefined) return notFound();
  const events = await readEvents(tx, id);
  return { ...read.details, events };
}

/** Undefined where there is no such order. */
export async function readOrder(tx: Tx, where: SQL | undefined) {
  const [row] = await findOrders(tx, where);
  if (row === undefined) return undefined;
  // Whoever is given it whole, its owner or the desk, may end what renews by it.
  const renewal = await readRenewal(tx, row.order.id, true);
  return { row, details: { ...describe(row), ...(await readParts(tx, row.order)), renewal } };
}

type Order = OrderRow["order"];

function describe(row: OrderRow) {
  const { order } = row;
  const { token, name, email, phoneNumber, couponCode, loyaltyPoints, taxRateBps } = order;
  return {
    ...orderFacts(row),
    ...{ token, name, email, phoneNumber, couponCode, loyaltyPoints, taxRateBps },
    subtotal: toWireAmount(order.subtotal),
    shipping: toWireAmount(order.shipping),
    discount: toWireAmount(order.discount),
    pointsValue: toWireAmount(order.pointsValue),
    tax: toWireAmount(order.tax),
    shippingMethod: order.shippingMethodName,
    billingAddress: wireAddress(order.billingAddress),
    shippingAddress: wireAddress(order.shippingAddress),
  };
}

async function readParts(tx: Tx, { id, userId }: Order) {
  const lines = await tx
    .select({ line: orderLines, speciesId: products.speciesId, animal: animals.name, owner: animals.ownerId })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(animals, eq(animals.id, orderLines.animalId))
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const given = await tx
    .select({ amount: refunds.amount, at: refunds.createdAt, state: refunds.state })
    .from(refunds)
    .where(
      and(eq(refunds.orderId, id), inArray(refunds.state, ["starting", "pending", "unknown", "succeeded"])),
    )
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return {
    lines: lines.map(({ line, speciesId, animal, owner }) => ({
      product: {
        id: line.productId,
        name: line.name,
        species: speciesId === null ? null : speciesName(speciesId),
      },
      quantity: line.quantity,
      unitAmount: toWireAmount(line.unitAmount),
      amount: toWireAmount(line.amount),
      discount: toWireAmount(line.discount),
      tax: toWireAmount(line.tax),
      // Somebody else's by now: their name for it is theirs.
      animal: owner !== null && owner === userId ? animal : null,
      note: line.note,
      metaData: {
        isUpgradeTests: line.isUpgradeTests,
        isUpgradeFullbreed: line.isUpgradeFullbreed,
        animalId: line.animalId,
      },
    })),
    refunds: given.map(({ amount, at, state }) => ({
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
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  return rows.map(({ kind, at, amount }) => ({
    kind,
    at: at.toISOString(),
    amount: amount === null ? null : toWireAmount(amount),
  }));
}

/** What was left out is nothing, on the wire as in the database. */
export function wireAddress(address: PostalAddress | null) {
  return address && { ...address, state: address.state ?? null, phoneNumber: address.phoneNumber ?? null };
}

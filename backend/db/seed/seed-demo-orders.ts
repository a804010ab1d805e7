import { and, eq, inArray } from "drizzle-orm";
import { storeOf } from "@/lib/config/markets/markets";
import type { Tx } from "@/backend/db/client";
import { suppliesOrders } from "@/backend/db/schema/order-supplies";
import { prices, products } from "@/backend/db/schema/catalogue";
import { invoices, orderEvents, orderLines, orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments, refunds, sandboxObjects } from "@/backend/db/schema/payments";
import { findUserId } from "./find-demo-user";
import { type DemoRows, demoRows } from "./demo-order-rows";
import { type DemoBuyer, demoBuyers } from "./demo-orders";
import { paymentRows, missingFromHeld, type PaymentRows } from "./demo-payment-rows";
import type { AreaSeed } from "./seed-types";
import { randomToken } from "@/backend/db/random-token";

/** Orders for all demo accounts: every state, and enough for a second page. */
export function seedDemoOrders(): AreaSeed {
  return {
    area: "demo-orders",
    content: demoBuyers,
    write: async (tx) => {
      const now = new Date();
      for (const buyer of demoBuyers) await putOnce(tx, buyer, now);
    },
  };
}

/** Skips accounts that already have orders. */
async function putOnce(tx: Tx, buyer: DemoBuyer, now: Date): Promise<void> {
  const userId = await findUserId(tx, buyer.email);
  if (buyer.hasAccount && userId === undefined) return;
  if ((await tx.$count(orders, eq(orders.email, buyer.email))) > 0) return;
  const ids = buyer.orders.flatMap((order) => order.products);
  const priced = await tx
    .select({ id: products.id, name: products.name, amount: prices.amount })
    .from(products)
    .innerJoin(
      prices,
      and(eq(prices.productId, products.id), eq(prices.store, storeOf(buyer.address.country))),
    )
    .where(inArray(products.id, ids));
  const context = { buyer, userId: userId ?? null, now, priced };
  const rows = buyer.orders
    .toSorted((one, other) => other.daysAgo - one.daysAgo)
    .map((demo, at) => demoRows(context, demo, at));
  await write(tx, buyer, rows);
}

async function write(tx: Tx, buyer: DemoBuyer, rows: readonly DemoRows[]): Promise<void> {
  const written = await tx
    .insert(orders)
    .values(rows.map(({ order }) => order))
    .returning({ id: orders.id, number: orders.number });
  const idOf = new Map(written.map(({ id, number }) => [number, id]));
  const all = rows.map((row) => ({ ...row, orderId: idOf.get(row.order.number) ?? 0 }));
  await tx
    .insert(orderLines)
    .values(all.flatMap(({ orderId, lines }) => lines.map((line) => ({ orderId, ...line }))));
  await tx.insert(invoices).values(
    all.map(({ orderId, placedAt: issuedAt, dueAt }) => ({
      orderId,
      issuedAt,
      dueAt,
      token: randomToken(),
    })),
  );
  const made = all.map((row) => paymentRows(row, row.orderId));
  await tx.insert(orderEvents).values(made.flatMap(({ events }) => events));
  const paid = made.flatMap(({ payment }) => payment ?? []);
  if (paid.length > 0) {
    await tx.insert(payments).values(paid.map(({ row }) => row));
    await tx.insert(paymentOrders).values(paid.map(({ part }) => part));
  }
  const objects = made.flatMap(sandboxRows);
  if (objects.length > 0) await tx.insert(sandboxObjects).values(objects);
  const refunded = made.flatMap(({ refund }) => refund ?? []);
  if (refunded.length > 0) await tx.insert(refunds).values(refunded);
  const clients = all.flatMap(({ orderId, demo: { client } }) => (client ? [{ orderId, client }] : []));
  if (clients.length > 0)
    await tx.insert(suppliesOrders).values(
      clients.map(({ orderId, client: [firstName, lastName] }) => ({
        orderId,
        firstName,
        lastName,
        email: `${firstName}.${lastName}@clients.test`.toLowerCase(),
        agentName: `${buyer.address.firstName} ${buyer.address.lastName}`,
        clinic: buyer.isVet ? "Harbour Lane Veterinary Clinic" : null,
      })),
    );
}

type Row = typeof sandboxObjects.$inferInsert;

/** The sandbox provider's record of a demo payment, so that admins can refund it. */
function sandboxRows({ payment, refund }: PaymentRows): readonly Row[] {
  const row = payment?.row;
  if (row === undefined || row.provider !== "sandbox" || !row.providerId) return [];
  const { id, providerId, amount, currency, refunded = 0, createdAt, cardBrand, cardLast4 } = row;
  const content = {
    paymentId: id,
    currency,
    refunded,
    state: "succeeded",
    returnUrl: "",
    amount: row.state === "held" ? amount - missingFromHeld : amount,
    card: { brand: cardBrand, last4: cardLast4 },
  };
  const paymentRow: Row = { id: providerId, kind: "payment", key: `${id}:1`, content, createdAt };
  if (!refund?.providerId) return [paymentRow];
  const refundRow: Row = {
    id: refund.providerId,
    kind: "refund",
    key: refund.id,
    createdAt: refund.createdAt,
    content: { payment: providerId, amount: refund.amount },
  };
  return [paymentRow, refundRow];
}

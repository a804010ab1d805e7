import { and, count, desc, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { invoices, orderLines, orders } from "@/backend/db/schema/orders";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { mayCancel } from "./may-cancel";
import { moneyIn } from "./money-in";

/** A draft is a try to pay, and nobody is shown one. */
export const isPlaced = and(ne(orders.state, "draft"), isNotNull(orders.placedAt));

/** Named in full, for use where a query has one table only. */
const order = sql.raw('"orders"."id"');

export const orderColumns = {
  order: orders,
  invoiceId: invoices.id,
  dueAt: invoices.dueAt,
  names: sql<string[]>`(select coalesce(json_agg(l.name order by l.position), '[]'::json)
    from ${orderLines} l where l.order_id = ${order})`,
  count: sql<number>`(select coalesce(sum(l.quantity), 0)::int from ${orderLines} l where l.order_id = ${order})`,
};

export type OrderRow = Awaited<ReturnType<typeof findOrders>>[number];

export function findOrders(tx: Tx, where: SQL | undefined) {
  return tx
    .select(orderColumns)
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(isPlaced, where));
}

/** Newest first. */
export async function listOrders(tx: Tx, where: SQL | undefined, { page, size }: Paging) {
  const rows = await findOrders(tx, where)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(size)
    .offset(offsetOf({ page, size }));
  return envelope(rows.map(orderFacts), await countOrders(tx, where), { page, size });
}

export async function countOrders(tx: Tx, where: SQL | undefined): Promise<number> {
  const [total] = await tx.select({ count: count() }).from(orders).where(and(isPlaced, where));
  return total?.count ?? 0;
}

export function orderFacts({ order, invoiceId, dueAt, names, count }: OrderRow) {
  const { id, number, state, method, isAdvance, placedAt, paidAt } = order;
  const { amount, currency } = moneyIn(order.currency);
  return {
    ...{ id, number, state, method, isAdvance, names, count, invoiceId },
    placedAt: (placedAt ?? order.createdAt).toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    isOverdue: isOverdue(order.state, dueAt),
    canCancel: mayCancel(order),
    total: amount(order.total),
    currency,
  };
}

export function isOverdue(state: string, dueAt: Date | null): boolean {
  return state === "open" && dueAt !== null && dueAt.getTime() < Date.now();
}

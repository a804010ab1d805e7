import { addDays } from "date-fns";
import { and, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { transferDays } from "@/lib/config/orders/orders";
import type { Tx } from "@/backend/db/client";
import { invoices, orderLines, orders } from "@/backend/db/schema/orders";
import { canCustomerCancel } from "@/backend/orders/orders/cancellation-rule";
import { createMoneyFormatter } from "@/backend/orders/orders/money-formatter";

/** Drafts are payment attempts and never displayed. */
export const isPlaced = and(ne(orders.state, "draft"), isNotNull(orders.placedAt));

/** Fully qualified: drizzle omits the table name in queries on a single table. */
const orderId = sql.raw('"orders"."id"');

export const orderColumns = {
  order: orders,
  invoiceId: invoices.id,
  dueAt: invoices.dueAt,
  names: sql<string[]>`(select coalesce(json_agg(l.name order by l.position), '[]'::json)
    from ${orderLines} l where l.order_id = ${orderId})`,
  count: sql<number>`(select coalesce(sum(l.quantity), 0)::int from ${orderLines} l where l.order_id = ${orderId})`,
};

export type OrderRow = Awaited<ReturnType<typeof selectOrders>>[number];

export function selectOrders(tx: Tx, where: SQL | undefined) {
  return tx
    .select(orderColumns)
    .from(orders)
    .leftJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(isPlaced, where));
}

export async function countOrders(tx: Tx, where: SQL | undefined): Promise<number> {
  return tx.$count(orders, and(isPlaced, where));
}

export function toOrderSummary({ order, invoiceId, dueAt, names, count }: OrderRow) {
  const { id, number, state, method, isAdvance, placedAt, paidAt } = order;
  const { amount, currency } = createMoneyFormatter(order.currency);
  return {
    id,
    number,
    state,
    method,
    isAdvance,
    names,
    count,
    invoiceId,
    placedAt: (placedAt ?? order.createdAt).toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
    isOverdue: isOverdue(order, dueAt),
    canCancel: canCustomerCancel(order),
    total: amount(order.total),
    refunded: amount(order.refunded),
    dispute: order.dispute,
    currency,
  };
}

/** Whether an open order with an invoice is overdue. */
export const isOverdueSql = sql<boolean>`${invoices.dueAt} <
  now() - make_interval(days => case when ${orders.method} = 'EFT' then ${transferDays}::int else 0 end)`;

/** The rule of `isOverdueSql`, for a row that has been read. */
export function isOverdue(
  { state, method }: { readonly state: string; readonly method: string | null },
  dueAt: Date | null,
): boolean {
  if (state !== "open" || dueAt === null) return false;
  return addDays(dueAt, method === "EFT" ? transferDays : 0).getTime() < Date.now();
}

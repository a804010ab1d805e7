import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { storeCurrencies } from "@/lib/config/markets/markets";
import { invoices, orders } from "@/backend/db/schema/orders";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { isOverdueSql, isPlaced } from "@/backend/orders/public/order-queries";
import { createMoneyFormatter } from "@/backend/orders/orders/money-formatter";
import { selectInvoices, toInvoiceSummary } from "@/backend/orders/public/find-invoice";

/** The user's own invoices, newest first. */
export async function listInvoices(
  { tx, caller: { user } }: SignedInContext,
  { query: { paid, ...paging } }: Input<"invoices.list">,
) {
  const filter = and(
    eq(orders.userId, user.id),
    paid === undefined ? undefined : inArray(orders.state, paid ? ["paid", "refunded"] : ["open", "held"]),
  );
  const rows = await selectInvoices(tx, filter)
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const [total] = await tx
    .select({ count: count() })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(isPlaced, filter));
  return envelope(rows.map(toInvoiceSummary), total?.count ?? 0, paging);
}

/** Total of unpaid invoices in the most frequent currency. Other currencies are listed separately and never added. */
export async function readAmountDue({ tx, caller: { user, store } }: SignedInContext) {
  const totals = await tx
    .select({
      currency: orders.currency,
      value: sql`sum(${orders.total})::bigint`.mapWith(Number),
      count: sql<number>`count(*)::int`,
      overdue: sql<number>`count(*) filter (where ${isOverdueSql})::int`,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(orders.userId, user.id), eq(orders.state, "open")))
    .groupBy(orders.currency)
    .orderBy(desc(sql`count(*)`), orders.currency);
  const [main, ...others] = totals.map(({ currency, value, ...counts }) => {
    const money = createMoneyFormatter(currency);
    return { value: money.amount(value), currency: money.currency, ...counts };
  });
  const counts = {
    count: totals.reduce((sum, total) => sum + total.count, 0),
    overdue: totals.reduce((sum, total) => sum + total.overdue, 0),
  };
  const zero = { value: "0.00", currency: createMoneyFormatter(storeCurrencies[store]).currency };
  const { value, currency } = main ?? zero;
  return {
    value,
    currency,
    ...counts,
    others: others.map((other) => ({ value: other.value, currency: other.currency })),
  };
}

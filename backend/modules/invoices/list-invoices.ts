import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import { regionCurrencies } from "@/lib/config/markets";
import type { Tx } from "@/backend/db/client";
import { invoices, orders } from "@/backend/db/schema/orders";
import { envelope, offsetOf, type Paging } from "@/backend/http/paging";
import { notSignedIn } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { isPlaced } from "@/backend/modules/orders/find-orders";
import { moneyIn } from "@/backend/modules/orders/money-in";
import { findInvoices, invoiceFacts } from "./read-invoice";

interface Asked extends Paging {
  readonly paid?: boolean | undefined;
}

/** One's own, newest first. */
export async function listInvoices(tx: Tx, { person }: Visit, { paid, ...paging }: Asked) {
  if (person === undefined) return notSignedIn();
  const isAsked = and(
    eq(orders.userId, person.id),
    paid === undefined ? undefined : inArray(orders.state, paid ? ["paid", "refunded"] : ["open", "held"]),
  );
  const rows = await findInvoices(tx, isAsked)
    .orderBy(desc(invoices.issuedAt), desc(invoices.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const [total] = await tx
    .select({ count: count() })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(isPlaced, isAsked));
  return envelope(rows.map(invoiceFacts), total?.count ?? 0, paging);
}

/** What somebody owes us, in the currency in which they owe most. What is in others stands beside it, never in the sum. */
export async function readTotal(tx: Tx, { person, region }: Visit) {
  if (person === undefined) return notSignedIn();
  const owed = await tx
    .select({
      currency: orders.currency,
      value: sql<number>`sum(${orders.total})::int`,
      count: sql<number>`count(*)::int`,
      overdue: sql<number>`count(*) filter (where ${invoices.dueAt} < now())::int`,
    })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(eq(orders.userId, person.id), eq(orders.state, "open")))
    .groupBy(orders.currency)
    .orderBy(desc(sql`count(*)`), orders.currency);
  const [most, ...others] = owed.map(({ currency, value, ...counted }) => {
    const money = moneyIn(currency);
    return { value: money.amount(value), currency: money.currency, ...counted };
  });
  const counts = {
    count: owed.reduce((all, one) => all + one.count, 0),
    overdue: owed.reduce((all, one) => all + one.overdue, 0),
  };
  const nothing = { value: "0.00", currency: moneyIn(regionCurrencies[region]).currency };
  const { value, currency } = most ?? nothing;
  return {
    value,
    currency,
    ...counts,
    others: others.map((one) => ({ value: one.value, currency: one.currency })),
  };
}

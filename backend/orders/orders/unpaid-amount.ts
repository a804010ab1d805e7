import { and, asc, eq, lte } from "drizzle-orm";
import { currencySymbol } from "@/lib/config/markets/markets";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { invoices, orders } from "@/backend/db/schema/orders";
import { Refusal } from "@/backend/http/refusals";

export interface OutstandingAmount {
  readonly amount: number;
  readonly currency: string;
}

/** Sum of the user's unpaid orders whose invoices are due. With several currencies, only that of the oldest invoice. */
export async function findUnpaidAmount(tx: Tx, userId: number): Promise<OutstandingAmount | undefined> {
  const due = await tx
    .select({ amount: orders.total, currency: orders.currency })
    .from(orders)
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(eq(orders.userId, userId), eq(orders.state, "open"), lte(invoices.dueAt, new Date())))
    .orderBy(asc(invoices.dueAt), asc(invoices.id));
  const currency = due[0]?.currency;
  if (currency === undefined) return undefined;
  const sameCurrency = due.filter((order) => order.currency === currency);
  return { amount: sameCurrency.reduce((sum, { amount }) => sum + amount, 0), currency };
}

/** Code 79: no new orders while payments are due. */
export async function rejectUnpaidAmount(tx: Tx, userId: number | undefined): Promise<Refusal | undefined> {
  const outstanding = await describeUnpaidAmount(tx, userId);
  if (outstanding === null) return undefined;
  return new Refusal(409, {
    code: 79,
    message: "refusals.pendingPayments",
    ...outstanding,
  });
}

export async function describeUnpaidAmount(tx: Tx, userId: number | undefined) {
  const outstanding = userId === undefined ? undefined : await findUnpaidAmount(tx, userId);
  if (outstanding === undefined) return null;
  const { amount, currency } = outstanding;
  return {
    amount: toWireAmount(amount),
    currency: { code: currency, symbol: currencySymbol(currency) },
  };
}

import { and, asc, eq, lte } from "drizzle-orm";
import { currencySymbol } from "@/lib/config/markets";
import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { invoices, orders } from "@/backend/db/schema/orders";
import { Refusal } from "@/backend/http/refusals";

export interface Pending {
  readonly amount: number;
  readonly currency: string;
}

/**
 * What somebody owes by now. Of a vet's invoice that is after its thirty days, of anything else at once: the invoice says when.
 * Should there be several currencies, it is the oldest one's.
 */
export async function findPending(tx: Tx, userId: number): Promise<Pending | undefined> {
  const due = await tx
    .select({ amount: orders.total, currency: orders.currency })
    .from(orders)
    .innerJoin(invoices, eq(invoices.orderId, orders.id))
    .where(and(eq(orders.userId, userId), eq(orders.state, "open"), lte(invoices.dueAt, new Date())))
    .orderBy(asc(invoices.dueAt), asc(invoices.id));
  const currency = due[0]?.currency;
  if (currency === undefined) return undefined;
  const same = due.filter((order) => order.currency === currency);
  return { amount: same.reduce((all, { amount }) => all + amount, 0), currency };
}

/** Code 79: whoever owes something buys nothing until it is paid. */
export async function refusePending(tx: Tx, userId: number | undefined): Promise<Refusal | undefined> {
  const pending = userId === undefined ? undefined : await findPending(tx, userId);
  if (pending === undefined) return undefined;
  return new Refusal(409, {
    code: 79,
    message: "You have payments pending and therefore cannot proceed with making any new orders.",
    amount: toWireAmount(pending.amount),
    currency: { code: pending.currency, symbol: currencySymbol(pending.currency) },
  });
}

import { and, eq, gt, gte, inArray, lt, or } from "drizzle-orm";
import { addDays, subDays } from "date-fns";
import type { PaymentProviderName } from "@/lib/config/orders/orders";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments, refunds } from "@/backend/db/schema/payments";
import { findPaymentOfTransaction } from "@/backend/orders/payments/find-transaction";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import type {
  Period,
  PaymentProvider,
  ProviderTransaction,
} from "@/backend/payment-providers/payment-provider";

/** One entry of the provider's books and ours; 0 where one of them lacks it. */
export interface ReportEntry {
  readonly provider: PaymentProviderName;
  readonly kind: ProviderTransaction["kind"];
  readonly reference: string;
  readonly paymentId: string | null;
  readonly orderNumber: string | null;
  readonly at: Date;
  readonly currency: string;
  readonly ours: number;
  readonly theirs: number;
}

export interface DailyReport {
  readonly day: string;
  readonly entries: readonly ReportEntry[];
  readonly missing: readonly PaymentProviderName[];
}

/**
 * Our ledger against the providers' books of one day (UTC). An entry of theirs is compared with ours whatever its day:
 * webhooks arrive late. An entry of ours is missing there only if the days around do not have it either.
 */
export async function createDailyReport(context: PaymentContext, day: string): Promise<DailyReport> {
  const from = new Date(`${day}T00:00:00Z`);
  const period = { from, to: addDays(from, 1) };
  const entries: ReportEntry[] = [];
  const missing: PaymentProviderName[] = [];
  for (const provider of context.providers.all) {
    try {
      entries.push(...(await compareBooks(context, provider, period)));
    } catch (error) {
      context.log.warn({ provider: provider.name, err: error }, "books of a provider could not be fetched");
      missing.push(provider.name);
    }
  }
  return { day, entries: await withOrderNumbers(context.db, entries), missing };
}

interface LedgerEntry {
  readonly id: string;
  readonly paymentId: string;
  readonly kind: "payment" | "refund";
  /** The provider's id, where it is known. */
  readonly providerId: string | null;
  readonly isFromProvider: boolean;
  readonly at: Date;
  readonly amount: number;
  readonly currency: string;
}

async function compareBooks(
  { db }: PaymentContext,
  provider: PaymentProvider,
  period: Period,
): Promise<ReportEntry[]> {
  const theirs: { readonly transaction: ProviderTransaction; readonly paymentId: string | undefined }[] = [];
  for await (const transaction of provider.listTransactions(widen(period)))
    theirs.push({
      transaction,
      paymentId: (await findPaymentOfTransaction(db, provider, transaction))?.id,
    });
  const paymentIds = theirs.flatMap(({ paymentId }) => paymentId ?? []);
  const unmatched = new Set(await readLedger(db, provider.name, { paymentIds, period }));
  const entries: ReportEntry[] = [];
  for (const { transaction, paymentId } of theirs) {
    const own = [...unmatched].find((entry) => isSame(entry, transaction, paymentId));
    if (own !== undefined) unmatched.delete(own);
    if (isWithin(transaction.at, period))
      entries.push(toEntry(provider.name, transaction, { own, paymentId: paymentId ?? null }));
  }
  const onlyOurs = [...unmatched].filter(({ at }) => isWithin(at, period));
  return [...entries, ...onlyOurs.map((entry) => toOwnEntry(provider.name, entry))];
}

const widen = ({ from, to }: Period): Period => ({ from: subDays(from, 1), to: addDays(to, 1) });
const isWithin = (at: Date, { from, to }: Period) => at >= from && at < to;

/** Refunds made at the provider have no id of ours: payment and amount identify them. */
function isSame(
  entry: LedgerEntry,
  transaction: ProviderTransaction,
  paymentId: string | undefined,
): boolean {
  if (entry.paymentId !== paymentId) return false;
  if (transaction.kind === "payment") return entry.kind === "payment";
  if (entry.kind === "payment") return false;
  const isById = entry.id === transaction.refundId || entry.providerId === transaction.transactionId;
  return isById || (entry.isFromProvider && entry.amount === transaction.amount);
}

interface LedgerQuery {
  readonly paymentIds: readonly string[];
  readonly period: Period;
}

/** Entries of the day, and all entries of these payments. */
async function readLedger(tx: Tx, provider: PaymentProviderName, query: LedgerQuery): Promise<LedgerEntry[]> {
  const { paymentIds, period } = query;
  const isKnown = paymentIds.length > 0 ? inArray(payments.id, [...paymentIds]) : undefined;
  const isOfDay = (column: typeof payments.settledAt | typeof refunds.createdAt) =>
    and(gte(column, period.from), lt(column, period.to));
  const taken = await tx
    .select()
    .from(payments)
    .where(
      and(eq(payments.provider, provider), gt(payments.taken, 0), or(isKnown, isOfDay(payments.settledAt))),
    );
  const returned = await tx
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        eq(payments.provider, provider),
        inArray(refunds.state, ["pending", "succeeded"]),
        or(isKnown, isOfDay(refunds.createdAt)),
      ),
    );
  return [
    ...taken.map((row) => ({
      id: row.id,
      paymentId: row.id,
      kind: "payment" as const,
      providerId: row.providerId,
      isFromProvider: false,
      at: row.settledAt ?? row.createdAt,
      amount: row.taken,
      currency: row.takenCurrency ?? row.currency,
    })),
    ...returned.map(({ refund, payment }) => ({
      id: refund.id,
      paymentId: payment.id,
      kind: "refund" as const,
      providerId: refund.providerId,
      isFromProvider: refund.isFromProvider,
      at: refund.createdAt,
      amount: -refund.amount,
      currency: payment.takenCurrency ?? payment.currency,
    })),
  ];
}

function toEntry(
  provider: PaymentProviderName,
  { kind, transactionId, at, currency, amount }: ProviderTransaction,
  { own, paymentId }: { readonly own: LedgerEntry | undefined; readonly paymentId: string | null },
): ReportEntry {
  return {
    provider,
    kind,
    reference: transactionId,
    paymentId,
    at,
    currency,
    ours: own?.amount ?? 0,
    theirs: amount,
    orderNumber: null,
  };
}

const toOwnEntry = (
  provider: PaymentProviderName,
  { kind, id, providerId, paymentId, at, currency, amount }: LedgerEntry,
): ReportEntry => ({
  provider,
  kind,
  reference: providerId ?? id,
  paymentId,
  at,
  currency,
  ours: amount,
  theirs: 0,
  orderNumber: null,
});

async function withOrderNumbers(tx: Tx, entries: readonly ReportEntry[]): Promise<ReportEntry[]> {
  const ids = entries.flatMap(({ paymentId }) => paymentId ?? []);
  if (ids.length === 0) return [...entries];
  const rows = await tx
    .select({ paymentId: paymentOrders.paymentId, number: orders.number })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(inArray(paymentOrders.paymentId, ids));
  const numbers = new Map(rows.map(({ paymentId, number }) => [paymentId, number]));
  return entries.map((entry) => ({ ...entry, orderNumber: numbers.get(entry.paymentId ?? "") ?? null }));
}

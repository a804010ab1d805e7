import { and, asc, desc, eq, sql, sum } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { withRetry } from "@/backend/db/with-retry";
import { paymentDisputes, payments, refunds } from "@/backend/db/schema/payments";
import type { PaymentProvider, ProviderPayment } from "@/backend/payment-providers/payment-provider";
import { findPayment, type LockedPayment, lockPayment, type Payment } from "./find-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { providerRefundReason } from "@/backend/orders/public/payment-outcome";
import { applyToOrder, type Refund } from "./process-refund";
import { calculateRemaining, updateRefundedAmount } from "./refund-amounts";
import { allUnits, insertRefundUnits, listRefundableLines } from "./refund-units";
import { insertedRow } from "@/backend/db/inserted-row";
import { randomId } from "@/backend/db/random-token";

export const isCompleted = ({ state }: Pick<Payment, "state">): boolean =>
  state === "succeeded" || state === "held";

/**
 * Writes what the provider has taken and returned since to our ledger and orders: refunds made in its dashboard, and
 * lost disputes. Idempotent. False if the provider did not respond.
 */
export async function syncPayment(context: PaymentContext, paymentId: string): Promise<boolean> {
  const payment = await findPayment(context.db, paymentId);
  if (payment === undefined || !isCompleted(payment) || payment.providerId === null) return true;
  const provider = context.providers.find(payment.provider);
  if (provider === undefined) return true;
  const fetchedAt = context.now();
  let providerPayment: ProviderPayment | undefined;
  try {
    providerPayment = await provider.fetchStatus(payment.providerId);
  } catch (error) {
    context.log.warn({ payment: payment.id, err: error }, "payment could not be synchronised");
    return false;
  }
  if (providerPayment?.state !== "succeeded") return true;
  const status = { provider, providerPayment, fetchedAt };
  await withRetry(() =>
    context.db.transaction((tx) => recordProviderAmounts(context, tx, paymentId, status)),
  );
  return true;
}

export interface ProviderAmounts {
  readonly provider: PaymentProvider;
  readonly providerPayment: ProviderPayment;
  /** Refunds that changed later are not in the provider's figures. */
  readonly fetchedAt: Date;
}

export async function recordProviderAmounts(
  context: PaymentContext,
  tx: Tx,
  paymentId: string,
  { provider, providerPayment, fetchedAt }: ProviderAmounts,
): Promise<void> {
  const locked = await lockPayment(tx, paymentId);
  if (locked === undefined || !isCompleted(locked.payment)) return;
  const payment = await updateTaken(tx, locked.payment, providerPayment);
  const rows = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.paymentId, paymentId))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  const isUnsettled = ({ state, updatedAt }: Refund) =>
    state === "starting" || state === "unknown" || updatedAt > fetchedAt;
  if (rows.some(isUnsettled)) return;
  const returned = calculateReturned(provider, providerPayment, await sumLostDisputes(tx, paymentId));
  const known = rows
    .filter(({ state }) => state === "pending" || state === "succeeded")
    .reduce((total, { amount }) => total + amount, 0);
  const changed = { locked: { ...locked, payment }, rows };
  if (returned > known) await recordProviderRefund(context, tx, { ...changed, amount: returned - known });
  if (returned < known) await reverseProviderRefunds(context, tx, { ...changed, amount: known - returned });
}

async function updateTaken(
  tx: Tx,
  payment: Payment,
  { amount, currency }: ProviderPayment,
): Promise<Payment> {
  const takenCurrency = currency.toUpperCase();
  if (payment.taken === amount && payment.takenCurrency === takenCurrency) return payment;
  await tx.update(payments).set({ taken: amount, takenCurrency }).where(eq(payments.id, payment.id));
  return { ...payment, taken: amount, takenCurrency };
}

/** PayPal shows lost disputes as refunds; Stripe does not. */
function calculateReturned(
  { areDisputesRefunds }: PaymentProvider,
  { amount, refunded }: ProviderPayment,
  lost: number,
): number {
  return Math.min(amount, areDisputesRefunds ? Math.max(refunded, lost) : refunded + lost);
}

async function sumLostDisputes(tx: Tx, paymentId: string): Promise<number> {
  const [total] = await tx
    .select({ amount: sum(paymentDisputes.amount) })
    .from(paymentDisputes)
    .where(and(eq(paymentDisputes.paymentId, paymentId), eq(paymentDisputes.state, "lost")));
  return Number(total?.amount ?? 0);
}

interface ProviderChange {
  readonly locked: LockedPayment;
  readonly rows: readonly Refund[];
  readonly amount: number;
}

/** A refund of ours that waits for its next try is fulfilled first, so that the buyer does not get it twice. */
async function recordProviderRefund(
  context: PaymentContext,
  tx: Tx,
  { locked, rows, amount }: ProviderChange,
): Promise<void> {
  let left = amount;
  for (const refund of rows) {
    if (refund.state !== "retrying" || refund.amount > left) continue;
    left -= refund.amount;
    await tx
      .update(refunds)
      .set({ state: "succeeded", isFromProvider: true, updatedAt: sql`now()` })
      .where(eq(refunds.id, refund.id));
    await updateRefundedAmount(tx, refund.paymentId);
    await applyToOrder(context, tx, { locked, refund, state: "succeeded" });
  }
  for (const { order } of locked.orders) {
    const part = Math.min(left, await calculateRemaining(tx, locked, order.id));
    if (part === 0) continue;
    left -= part;
    await insertProviderRefund(context, tx, { locked, orderId: order.id, amount: part });
  }
  const [first] = locked.orders;
  if (left > 0 && first !== undefined)
    await insertProviderRefund(context, tx, { locked, orderId: first.order.id, amount: left });
  const { id, provider } = locked.payment;
  context.log.warn({ payment: id, provider, amount }, "refund at the provider recorded");
}

interface ProviderRefundRow {
  readonly locked: LockedPayment;
  readonly orderId: number;
  readonly amount: number;
  readonly reason?: string;
}

export async function insertProviderRefund(
  context: PaymentContext,
  tx: Tx,
  { locked, orderId, amount, reason = providerRefundReason }: ProviderRefundRow,
): Promise<void> {
  const isRest = amount === (await calculateRemaining(tx, locked, orderId));
  const refund = insertedRow(
    await tx
      .insert(refunds)
      .values({
        id: randomId(),
        paymentId: locked.payment.id,
        orderId,
        amount,
        reason,
        state: "succeeded",
        isFromProvider: true,
      })
      .returning(),
  );
  if (isRest) await insertRefundUnits(tx, refund.id, allUnits(await listRefundableLines(tx, orderId)));
  await updateRefundedAmount(tx, locked.payment.id);
  await applyToOrder(context, tx, { locked, refund: { ...refund, state: "starting" }, state: "succeeded" });
}

/** The provider cancelled refunds made there. Refunds of ours report their own failures. */
async function reverseProviderRefunds(
  context: PaymentContext,
  tx: Tx,
  { locked, amount }: ProviderChange,
): Promise<void> {
  const fromProvider = await tx
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, locked.payment.id),
        eq(refunds.isFromProvider, true),
        eq(refunds.state, "succeeded"),
      ),
    )
    .orderBy(desc(refunds.createdAt));
  let left = amount;
  for (const refund of fromProvider) {
    if (refund.amount > left) continue;
    left -= refund.amount;
    await tx
      .update(refunds)
      .set({ state: "failed", updatedAt: sql`now()` })
      .where(eq(refunds.id, refund.id));
    await updateRefundedAmount(tx, refund.paymentId);
    await applyToOrder(context, tx, { locked, refund, state: "failed" });
  }
}

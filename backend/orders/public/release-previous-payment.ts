import { eq, sql } from "drizzle-orm";
import { payments } from "@/backend/db/schema/payments";
import type { Refusal } from "@/backend/http/refusals";
import { ProviderRejectedError } from "@/backend/payment-providers/payment-provider";
import { findPayment, listPaymentsOfOrders, type Payment } from "@/backend/orders/payments/find-payment";
import { isReusable, type PaymentTarget } from "@/backend/orders/payments/insert-payment";
import type { PaymentContext } from "./payment-context";
import {
  alreadyPaid,
  paymentInProgress,
  paymentStatusUnknown,
} from "@/backend/orders/payments/payment-errors";
import type { PaymentOutcome } from "./payment-outcome";
import { settlePayment } from "@/backend/orders/payments/settle-payment";

/** Longest a provider call may take: until then another request may still be creating the payment. */
const providerCallMs = 30_000;

/**
 * Before a payment is created: cancels earlier payments of these orders unless they will be reused. Returns a refusal
 * if one blocks the new payment. Calls providers, so never run it inside a transaction.
 */
export async function releasePreviousPayment(
  context: PaymentContext,
  target: PaymentTarget,
): Promise<Refusal | undefined> {
  if (target.orderIds.length === 0) return undefined;
  return releasePayments(context, target.orderIds, target);
}

/** Cancels every unfinished payment of an order. Returns a refusal if that is impossible or the order is paid. */
export async function cancelOrderPayments(
  context: PaymentContext,
  orderId: number,
): Promise<Refusal | undefined> {
  return releasePayments(context, [orderId]);
}

async function releasePayments(
  context: PaymentContext,
  orderIds: readonly number[],
  target?: PaymentTarget,
): Promise<Refusal | undefined> {
  const previous = await listPaymentsOfOrders(context.db, orderIds, [
    "starting",
    "open",
    "unknown",
    "failed",
  ]);
  for (const payment of previous) {
    const refusal = await releasePayment(context, payment, target);
    if (refusal) return refusal;
  }
  return undefined;
}

async function releasePayment(
  context: PaymentContext,
  payment: Payment,
  target?: PaymentTarget,
): Promise<Refusal | undefined> {
  const willBeReused = target !== undefined && (await isReusable(context.db, payment, target));
  if (payment.state === "starting" && isRecent(context, payment))
    return willBeReused ? undefined : paymentInProgress();
  if (payment.state === "failed" && payment.providerId === null) return undefined;
  const { kind } = await settlePayment(context, payment.id);
  const refusal = toRefusal(kind);
  if (refusal || willBeReused || kind === "cancelled" || kind === "refunded") return refusal;
  return cancelPayment(context, payment.id);
}

/** Whether a payment with this outcome blocks another one. */
function toRefusal(kind: PaymentOutcome["kind"]): Refusal | undefined {
  if (kind === "paid" || kind === "held") return alreadyPaid();
  if (kind === "processing") return paymentInProgress();
  return kind === "unknown" ? paymentStatusUnknown() : undefined;
}

const isRecent = ({ now }: PaymentContext, { updatedAt }: Payment) =>
  now().getTime() - updatedAt.getTime() < providerCallMs;

/** Nobody can pay it afterwards, in any tab. If it was paid in the meantime, it stays paid. */
export async function cancelPayment(
  context: PaymentContext,
  paymentId: string,
): Promise<Refusal | undefined> {
  const payment = await findPayment(context.db, paymentId);
  const provider = payment && context.providers.find(payment.provider);
  if (payment === undefined || provider === undefined) return undefined;
  if (payment.providerId !== null) {
    try {
      await provider.cancel(payment.providerId);
    } catch (error) {
      if (!(error instanceof ProviderRejectedError)) return paymentStatusUnknown();
    }
    const refusal = toRefusal((await settlePayment(context, payment.id)).kind);
    if (refusal) return refusal;
  }
  await context.db
    .update(payments)
    .set({ state: "cancelled", updatedAt: sql`now()` })
    .where(
      sql`${eq(payments.id, paymentId)} and ${payments.state} in ('starting', 'open', 'unknown', 'failed')`,
    );
  return undefined;
}

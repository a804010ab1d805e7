import { addMinutes } from "date-fns";
import type { PaymentProviderName } from "@/lib/config/orders/orders";
import { paymentOrders, payments } from "@/backend/db/schema/payments";
import type { PaymentProvider, ProviderPayment } from "@/backend/payment-providers/payment-provider";
import { syncStaleSubscriptions } from "@/backend/orders/subscriptions/maintain-subscriptions";
import { findPayment, listOrdersOfPayment, type Payment } from "./find-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { insertRefund, processRefund } from "./process-refund";
import { processDispute } from "./record-dispute";
import { settlePayment } from "./settle-payment";
import { findPaymentOfTransaction, isKnownRefund } from "./find-transaction";
import { isCompleted, syncPayment } from "./sync-payment";
import { randomId } from "@/backend/db/random-token";

export interface ReconcileResult {
  readonly checked: number;
  readonly settled: number;
  /** Second charges of a payment, which were refunded. */
  readonly duplicates: number;
  /** Charges that belong to no payment of ours: someone has to investigate. */
  readonly unknown: number;
}

type Finding = "matching" | "settled" | "duplicate" | "unknown";

/** Compares the provider's payments with ours: every charge has an order or is refunded. */
export async function reconcilePayments(context: PaymentContext, since: Date): Promise<ReconcileResult> {
  const findings: Finding[] = [];
  for (const provider of context.providers.all) {
    try {
      for await (const providerPayment of provider.listPaymentsSince(since))
        findings.push(await reconcilePayment(context, provider.name, providerPayment));
    } catch (error) {
      context.log.warn({ provider: provider.name, err: error }, "payments of a provider could not be listed");
    }
    await reconcileTransactions(context, provider, since);
  }
  await syncStaleSubscriptions(context);
  const count = (kind: Finding) => findings.filter((finding) => finding === kind).length;
  return {
    checked: findings.length,
    settled: count("settled"),
    duplicates: count("duplicate"),
    unknown: count("unknown"),
  };
}

/** Refunds and disputes made at the provider, also of payments that are older than `since`. */
async function reconcileTransactions(
  context: PaymentContext,
  provider: PaymentProvider,
  since: Date,
): Promise<void> {
  try {
    for await (const transaction of provider.listTransactions({
      from: since,
      to: addMinutes(context.now(), 1),
    })) {
      if (transaction.kind === "payment" || (await isKnownRefund(context.db, provider, transaction)))
        continue;
      const payment = await findPaymentOfTransaction(context.db, provider, transaction);
      if (payment === undefined) continue;
      const { disputeId } = transaction;
      if (disputeId === undefined) await syncPayment(context, payment.id);
      else await processDispute(context, provider, { paymentId: payment.id, disputeId });
    }
  } catch (error) {
    context.log.warn({ provider: provider.name, err: error }, "transactions could not be listed");
  }
}

async function reconcilePayment(
  context: PaymentContext,
  provider: PaymentProviderName,
  providerPayment: ProviderPayment,
): Promise<Finding> {
  const { state, paymentId, providerId } = providerPayment;
  if (state !== "succeeded" && state !== "approved") return "matching";
  const payment = paymentId === undefined ? undefined : await findPayment(context.db, paymentId);
  if (payment?.provider !== provider) return reportUnknown(context, provider, providerPayment);
  if (payment.providerId !== null && payment.providerId !== providerId)
    return state === "succeeded" ? refundDuplicate(context, payment, providerPayment) : "matching";
  return settleOrSync(context, payment, providerPayment);
}

async function settleOrSync(
  context: PaymentContext,
  payment: Payment,
  { state, refunded }: ProviderPayment,
): Promise<Finding> {
  if (isCompleted(payment)) {
    if (payment.refunded !== refunded) await syncPayment(context, payment.id);
    return "matching";
  }
  // Its buyer has read that nothing was taken: only another press may capture it, and a cancelled one nothing.
  if (["failed", "cancelled"].includes(payment.state) && state === "approved") return "matching";
  await settlePayment(context, payment.id);
  return "settled";
}

function reportUnknown(
  { log }: PaymentContext,
  provider: PaymentProviderName,
  { refunded, amount, providerId }: ProviderPayment,
): Finding {
  if (refunded < amount) log.error({ provider, providerId }, "a charge belongs to no known payment");
  return "unknown";
}

/** A payment was created twice because a response was lost, and both were paid: refunds the one without an order. */
async function refundDuplicate(
  context: PaymentContext,
  payment: Payment,
  providerPayment: ProviderPayment,
): Promise<Finding> {
  const { provider, method, userId } = payment;
  const { providerId, amount, currency } = providerPayment;
  const reason = "paid-already";
  const refundId = await context.db.transaction(async (tx) => {
    const [duplicate] = await tx
      .insert(payments)
      .values({
        provider,
        method,
        userId,
        providerId,
        amount,
        id: randomId(),
        currency: currency.toUpperCase(),
        state: "succeeded",
        taken: amount,
        takenCurrency: currency.toUpperCase(),
        problem: reason,
        settledAt: context.now(),
      })
      .onConflictDoNothing()
      .returning();
    const order = (await listOrdersOfPayment(tx, payment.id))[0]?.order;
    if (duplicate === undefined || order === undefined) return undefined;
    await tx.insert(paymentOrders).values({ paymentId: duplicate.id, orderId: order.id, amount });
    return insertRefund(tx, { payment: duplicate, orderId: order.id, amount, reason, actorId: null });
  });
  if (refundId === undefined) return "matching";
  context.log.error({ payment: payment.id, providerId }, "refunding a duplicate charge");
  await processRefund(context, refundId);
  return "duplicate";
}

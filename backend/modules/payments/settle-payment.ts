import { eq, sql } from "drizzle-orm";
import { withRetry } from "@/backend/db/with-retry";
import { paymentEvents, payments } from "@/backend/db/schema/payments";
import type { Tx } from "@/backend/db/client";
import { crashPoint } from "@/backend/payments/crash-point";
import type { ProviderPayment, WebhookEvent } from "@/backend/payments/payment-provider";
import { insertOrderEvent } from "@/backend/modules/orders/order-transitions";
import {
  recordSubscription,
  recordUnwantedSubscription,
} from "@/backend/modules/subscriptions/record-subscription";
import { fetchProviderStatus, matchesPayment, type ProviderStatus } from "./fetch-provider-status";
import { findPayment, type LockedPayment, lockPayment, type Payment } from "./find-payment";
import { fulfilPayment } from "./fulfil-payment";
import { holdPayment } from "./hold-payment";
import type { PaymentContext } from "./payment-context";
import {
  type AutoRefundReason,
  autoRefundReasons,
  type PaymentOutcome,
  type SettledPayment,
} from "./payment-outcome";
import { processRefund } from "./process-refund";

/**
 * Single entry point for completing a payment: browser return, webhook, sweeper and reconciler all call it. Idempotent:
 * later callers get the stored outcome. The webhook event is recorded in the same transaction.
 */
export async function settlePayment(
  context: PaymentContext,
  paymentId: string,
  event?: WebhookEvent,
): Promise<PaymentOutcome> {
  const payment = await findPayment(context.db, paymentId);
  if (payment === undefined) throw new Error("There is no such payment.");
  // Completed payments are never re-queried and never reopened.
  const status = isCompleted(payment) ? "unknown" : await fetchProviderStatus(context, payment);
  const { outcome, refundIds } = await withRetry(() =>
    context.db.transaction(async (tx) => {
      const locked = await lockPayment(tx, paymentId);
      if (locked === undefined) throw new Error("There is no such payment.");
      const settled = await applyStatus(context, tx, { locked, status });
      if (event !== undefined && settled.outcome.kind !== "unknown")
        await insertPaymentEvent(tx, locked.payment, event);
      crashPoint("settling");
      return settled;
    }),
  );
  crashPoint("settled");
  for (const id of refundIds) await processRefund(context, id);
  return outcome;
}

const withoutRefunds = (outcome: PaymentOutcome): SettledPayment => ({ outcome, refundIds: [] });

interface PaymentUpdate {
  readonly locked: LockedPayment;
  readonly providerPayment: ProviderPayment;
}

const isCompleted = ({ state }: Payment) => state === "succeeded" || state === "held";

async function applyStatus(
  context: PaymentContext,
  tx: Tx,
  { locked, status }: { readonly locked: LockedPayment; readonly status: ProviderStatus },
): Promise<SettledPayment> {
  const { payment } = locked;
  if (isCompleted(payment)) return withoutRefunds(storedOutcome(payment));
  if (status === "unknown") return withoutRefunds({ kind: "unknown" });
  if (status === "not-found") return closeUncreated(context, tx, payment);
  const update = { locked, providerPayment: status };
  const { state, providerId } = status;
  switch (state) {
    case "succeeded":
      return applySuccess(context, tx, update);
    case "failed":
      await recordUnwantedSubscription(tx, { ...update, now: context.now() });
      return withoutRefunds(await recordFailure(context, tx, update));
    case "cancelled":
      await updatePaymentRow(tx, payment, { state: "cancelled", providerId });
      return withoutRefunds({ kind: "cancelled" });
    default:
      await updatePaymentRow(tx, payment, { state: "open", providerId });
      return withoutRefunds(toOpenOutcome(status));
  }
}

async function applySuccess(context: PaymentContext, tx: Tx, update: PaymentUpdate): Promise<SettledPayment> {
  const { locked, providerPayment } = update;
  const subscription = { ...update, now: context.now() };
  await recordSubscription(tx, subscription);
  if (!matchesPayment(locked.payment, providerPayment))
    return withoutRefunds(await holdPayment(context, tx, update));
  const settled = await fulfilPayment(context, tx, update);
  if (settled.outcome.kind === "refunded") await recordUnwantedSubscription(tx, subscription);
  return settled;
}

/** Not final: some providers let the buyer retry the same payment with another card. */
async function recordFailure(
  { log }: PaymentContext,
  tx: Tx,
  { locked: { payment, orders }, providerPayment }: PaymentUpdate,
): Promise<PaymentOutcome> {
  const failure = providerPayment.failure ?? "other";
  if (payment.state === "failed") return { kind: "failed", failure };
  log.info({ payment: payment.id, failure }, "payment failed");
  await tx
    .update(payments)
    .set({
      state: "failed",
      problem: failure,
      providerId: providerPayment.providerId,
      updatedAt: sql`now()`,
    })
    .where(eq(payments.id, payment.id));
  for (const { order } of orders)
    await insertOrderEvent(tx, order.id, { kind: "payment-failed", note: failure });
  return { kind: "failed", failure };
}

function toOpenOutcome({ state, actionUrl }: ProviderPayment): PaymentOutcome {
  if (state === "processing") return { kind: "processing" };
  return state === "needs-action" ? { kind: "needs-action", actionUrl: actionUrl ?? null } : { kind: "open" };
}

/** The outcome an earlier call has stored. */
function storedOutcome({ state, problem }: Payment): PaymentOutcome {
  if (state === "held") return { kind: "held" };
  return problem === null ? { kind: "paid" } : { kind: "refunded", reason: toRefundReason(problem) };
}

function toRefundReason(problem: string): AutoRefundReason {
  return autoRefundReasons.find((reason) => reason === problem) ?? "order-gone";
}

/** No provider id: the payment was never created, so it can be closed. With one: leave it unknown. */
async function closeUncreated(context: PaymentContext, tx: Tx, payment: Payment): Promise<SettledPayment> {
  if (payment.providerId !== null) {
    context.log.warn({ payment: payment.id }, "the provider does not know a payment it has created");
    return withoutRefunds({ kind: "unknown" });
  }
  await updatePaymentRow(tx, payment, { state: "failed", problem: "never begun" });
  return withoutRefunds({ kind: "failed", failure: "other" });
}

/** Skips unchanged rows: `updatedAt` tells the sweeper how long the buyer has been away. */
async function updatePaymentRow(
  tx: Tx,
  payment: Payment,
  change: Partial<Pick<Payment, "state" | "providerId" | "problem">>,
): Promise<void> {
  const isUnchanged = Object.entries(change).every(([key, value]) => payment[key as keyof Payment] === value);
  if (isUnchanged) return;
  await tx
    .update(payments)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(payments.id, payment.id));
}

async function insertPaymentEvent(tx: Tx, { provider }: Payment, event: WebhookEvent): Promise<void> {
  const { eventId, kind, providerId } = event;
  await tx.insert(paymentEvents).values({ provider, eventId, kind, providerId }).onConflictDoNothing();
}

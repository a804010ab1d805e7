import { eq, sql } from "drizzle-orm";
import { withRetry } from "@/backend/db/with-retry";
import { paymentEvents, payments } from "@/backend/db/schema/payments";
import type { Tx } from "@/backend/db/client";
import { crashPoint } from "@/backend/payment-providers/crash-point";
import type { ProviderPayment, WebhookEvent } from "@/backend/payment-providers/payment-provider";
import { paymentFailedMail } from "@/backend/kernel/mail/payment-mails";
import { notifyBuyer } from "@/backend/orders/orders/notify-buyer";
import { insertOrderEvent } from "@/backend/orders/orders/order-transitions";
import {
  recordSubscription,
  recordUnwantedSubscription,
} from "@/backend/orders/subscriptions/record-subscription";
import { fetchProviderStatus, matchesPayment, type ProviderStatus } from "./fetch-provider-status";
import { findPayment, type LockedPayment, lockPayment, type Payment } from "./find-payment";
import { fulfilPayment, recordReturnedPayment } from "./fulfil-payment";
import { holdPayment } from "./hold-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { type AutoRefundReason, autoRefundReasons } from "@/lib/domain/orders/auto-refunds";
import { type PaymentOutcome, type SettledPayment } from "@/backend/orders/public/payment-outcome";
import { processRefund } from "./process-refund";
import { isCompleted, recordProviderAmounts } from "./sync-payment";

interface SettleOptions {
  /** Recorded in the same transaction. */
  readonly event?: WebhookEvent | undefined;
  /** The buyer has just pressed the button: only then a payment that has failed may still be captured. */
  readonly isBuyerPresent?: boolean;
}

/**
 * Single entry point for completing a payment: browser return, webhook, sweeper and reconciler all call it. Idempotent:
 * later callers get the stored outcome.
 */
export async function settlePayment(
  context: PaymentContext,
  paymentId: string,
  { event, isBuyerPresent = false }: SettleOptions = {},
): Promise<PaymentOutcome> {
  const payment = await findPayment(context.db, paymentId);
  if (payment === undefined) throw new Error("There is no such payment.");
  // Completed payments are never reopened; `syncPayment` follows what happens to their money.
  const fetchedAt = context.now();
  const status = isCompleted(payment)
    ? "unknown"
    : await fetchProviderStatus(context, payment, { isBuyerPresent });
  const { outcome, refundIds } = await withRetry(() =>
    context.db.transaction(async (tx) => {
      const locked = await lockPayment(tx, paymentId);
      if (locked === undefined) throw new Error("There is no such payment.");
      const settled = await applyStatus(context, tx, { locked, status, fetchedAt });
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
  readonly fetchedAt: Date;
}

interface FetchedStatus {
  readonly locked: LockedPayment;
  readonly status: ProviderStatus;
  readonly fetchedAt: Date;
}

async function applyStatus(
  context: PaymentContext,
  tx: Tx,
  { locked, status, fetchedAt }: FetchedStatus,
): Promise<SettledPayment> {
  const { payment } = locked;
  if (isCompleted(payment)) return withoutRefunds(storedOutcome(payment));
  if (status === "unknown") return withoutRefunds({ kind: "unknown" });
  if (status === "not-found") return closeUncreated(context, tx, payment);
  const update = { locked, providerPayment: status, fetchedAt };
  const { state, providerId } = status;
  switch (state) {
    case "succeeded":
      return applySuccess(context, tx, update);
    case "failed":
      await recordUnwantedSubscription(tx, { ...update, now: context.now() });
      return withoutRefunds(await recordFailure(context, tx, update));
    case "cancelled":
      await updatePaymentRow(tx, payment, { state: "cancelled", providerId, isProcessing: false });
      await mailFailure(context, tx, locked);
      return withoutRefunds({ kind: "cancelled" });
    default:
      await updatePaymentRow(tx, payment, {
        state: "open",
        providerId,
        isProcessing: state === "processing",
      });
      return withoutRefunds(toOpenOutcome(status));
  }
}

async function applySuccess(context: PaymentContext, tx: Tx, update: PaymentUpdate): Promise<SettledPayment> {
  const subscription = { ...update, now: context.now() };
  await recordSubscription(tx, subscription);
  const settled = await completePayment(context, tx, update);
  if (settled.outcome.kind === "refunded") await recordUnwantedSubscription(tx, subscription);
  return settled;
}

async function completePayment(
  context: PaymentContext,
  tx: Tx,
  update: PaymentUpdate,
): Promise<SettledPayment> {
  const { locked, providerPayment, fetchedAt } = update;
  const { amount, refunded } = providerPayment;
  if (refunded > 0 && refunded >= amount) return recordReturnedPayment(context, tx, update);
  const settled = matchesPayment(locked.payment, providerPayment)
    ? await fulfilPayment(context, tx, update)
    : withoutRefunds(await holdPayment(context, tx, update));
  const provider = context.providers.find(locked.payment.provider);
  // A part was returned before we heard of the payment.
  if (refunded > 0 && provider !== undefined)
    await recordProviderAmounts(context, tx, locked.payment.id, { provider, providerPayment, fetchedAt });
  return settled;
}

/** The page promised a mail to buyers whose payment takes days. */
async function mailFailure(context: PaymentContext, tx: Tx, { payment, orders }: LockedPayment) {
  if (!payment.isProcessing) return;
  const { appOrigin } = context;
  // A payment can fail several times; its row changes in between.
  const key = `${payment.id} ${payment.updatedAt.toISOString()}`;
  for (const { order } of orders)
    await notifyBuyer(
      tx,
      { order, appOrigin, event: "paymentFailed", key },
      paymentFailedMail({ order, appOrigin }),
    );
}

/** Not final: some providers let the buyer retry the same payment with another card. */
async function recordFailure(
  context: PaymentContext,
  tx: Tx,
  { locked, providerPayment }: PaymentUpdate,
): Promise<PaymentOutcome> {
  const { payment, orders } = locked;
  const failure = providerPayment.failure ?? "other";
  if (payment.state === "failed") return { kind: "failed", failure };
  context.log.info({ payment: payment.id, failure }, "payment failed");
  await mailFailure(context, tx, locked);
  await tx
    .update(payments)
    .set({
      state: "failed",
      problem: failure,
      isProcessing: false,
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

/** A provider may still be working on a request whose response we no longer wait for, and list it later. */
const defaultYoungSeconds = 60;

/** No provider id: the payment was never created, so it can be closed once it is not young. With one: leave it unknown. */
async function closeUncreated(context: PaymentContext, tx: Tx, payment: Payment): Promise<SettledPayment> {
  if (payment.providerId !== null) {
    context.log.warn({ payment: payment.id }, "the provider does not know a payment it has created");
    return withoutRefunds({ kind: "unknown" });
  }
  const ageMs = context.now().getTime() - payment.createdAt.getTime();
  if (ageMs < (context.youngSeconds ?? defaultYoungSeconds) * 1000)
    return withoutRefunds({ kind: "unknown" });
  await updatePaymentRow(tx, payment, { state: "failed", problem: "not-created" });
  return withoutRefunds({ kind: "failed", failure: "other" });
}

/** Skips unchanged rows: `updatedAt` tells the sweeper how long the buyer has been away. */
async function updatePaymentRow(
  tx: Tx,
  payment: Payment,
  change: Partial<Pick<Payment, "state" | "providerId" | "problem" | "isProcessing">>,
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

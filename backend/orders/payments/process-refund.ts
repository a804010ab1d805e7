import { and, eq, notInArray, sql } from "drizzle-orm";
import type { RefundState } from "@/lib/config/orders/orders";
import { withRetry } from "@/backend/db/with-retry";
import type { Tx } from "@/backend/db/client";
import { payments, refunds } from "@/backend/db/schema/payments";
import { enqueue } from "@/backend/jobs/enqueue";
import { maxRefundAttempts } from "@/backend/jobs/queues";
import {
  type RefundedUnits,
  transitionToRefunded,
  transitionToRefundFailed,
} from "@/backend/orders/orders/order-transitions";
import { crashPoint } from "@/backend/payment-providers/crash-point";
import {
  type PaymentProvider,
  type ProviderRefund,
  ProviderRejectedError,
  type RefundRequest,
} from "@/backend/payment-providers/payment-provider";
import { isTemporaryRefusal } from "@/backend/payment-providers/temporary-refusals";
import { findPayment, type LockedPayment, lockPayment, type Payment } from "./find-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { countsForOrder, isAutoRefundReason } from "@/lib/domain/orders/auto-refunds";
import { calculateRemaining, updateRefundedAmount } from "./refund-amounts";
import { insertRefundUnits, listRefundUnits } from "./refund-units";
import { randomId } from "@/backend/db/random-token";

export type Refund = typeof refunds.$inferSelect;

interface NewRefund {
  readonly payment: Payment;
  readonly orderId: number;
  readonly amount: number;
  readonly reason: string;
  readonly actorId: number | null;
  readonly units?: readonly RefundedUnits[];
  readonly retryOf?: string;
  /** The bank's, of money sent back by transfer. */
  readonly reference?: string | undefined;
}

/** Inserted before the provider is called: its id is the idempotency key of the refund. */
export async function insertRefund(tx: Tx, refund: NewRefund): Promise<string> {
  const { payment, orderId, amount, reason, actorId, units = [], retryOf, reference } = refund;
  const id = randomId();
  await tx.insert(refunds).values({
    id,
    paymentId: payment.id,
    orderId,
    amount,
    state: "starting",
    reason,
    createdBy: actorId,
    retryOf: retryOf ?? null,
    providerId: payment.provider === "transfer" ? reference : null,
  });
  await insertRefundUnits(tx, id, units);
  return id;
}

/** Updates all refunds of a payment; a bank can still return a succeeded one. False if the provider did not respond. */
export async function processRefundsOfPayment(context: PaymentContext, paymentId: string): Promise<boolean> {
  const rows = await context.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        notInArray(refunds.state, ["failed", "retrying"]),
        eq(refunds.isFromProvider, false),
      ),
    );
  const states = [];
  for (const { id } of rows) states.push(await processRefund(context, id));
  return !states.includes("unknown");
}

/** Requests the refund from the provider or updates its state. Idempotent. */
export async function processRefund(context: PaymentContext, refundId: string): Promise<RefundState> {
  const [refund] = await context.db.select().from(refunds).where(eq(refunds.id, refundId));
  if (refund === undefined) throw new Error("There is no such refund.");
  const payment = await findPayment(context.db, refund.paymentId);
  const save = (result: RefundResult) =>
    withRetry(() => context.db.transaction((tx) => applyResult(context, tx, { refund, ...result })));
  // An administrator has sent the money from our bank account.
  if (payment?.provider === "transfer") return save({ state: "succeeded" });
  const provider = payment && context.providers.find(payment.provider);
  if (!payment?.providerId || provider === undefined) return refund.state;
  const request: RefundRequest = {
    refundId,
    attempt: refund.attempts,
    providerId: payment.providerId,
    amount: refund.amount,
    currency: payment.takenCurrency ?? payment.currency,
    providerRefundId: refund.providerId ?? undefined,
  };
  const result = await fetchOrCreateRefund(context, { provider, refund, request });
  const state = await save(result);
  return result.state === "unknown" ? "unknown" : state;
}

interface RefundResult {
  readonly state: RefundState;
  readonly providerId?: string;
}

interface PendingRefund {
  readonly provider: PaymentProvider;
  readonly refund: Refund;
  readonly request: RefundRequest;
}

const creatableStates: readonly RefundState[] = ["starting", "unknown", "retrying"];

/** Looks the refund up first: an earlier response may have been lost, or the program may have crashed. */
async function fetchOrCreateRefund(
  context: PaymentContext,
  { provider, refund, request }: PendingRefund,
): Promise<RefundResult> {
  try {
    const existing = await provider.fetchRefund(request);
    if (existing !== undefined) return toResult(existing);
    if (!creatableStates.includes(refund.state)) return { state: refund.state };
    const created = await createRefund(context, provider, request);
    crashPoint("provider-refunded");
    return created;
  } catch (error) {
    context.log.warn({ refund: refund.id, err: error }, "refund status is unknown");
    return { state: "unknown" };
  }
}

async function createRefund(
  context: PaymentContext,
  provider: PaymentProvider,
  request: RefundRequest,
): Promise<RefundResult> {
  try {
    return toResult(await provider.refund(request));
  } catch (error) {
    if (!(error instanceof ProviderRejectedError)) throw error;
    const { refundId, attempt = 1 } = request;
    const isFinal = !isTemporaryRefusal(error.code) || attempt >= maxRefundAttempts;
    context.log.error({ refund: refundId, code: error.code, attempt, isFinal }, "refund rejected");
    return { state: isFinal ? "failed" : "retrying" };
  }
}

const toResult = ({ state, providerId }: ProviderRefund): RefundResult => ({ state, providerId });

async function applyResult(
  context: PaymentContext,
  tx: Tx,
  { refund: before, state, providerId }: RefundResult & { refund: Refund },
): Promise<RefundState> {
  const locked = await lockPayment(tx, before.paymentId);
  const [refund] = await tx.select().from(refunds).where(eq(refunds.id, before.id)).for("update");
  if (locked === undefined || refund === undefined) throw new Error("There is no such refund.");
  if (state === "retrying") return scheduleRetry(tx, before, refund);
  // A failed refund is final: a new try is a refund of its own.
  if (refund.state === state || refund.state === "failed") return refund.state;
  if (state === "unknown" && refund.state !== "starting") return refund.state;
  await tx
    .update(refunds)
    .set({ state, ...(providerId !== undefined && { providerId }), updatedAt: sql`now()` })
    .where(eq(refunds.id, refund.id));
  await updateRefundedAmount(tx, refund.paymentId);
  await applyToOrder(context, tx, { locked, refund, state });
  return state;
}

/** The first refusal enqueues the job, which repeats itself; of concurrent tries with the same key only one counts. */
async function scheduleRetry(tx: Tx, before: Refund, refund: Refund): Promise<RefundState> {
  if (refund.attempts !== before.attempts || !creatableStates.includes(refund.state)) return refund.state;
  await tx
    .update(refunds)
    .set({ state: "retrying", attempts: refund.attempts + 1, updatedAt: sql`now()` })
    .where(eq(refunds.id, refund.id));
  if (refund.state !== "retrying") await enqueue(tx, "retry-refund", { refundId: refund.id });
  return "retrying";
}

interface RefundUpdate {
  readonly locked: LockedPayment;
  /** Before the update. */
  readonly refund: Refund;
  readonly state: RefundState;
}

/** The order's part of a refund that has succeeded or failed. Call it after the refund's row is updated. */
export async function applyToOrder(
  context: PaymentContext,
  tx: Tx,
  { locked, refund, state }: RefundUpdate,
): Promise<void> {
  const order = locked.orders.find((each) => each.order.id === refund.orderId)?.order;
  if (state === "failed") await needsAttention(tx, refund.paymentId);
  if (order === undefined || (state !== "failed" && state !== "succeeded")) return;
  const { amount, reason: note, createdBy: actorId } = refund;
  const units = await listRefundUnits(tx, refund.id);
  const isOfOrder = countsForOrder(locked.payment, note);
  const shared = { order, amount, note, actorId, units, isOfOrder, appOrigin: context.appOrigin };
  if (state === "failed") {
    context.log.error({ refund: refund.id, payment: refund.paymentId }, "refund failed");
    return transitionToRefundFailed(tx, { ...shared, wasRefunded: refund.state === "succeeded" });
  }
  const isWhole = isOfOrder && (await calculateRemaining(tx, locked, order.id)) === 0;
  // The mail about the return was sent with the automatic refund; after a failure the buyer waits for another.
  const isAnnounced = isAutoRefundReason(note) && refund.retryOf === null;
  await transitionToRefunded(tx, { ...shared, isWhole, isAnnounced });
}

/** A problem appeared after the last review: the payment is listed again. */
export async function needsAttention(tx: Tx, paymentId: string): Promise<void> {
  await tx.update(payments).set({ reviewedAt: null }).where(eq(payments.id, paymentId));
}

import { randomBytes } from "node:crypto";
import { and, eq, inArray, ne, notInArray, sql, sum } from "drizzle-orm";
import type { RefundState } from "@/lib/config/orders";
import { withRetry } from "@/backend/db/with-retry";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { payments, refunds } from "@/backend/db/schema/payments";
import { refundedMail } from "@/backend/mail/order-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import { insertOrderEvent } from "@/backend/modules/orders/order-transitions";
import { releaseOrderBenefits } from "@/backend/modules/loyalty/release-order-benefits";
import { crashPoint } from "@/backend/payments/crash-point";
import {
  type PaymentProvider,
  type ProviderRefund,
  ProviderRejectedError,
  type RefundRequest,
} from "@/backend/payments/payment-provider";
import { findPayment, lockPayment, type Order, type Payment } from "./find-payment";
import type { PaymentContext } from "./payment-context";
import { autoRefundReasons } from "./payment-outcome";

type Refund = typeof refunds.$inferSelect;

interface NewRefund {
  readonly payment: Payment;
  readonly orderId: number;
  readonly amount: number;
  readonly reason: string;
  readonly actorId: number | null;
}

/** Inserted before the provider is called: its id is the idempotency key of the refund. */
export async function insertRefund(
  tx: Tx,
  { payment, orderId, amount, reason, actorId }: NewRefund,
): Promise<string> {
  const id = randomBytes(24).toString("base64url");
  await tx
    .insert(refunds)
    .values({ id, paymentId: payment.id, orderId, amount, state: "starting", reason, createdBy: actorId });
  return id;
}

/** Updates all refunds of a payment; a bank can still return a succeeded one. False if the provider did not respond. */
export async function processRefundsOfPayment(context: PaymentContext, paymentId: string): Promise<boolean> {
  const rows = await context.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), ne(refunds.state, "failed")));
  const states = [];
  for (const { id } of rows) states.push(await processRefund(context, id));
  return !states.includes("unknown");
}

/** Requests the refund from the provider or updates its state. Idempotent. */
export async function processRefund(context: PaymentContext, refundId: string): Promise<RefundState> {
  const [refund] = await context.db.select().from(refunds).where(eq(refunds.id, refundId));
  if (refund === undefined) throw new Error("There is no such refund.");
  const payment = await findPayment(context.db, refund.paymentId);
  const provider = payment && context.providers.find(payment.provider);
  if (!payment?.providerId || provider === undefined) return refund.state;
  const request: RefundRequest = {
    refundId,
    providerId: payment.providerId,
    amount: refund.amount,
    currency: payment.currency,
    providerRefundId: refund.providerId ?? undefined,
  };
  const result = await fetchOrCreateRefund(context, { provider, refund, request });
  const state = await withRetry(() =>
    context.db.transaction((tx) => applyResult(context, tx, { refund, ...result })),
  );
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

/** Looks the refund up first: an earlier response may have been lost, or the program may have crashed. */
async function fetchOrCreateRefund(
  context: PaymentContext,
  { provider, refund, request }: PendingRefund,
): Promise<RefundResult> {
  try {
    const existing = await provider.fetchRefund(request);
    if (existing !== undefined) return toResult(existing);
    if (refund.state !== "starting" && refund.state !== "unknown") return { state: refund.state };
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
    context.log.error({ refund: request.refundId, code: error.code }, "refund rejected");
    return { state: "failed" };
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
  // A failed refund is final: a new try is a refund of its own.
  if (refund.state === state || refund.state === "failed") return refund.state;
  if (state === "unknown" && refund.state !== "starting") return refund.state;
  await tx
    .update(refunds)
    .set({ state, ...(providerId !== undefined && { providerId }), updatedAt: sql`now()` })
    .where(eq(refunds.id, refund.id));
  await updateRefundedAmount(tx, refund.paymentId);
  const order = locked.orders.find((each) => each.order.id === refund.orderId)?.order;
  if (order !== undefined) await updateOrder(context, tx, { refund, state, order });
  return state;
}

async function updateRefundedAmount(tx: Tx, paymentId: string): Promise<void> {
  const isCounted = and(eq(refunds.paymentId, paymentId), inArray(refunds.state, ["pending", "succeeded"]));
  const [total] = await tx
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(isCounted);
  await tx
    .update(payments)
    .set({ refunded: Number(total?.amount ?? 0), updatedAt: sql`now()` })
    .where(eq(payments.id, paymentId));
}

interface RefundUpdate {
  readonly refund: Refund;
  readonly state: RefundState;
  readonly order: Order;
}

async function updateOrder(
  context: PaymentContext,
  tx: Tx,
  { refund, state, order }: RefundUpdate,
): Promise<void> {
  const { amount, reason: note, createdBy: actorId } = refund;
  if (state === "failed") {
    await insertOrderEvent(tx, order.id, { kind: "refund-failed", amount, note, actorId });
    return reopenRefundedOrder(tx, order);
  }
  if (state !== "succeeded") return;
  await insertOrderEvent(tx, order.id, { kind: "refunded", amount, note, actorId });
  // The buyer was already informed when the automatic refund was created.
  if (autoRefundReasons.some((reason) => reason === note)) return;
  const { appOrigin } = context;
  await putInOutbox(tx, { to: order.email, ...refundedMail({ order, amount, appOrigin }) });
  if ((await sumManualRefunds(tx, order.id)) >= order.total) await markOrderRefunded(tx, order);
}

/** Refunds of duplicate payments do not count against the order. */
async function sumManualRefunds(tx: Tx, orderId: number): Promise<number> {
  const [total] = await tx
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.state, "succeeded"),
        notInArray(refunds.reason, [...autoRefundReasons]),
      ),
    );
  return Number(total?.amount ?? 0);
}

async function markOrderRefunded(tx: Tx, order: Order): Promise<void> {
  if (order.state === "refunded") return;
  await tx.update(orders).set({ state: "refunded" }).where(eq(orders.id, order.id));
  await releaseOrderBenefits(tx, order);
}

/** A bank can return a refund days later: the order is paid again. */
async function reopenRefundedOrder(tx: Tx, { id, state }: Order): Promise<void> {
  if (state === "refunded") await tx.update(orders).set({ state: "paid" }).where(eq(orders.id, id));
}

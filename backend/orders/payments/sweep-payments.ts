import { and, asc, eq, exists, inArray, isNotNull, lt, notExists, or } from "drizzle-orm";
import { subDays, subHours, subSeconds } from "date-fns";
import type { Tx } from "@/backend/db/client";
import { longestRefundDelaySeconds } from "@/backend/jobs/queues";
import { orders } from "@/backend/db/schema/orders";
import { checkoutAttempts, paymentOrders, payments, refunds } from "@/backend/db/schema/payments";
import { coupons } from "@/backend/db/schema/pricing";
import { subscriptions } from "@/backend/db/schema/subscriptions";
import { whereChargeable } from "@/backend/orders/public/find-subscription";
import { cancelUnwantedSubscriptions } from "@/backend/orders/subscriptions/maintain-subscriptions";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { processRefund } from "./process-refund";
import { cancelPayment } from "@/backend/orders/public/release-previous-payment";
import { settlePayment } from "./settle-payment";

export interface SweepOptions {
  /** Payments and refunds changed more recently are left to the request that is working on them. */
  readonly graceSeconds: number;
  /** Unpaid payments are cancelled after this time. */
  readonly abandonedHours: number;
}

const batchSize = 100;
const draftDays = 14;

export interface SweepResult {
  readonly payments: number;
  readonly refunds: number;
}

/** Finishes what nobody came back for: open payments, unanswered refunds, unwanted subscriptions, old drafts. */
export async function sweepPayments(context: PaymentContext, options: SweepOptions): Promise<SweepResult> {
  const result = {
    payments: await sweepOpenPayments(context, options),
    refunds: await sweepRefunds(context, options),
  };
  await cancelUnwantedSubscriptions(context);
  await context.db
    .delete(checkoutAttempts)
    .where(lt(checkoutAttempts.createdAt, subHours(context.now(), 24)));
  await deleteOldDrafts(context);
  return result;
}

async function sweepOpenPayments(
  context: PaymentContext,
  { graceSeconds, abandonedHours }: SweepOptions,
): Promise<number> {
  const changedBefore = subSeconds(context.now(), graceSeconds);
  const rows = await context.db
    .select({ id: payments.id, updatedAt: payments.updatedAt })
    .from(payments)
    .where(
      and(inArray(payments.state, ["starting", "open", "unknown"]), lt(payments.updatedAt, changedBefore)),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(batchSize);
  for (const { id, updatedAt } of rows)
    await runLoggingErrors(context, id, async () => {
      const { kind } = await settlePayment(context, id);
      const hours = (await holdsLimitedCoupon(context.db, id)) ? Math.min(1, abandonedHours) : abandonedHours;
      const isAbandoned = updatedAt < subHours(context.now(), hours);
      if (isAbandoned && (kind === "open" || kind === "needs-action")) await cancelPayment(context, id);
    });
  return rows.length;
}

/** A voucher with few uses is held while its order is being paid: not for long. */
async function holdsLimitedCoupon(tx: Tx, paymentId: string): Promise<boolean> {
  const found = await tx
    .select({ code: coupons.code })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .innerJoin(coupons, eq(coupons.code, orders.couponCode))
    .where(and(eq(paymentOrders.paymentId, paymentId), isNotNull(coupons.limit)))
    .limit(1);
  return found.length > 0;
}

async function sweepRefunds(context: PaymentContext, { graceSeconds }: SweepOptions): Promise<number> {
  const changedBefore = (seconds: number) => lt(refunds.updatedAt, subSeconds(context.now(), seconds));
  const isUnfinished = or(
    and(inArray(refunds.state, ["starting", "unknown", "pending"]), changedBefore(graceSeconds)),
    // Its job has used up its tries, some of them while the provider did not respond.
    and(eq(refunds.state, "retrying"), changedBefore(longestRefundDelaySeconds)),
  );
  const rows = await context.db.select({ id: refunds.id }).from(refunds).where(isUnfinished).limit(batchSize);
  for (const { id } of rows) await runLoggingErrors(context, id, () => processRefund(context, id));
  return rows.length;
}

/** One failure must not stop the others. */
async function runLoggingErrors(
  context: PaymentContext,
  id: string,
  run: () => Promise<unknown>,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    context.log.error({ id, err: error }, "sweeping a payment failed");
  }
}

/** Deletes drafts, and their personal data, two weeks after the last try to pay. Keeps those with any money movement. */
async function deleteOldDrafts(context: PaymentContext): Promise<number> {
  return context.db.transaction(async (tx) => {
    const ids = (await findOldDrafts(tx, subDays(context.now(), draftDays))).map(({ id }) => id);
    if (ids.length === 0) return 0;
    const deleted = await tx
      .delete(paymentOrders)
      .where(inArray(paymentOrders.orderId, ids))
      .returning({ id: paymentOrders.paymentId });
    const paymentIds = deleted.map(({ id }) => id);
    if (paymentIds.length > 0) await tx.delete(payments).where(inArray(payments.id, paymentIds));
    await tx.delete(orders).where(inArray(orders.id, ids));
    return ids.length;
  });
}

async function findOldDrafts(tx: Tx, before: Date) {
  const isNeeded = or(
    inArray(payments.state, ["starting", "open", "unknown", "succeeded", "held"]),
    exists(tx.select().from(refunds).where(eq(refunds.paymentId, payments.id))),
    exists(
      tx
        .select()
        .from(subscriptions)
        .where(and(eq(subscriptions.paymentId, payments.id), whereChargeable)),
    ),
  );
  const neededPayment = tx
    .select()
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(and(eq(paymentOrders.orderId, orders.id), isNeeded));
  return tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.state, "draft"), lt(orders.createdAt, before), notExists(neededPayment)))
    .limit(batchSize)
    .for("update", { skipLocked: true });
}

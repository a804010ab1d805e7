import { and, eq, isNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { RefundState } from "@/lib/config/orders/orders";
import type { Tx } from "@/backend/db/client";
import { withRetry } from "@/backend/db/with-retry";
import { refunds } from "@/backend/db/schema/payments";
import { notFound, Refusal } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { lockPayment } from "./find-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import { insertRefund, processRefund } from "./process-refund";
import { calculateRemaining } from "./refund-amounts";
import { listRefundUnits } from "./refund-units";

const nothingToRetry = new Refusal(409, {
  code: "nothing_to_retry",
  message: "refusals.noRefundWaiting",
});

/** Repeats the failed refunds of a payment as new ones, and the temporarily refused ones at once. */
export async function retryRefunds(
  context: PaymentContext,
  { paymentId, actorId }: { readonly paymentId: string; readonly actorId: number },
): Promise<readonly RefundState[] | Refusal> {
  const ids = await withRetry(() =>
    runInTransaction(context.db, (tx) => reserveRetries(tx, { paymentId, actorId })),
  );
  if (ids instanceof Refusal) return ids;
  const states: RefundState[] = [];
  for (const id of ids) states.push(await processRefund(context, id));
  return states;
}

async function reserveRetries(
  tx: Tx,
  { paymentId, actorId }: { readonly paymentId: string; readonly actorId: number },
): Promise<readonly string[] | Refusal> {
  const locked = await lockPayment(tx, paymentId);
  if (locked === undefined) return notFound();
  const waiting = await tx
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.paymentId, paymentId), eq(refunds.state, "retrying")));
  const ids = waiting.map(({ id }) => id);
  for (const failed of await listFailed(tx, paymentId)) {
    const { orderId, reason, amount } = failed;
    // Perhaps the money has gone back otherwise since.
    if (orderId === null || amount > (await calculateRemaining(tx, locked, orderId))) continue;
    const units = await listRefundUnits(tx, failed.id);
    const refund = { payment: locked.payment, orderId, amount, reason, actorId, units };
    ids.push(await insertRefund(tx, { ...refund, retryOf: failed.id }));
  }
  return ids.length === 0 ? nothingToRetry : ids;
}

/** Those without a later try. */
async function listFailed(tx: Tx, paymentId: string) {
  const later = alias(refunds, "later");
  const rows = await tx
    .select({ refund: refunds })
    .from(refunds)
    .leftJoin(later, eq(later.retryOf, refunds.id))
    .where(
      and(
        eq(refunds.paymentId, paymentId),
        eq(refunds.state, "failed"),
        eq(refunds.isFromProvider, false),
        isNull(later.id),
      ),
    );
  return rows.map(({ refund }) => refund);
}

/** The job: throws while the provider still refuses, so that the queue repeats it later. */
export async function retryRefund(context: PaymentContext, refundId: string): Promise<void> {
  const [refund] = await context.db.select().from(refunds).where(eq(refunds.id, refundId));
  if (refund?.state !== "retrying") return;
  const state = await processRefund(context, refundId);
  if (state === "retrying" || state === "unknown") throw new Error(`The refund is ${state}.`);
}

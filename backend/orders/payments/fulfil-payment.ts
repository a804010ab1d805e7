import { eq, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { payments } from "@/backend/db/schema/payments";
import { returnedMail } from "@/backend/kernel/mail/payment-mails";
import { notifyBuyer } from "@/backend/orders/orders/notify-buyer";
import { transitionToPaid } from "@/backend/orders/orders/order-transitions";
import { placeOrder } from "@/backend/orders/orders/place-order";
import { spendPoints } from "@/backend/orders/loyalty/points";
import { splitPoints } from "@/backend/orders/loyalty/split-points";
import type { ProviderPayment } from "@/backend/payment-providers/payment-provider";
import { type LockedPayment, lockPayment, type Payment, type PaymentOrder } from "./find-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import type { AutoRefundReason } from "@/lib/domain/orders/auto-refunds";
import type { SettledPayment } from "@/backend/orders/public/payment-outcome";
import { insertRefund } from "./process-refund";
import { calculateShare } from "./refund-amounts";
import { insertProviderRefund } from "./sync-payment";

interface SucceededPayment {
  readonly locked: LockedPayment;
  readonly providerPayment: ProviderPayment;
}

/** Rolls back the savepoint, so that coupon and points are not redeemed for an order that is not placed. */
class OrderNotPlaceable extends Error {
  constructor(readonly reason: AutoRefundReason) {
    super(reason);
  }
}

/** Places the orders of a succeeded payment and refunds what can no longer be ordered. */
export async function fulfilPayment(
  context: PaymentContext,
  tx: Tx,
  { locked, providerPayment }: SucceededPayment,
): Promise<SettledPayment> {
  const { payment, orders } = locked;
  const payable = orders.filter(isPayable);
  const unpayable = orders.filter((each) => !isPayable(each));
  const problem = await placeOrders(context, tx, { payment, orders, payable });
  const isFullRefund = payable.length === 0 || problem !== undefined;
  const reason = problem ?? findRefundReason(unpayable);
  await markSucceeded(tx, {
    payment,
    providerPayment,
    problem: isFullRefund ? reason : null,
    now: context.now(),
  });
  const refundedOrders = isFullRefund ? orders : unpayable;
  const refundIds = await refundOrders(context, tx, { payment, refundedOrders, reason });
  return { outcome: isFullRefund ? { kind: "refunded", reason } : { kind: "paid" }, refundIds };
}

/** Returned at the provider before we heard of it: it never becomes an order, and its buyer gets a mail. */
export async function recordReturnedPayment(
  context: PaymentContext,
  tx: Tx,
  { locked, providerPayment }: SucceededPayment,
): Promise<SettledPayment> {
  const { payment } = locked;
  const reason = "refunded-by-provider";
  const { now, appOrigin } = context;
  await markSucceeded(tx, { payment, providerPayment, problem: reason, now: now() });
  const updated = await lockPayment(tx, payment.id);
  for (const { order } of updated?.orders ?? []) {
    const amount = updated ? calculateShare(updated, order.id) : 0;
    if (updated === undefined || amount === 0) continue;
    await insertProviderRefund(context, tx, { locked: updated, orderId: order.id, amount, reason });
    const notice = { order, appOrigin, event: "paymentReturned", key: payment.id } as const;
    await notifyBuyer(tx, notice, returnedMail({ order, amount, reason, appOrigin }));
  }
  return { outcome: { kind: "refunded", reason }, refundIds: [] };
}

const isPayable = ({ order }: PaymentOrder) => order.state === "draft" || order.state === "open";

function findRefundReason(unpayable: readonly PaymentOrder[]): AutoRefundReason {
  return unpayable.some(({ order }) => order.state === "cancelled") ? "order-gone" : "paid-already";
}

interface UnpaidPaymentOrders {
  readonly payment: Payment;
  readonly orders: readonly PaymentOrder[];
  readonly payable: readonly PaymentOrder[];
}

async function placeOrders(
  context: PaymentContext,
  tx: Tx,
  { payment, orders, payable }: UnpaidPaymentOrders,
): Promise<AutoRefundReason | undefined> {
  try {
    await tx.transaction(async (savepoint) => {
      // Spent before any order is paid: points earned by these orders must not pay for them.
      await redeemPoints(savepoint, { payment, orders, payable });
      for (const paymentOrder of payable) await placePaidOrder(context, savepoint, { payment, paymentOrder });
    });
    return undefined;
  } catch (error) {
    if (error instanceof OrderNotPlaceable) return error.reason;
    throw error;
  }
}

async function placePaidOrder(
  context: PaymentContext,
  tx: Tx,
  { payment, paymentOrder: { order, amount } }: { payment: Payment; paymentOrder: PaymentOrder },
): Promise<void> {
  const { appOrigin } = context;
  const now = context.now();
  const { method } = payment;
  if (order.state === "open") return transitionToPaid(tx, { order, method, now, appOrigin, money: amount });
  const failure = await placeOrder(tx, { order, state: "paid", method, now, dueAt: now, appOrigin });
  if (failure !== undefined) throw new OrderNotPlaceable(failure);
}

/** Several open orders may be paid partly with points; each has its own part. */
async function redeemPoints(tx: Tx, { payment, orders, payable }: UnpaidPaymentOrders): Promise<void> {
  const { userId, loyaltyPoints } = payment;
  const parts = splitPoints(
    orders.map(({ order }) => order),
    loyaltyPoints,
  );
  for (const [at, paymentOrder] of orders.entries()) {
    if (!payable.includes(paymentOrder)) continue;
    const points = { id: paymentOrder.order.id, userId, loyaltyPoints: parts[at]?.points ?? 0 };
    if (!(await spendPoints(tx, points))) throw new OrderNotPlaceable("points-gone");
  }
}

interface PaymentSuccess {
  readonly payment: Payment;
  readonly providerPayment: ProviderPayment;
  readonly problem: AutoRefundReason | null;
  readonly now: Date;
}

async function markSucceeded(
  tx: Tx,
  { payment, providerPayment, problem, now }: PaymentSuccess,
): Promise<void> {
  await tx
    .update(payments)
    .set({
      state: "succeeded",
      providerId: providerPayment.providerId,
      cardBrand: providerPayment.card?.brand ?? null,
      cardLast4: providerPayment.card?.last4 ?? null,
      problem,
      taken: providerPayment.amount,
      takenCurrency: providerPayment.currency.toUpperCase(),
      isProcessing: false,
      settledAt: now,
      updatedAt: sql`now()`,
    })
    .where(eq(payments.id, payment.id));
}

interface OrderRefunds {
  readonly payment: Payment;
  readonly refundedOrders: readonly PaymentOrder[];
  readonly reason: AutoRefundReason;
}

/** Never more than was paid: part of an order may have been covered by points. */
async function refundOrders(
  context: PaymentContext,
  tx: Tx,
  { payment, refundedOrders, reason }: OrderRefunds,
) {
  const refundIds: string[] = [];
  let remaining = payment.amount;
  for (const { order, amount: orderAmount } of refundedOrders) {
    const amount = Math.min(orderAmount, remaining);
    if (amount === 0) continue;
    remaining -= amount;
    refundIds.push(await insertRefund(tx, { payment, orderId: order.id, amount, reason, actorId: null }));
    const { appOrigin } = context;
    const notice = { order, appOrigin, event: "paymentReturned", key: payment.id } as const;
    await notifyBuyer(tx, notice, returnedMail({ order, amount, reason, appOrigin }));
  }
  return refundIds;
}

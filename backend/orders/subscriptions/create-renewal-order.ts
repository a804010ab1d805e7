import { asc, and, eq } from "drizzle-orm";
import { taxRateBps } from "@/lib/config/markets/taxes";
import { calculateCartTotal } from "@/lib/domain/orders/cart-total";
import type { Tx } from "@/backend/db/client";
import { withRetry } from "@/backend/db/with-retry";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments } from "@/backend/db/schema/payments";
import { subscriptionOrders } from "@/backend/db/schema/subscriptions";
import { newOrderNumber } from "@/backend/orders/orders/order-number";
import { fulfilPayment } from "@/backend/orders/payments/fulfil-payment";
import { lockPayment, type Order, type Payment } from "@/backend/orders/payments/find-payment";
import { holdPayment } from "@/backend/orders/payments/hold-payment";
import type { PaymentContext } from "@/backend/orders/public/payment-context";
import type { ProviderPayment } from "@/backend/payment-providers/payment-provider";
import type { Subscription } from "@/backend/orders/public/find-subscription";
import { insertedRow } from "@/backend/db/inserted-row";
import { randomId, randomToken } from "@/backend/db/random-token";

/** Turns a renewal payment into a paid order. Idempotent. */
export async function createRenewalOrder(
  context: PaymentContext,
  subscription: Subscription,
  providerPayment: ProviderPayment,
): Promise<void> {
  if (await isRecorded(context.db, subscription, providerPayment)) return;
  await withRetry(() =>
    context.db.transaction(async (tx) => {
      const original = await lockPayment(tx, subscription.paymentId);
      const firstOrder = original?.orders[0]?.order;
      if (original === undefined || firstOrder === undefined) return;
      const payment = await insertRenewalPayment(tx, {
        subscription,
        providerPayment,
        original: original.payment,
      });
      if (payment === undefined) return;
      const order = await copyOrder(tx, subscription, firstOrder);
      const { total: amount } = order;
      await tx.insert(paymentOrders).values({ paymentId: payment.id, orderId: order.id, amount });
      await tx.insert(subscriptionOrders).values({ orderId: order.id, subscriptionId: subscription.id });
      const locked = { payment, orders: [{ order, amount }] };
      const isExpected =
        providerPayment.amount === payment.amount && providerPayment.currency === payment.currency;
      if (isExpected) await fulfilPayment(context, tx, { locked, providerPayment });
      else await holdPayment(context, tx, { locked, providerPayment });
    }),
  );
}

async function isRecorded(
  tx: Tx,
  { provider }: Subscription,
  { providerId }: ProviderPayment,
): Promise<boolean> {
  const [row] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerId, providerId)));
  return row !== undefined;
}

interface RenewalPayment {
  readonly subscription: Subscription;
  readonly providerPayment: ProviderPayment;
  /** The payment that started the subscription. */
  readonly original: Payment;
}

/** Undefined if a concurrent call was faster: the provider id is unique. */
async function insertRenewalPayment(
  tx: Tx,
  { subscription, providerPayment, original }: RenewalPayment,
): Promise<Payment | undefined> {
  const { provider, amount, currency } = subscription;
  const [row] = await tx
    .insert(payments)
    .values({
      provider,
      amount,
      currency,
      id: randomId(),
      userId: original.userId,
      method: original.method,
      providerId: providerPayment.providerId,
      state: "open",
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** Same buyer and agreed price, current tax rate. No delivery, and no coupon a second time. */
async function copyOrder(tx: Tx, { amount }: Subscription, first: Order): Promise<Order> {
  const rate = taxRateBps(first.country);
  const sums = calculateCartTotal({
    lineAmounts: [amount],
    shipping: 0,
    coupon: undefined,
    points: { requested: 0, balance: 0, value: 1 },
    taxRateBps: rate,
  });
  const { userId, email, name, phoneNumber, store, country, currency, billingAddress } = first;
  const { subtotal, shipping, discount, pointsValue, total, tax } = sums;
  const order = insertedRow(
    await tx
      .insert(orders)
      .values({
        userId,
        email,
        name,
        phoneNumber,
        store,
        country,
        currency,
        billingAddress,
        language: first.language,
        subtotal,
        shipping,
        discount,
        pointsValue,
        total,
        tax,
        taxRateBps: rate,
        number: newOrderNumber(),
        token: randomToken(),
        cartVersion: 0,
        state: "draft",
      })
      .returning(),
  );
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, first.id))
    .orderBy(asc(orderLines.position));
  await tx.insert(orderLines).values(
    lines.map(({ id: _, ...line }) => ({
      ...line,
      orderId: order.id,
      unitAmount: amount,
      amount,
      discount: 0,
      tax,
    })),
  );
  return order;
}

import { randomBytes } from "node:crypto";
import { asc, and, eq } from "drizzle-orm";
import { taxRateBps } from "@/lib/config/taxes";
import { totalCart } from "@/lib/domain/cart-total";
import type { Tx } from "@/backend/db/client";
import { retrying } from "@/backend/db/retrying";
import { orderLines, orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments } from "@/backend/db/schema/payments";
import { subscriptionOrders } from "@/backend/db/schema/subscriptions";
import { newOrderNumber } from "@/backend/modules/orders/order-number";
import { completePayment } from "@/backend/modules/payments/complete-payment";
import { lockPayment, type Order, type Payment } from "@/backend/modules/payments/find-payment";
import { holdPayment } from "@/backend/modules/payments/hold-payment";
import type { PaymentWorld } from "@/backend/modules/payments/world";
import type { ProviderPayment } from "@/backend/payments/port";
import type { Subscription } from "./find-subscription";

/** What a provider has taken for another year becomes a paid order of its own, once, whoever hears of it and however often. */
export async function renew(
  world: PaymentWorld,
  subscription: Subscription,
  paid: ProviderPayment,
): Promise<void> {
  if (await isKnown(world.db, subscription, paid)) return;
  await retrying(() =>
    world.db.transaction(async (tx) => {
      const before = await lockPayment(tx, subscription.paymentId);
      const first = before?.orders[0]?.order;
      if (before === undefined || first === undefined) return;
      const payment = await insertPayment(tx, { subscription, paid, like: before.payment });
      if (payment === undefined) return;
      const order = await copyOrder(tx, subscription, first);
      const { total: amount } = order;
      await tx.insert(paymentOrders).values({ paymentId: payment.id, orderId: order.id, amount });
      await tx.insert(subscriptionOrders).values({ orderId: order.id, subscriptionId: subscription.id });
      const locked = { payment, orders: [{ order, amount }] };
      const isAgreed = paid.amount === payment.amount && paid.currency === payment.currency;
      if (isAgreed) await completePayment(world, tx, { locked, said: paid });
      else await holdPayment(world, tx, { locked, said: paid });
    }),
  );
}

async function isKnown(
  tx: Tx,
  { provider }: Subscription,
  { providerId }: ProviderPayment,
): Promise<boolean> {
  const [known] = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.provider, provider), eq(payments.providerId, providerId)));
  return known !== undefined;
}

interface Renewed {
  readonly subscription: Subscription;
  readonly paid: ProviderPayment;
  readonly like: Payment;
}

/** Undefined where another was quicker: the provider's id is unique. */
async function insertPayment(tx: Tx, { subscription, paid, like }: Renewed): Promise<Payment | undefined> {
  const { provider, amount, currency } = subscription;
  const [row] = await tx
    .insert(payments)
    .values({
      ...{ provider, amount, currency },
      id: randomBytes(24).toString("base64url"),
      userId: like.userId,
      method: like.method,
      providerId: paid.providerId,
      state: "open",
    })
    .onConflictDoNothing()
    .returning();
  return row;
}

/** For the same people, at the price that was agreed; the tax in it is today's. Nothing is sent, and no coupon is used twice. */
async function copyOrder(tx: Tx, { amount }: Subscription, first: Order): Promise<Order> {
  const rate = taxRateBps(first.country);
  const sums = totalCart({
    lineAmounts: [amount],
    shipping: 0,
    coupon: undefined,
    points: { wished: 0, balance: 0, value: 1 },
    taxRateBps: rate,
  });
  const { userId, email, name, phoneNumber, region, country, currency, billingAddress } = first;
  const { subtotal, shipping, discount, pointsValue, total, tax } = sums;
  const [order] = await tx
    .insert(orders)
    .values({
      ...{ userId, email, name, phoneNumber, region, country, currency, billingAddress },
      ...{ subtotal, shipping, discount, pointsValue, total, tax },
      taxRateBps: rate,
      number: newOrderNumber(),
      token: randomBytes(32).toString("base64url"),
      cartVersion: 0,
      state: "draft",
    })
    .returning();
  if (order === undefined) throw new Error("An insert returned no row.");
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

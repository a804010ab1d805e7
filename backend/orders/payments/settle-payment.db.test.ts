import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { carts } from "@/backend/db/schema/carts";
import { invoices, orderEvents, orders } from "@/backend/db/schema/orders";
import { outbox } from "@/backend/db/schema/outbox";
import { paymentEvents, payments, refunds } from "@/backend/db/schema/payments";
import { coupons } from "@/backend/db/schema/pricing";
import { Refusal } from "@/backend/http/refusals";
import { createTestDatabase } from "@/backend/testing/database";
import { refundOrder } from "./refund-order";
import { settlePayment } from "./settle-payment";
import { sweepPayments } from "./sweep-payments";
import { createPaymentKit } from "@/backend/orders/payments/testing/payment-kit";

let db: Db;
let kit: ReturnType<typeof createPaymentKit>;

beforeAll(async () => {
  ({ db } = await createTestDatabase());
  kit = createPaymentKit(db);
});

const emptyRequest = { email: "", description: "", returnUrl: "" };

function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("Expected a value.");
  return value;
}

async function startPayment(quantity = 1) {
  const sessionId = await kit.fillCart(quantity);
  const { payment } = await kit.startPaymentWithRetry(sessionId);
  const { id, number } = await kit.findOrder(sessionId);
  return { sessionId, paymentId: payment.paymentId, providerId: payment.providerId, orderId: id, number };
}

async function payOrder() {
  const started = await startPayment();
  kit.bank.setStatus(started.providerId, { state: "succeeded" });
  expect(await settlePayment(kit.context, started.paymentId)).toEqual({ kind: "paid" });
  return started;
}

const findState = async (orderId: number) =>
  (await db.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId)))[0]?.state;
const listEventKinds = async (orderId: number) =>
  (await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id)).map(
    ({ kind }) => kind,
  );
const listRefunds = (orderId: number) => db.select().from(refunds).where(eq(refunds.orderId, orderId));
const findMailSubjects = async (text: string) =>
  (await db.select().from(outbox)).filter((mail) => mail.text.includes(text)).map(({ subject }) => subject);
const deliverLastEvent = () => {
  const event = kit.bank.events.at(-1);
  if (event === undefined) throw new Error("The bank has sent no event.");
  return kit.deliver(event);
};

describe("a mismatched payment", () => {
  it.each([
    ["another amount", { amount: 1 }],
    ["another currency", { currency: "EUR" }],
    ["another payment id", { paymentId: "another-payment" }],
  ])("is held for %s", async (_difference, change) => {
    const { paymentId, providerId, orderId, sessionId, number } = await startPayment();
    kit.bank.setStatus(providerId, { state: "succeeded", ...change });
    expect(await settlePayment(kit.context, paymentId)).toEqual({ kind: "held" });
    expect(await findState(orderId)).toBe("held");
    expect(await findMailSubjects(number)).toEqual([`We are checking your order ${number}`]);
    // The buyer must not be asked to pay again.
    expect(await kit.startPayment(sessionId)).toMatchObject({ status: 409, body: { code: "paid" } });
  });

  it("is cancelled instead of captured if the approved amount differs", async () => {
    const { paymentId, providerId, orderId } = await startPayment();
    kit.bank.setStatus(providerId, { state: "approved", amount: 1 });
    expect(await settlePayment(kit.context, paymentId)).toEqual({ kind: "cancelled" });
    expect(kit.bank.payments.get(providerId)?.state).toBe("cancelled");
    expect(await findState(orderId)).toBe("draft");
  });

  it("is cancelled instead of captured if the cart has changed since the approval", async () => {
    const { sessionId, paymentId, providerId } = await startPayment();
    await db
      .update(carts)
      .set({ version: sql`version + 1` })
      .where(eq(carts.id, sessionId));
    kit.bank.setStatus(providerId, { state: "approved" });
    expect(await settlePayment(kit.context, paymentId)).toEqual({ kind: "cancelled" });
    const retried = await kit.startPaymentWithRetry(sessionId);
    expect(retried.payment.providerId).not.toBe(providerId);
  });
});

describe("a payment for an order that can no longer be placed", () => {
  it("is refunded once with a mail when the coupon is used up, and the cart can be paid without it", async () => {
    await db.insert(coupons).values({ code: "LASTONE", percent: 10, limit: 1 });
    const sessionId = await kit.fillCart();
    await db.update(carts).set({ couponCode: "LASTONE" }).where(eq(carts.id, sessionId));
    const { payment, order } = await kit.startPaymentWithRetry(sessionId);
    expect(order.discount).toBeGreaterThan(0);
    await db.update(coupons).set({ used: 1 }).where(eq(coupons.code, "LASTONE"));
    kit.bank.setStatus(payment.providerId, { state: "succeeded" });
    const outcomes = await Promise.all([1, 2].map(() => settlePayment(kit.context, payment.paymentId)));
    expect(outcomes).toEqual(Array(2).fill({ kind: "refunded", reason: "coupon-gone" }));
    expect(kit.bank.payments.get(payment.providerId)?.refunded).toBe(order.total);
    expect(await listRefunds(order.id)).toMatchObject([{ state: "succeeded", amount: order.total }]);
    expect(await findState(order.id)).toBe("draft");
    expect((await findMailSubjects("The coupon in your cart was used up")).length).toBe(1);
    const response = await kit.submit(sessionId, { transactionId: payment.providerId });
    expect(response).toMatchObject({ status: 409, body: { code: 103 } });
    await db.update(carts).set({ couponCode: null }).where(eq(carts.id, sessionId));
    expect(await kit.submit(sessionId, { token: "good" })).toMatchObject({ state: "paid" });
  });

  it("is refunded if the order is already paid, and the order stays paid", async () => {
    const { orderId, paymentId } = await payOrder();
    const [first] = await db.select().from(payments).where(eq(payments.id, paymentId));
    const second = `${paymentId}-2`;
    await db.insert(payments).values({ ...defined(first), id: second, providerId: null, state: "starting" });
    await db.execute(sql`insert into payment_orders select ${second}, order_id, amount from payment_orders
      where payment_id = ${paymentId}`);
    const { payment } = await kit.bank.createPayment({
      ...emptyRequest,
      paymentId: second,
      attempt: 1,
      token: "good",
      amount: defined(first).amount,
      currency: defined(first).currency,
    });
    expect(await settlePayment(kit.context, second)).toEqual({ kind: "refunded", reason: "paid-already" });
    expect(kit.bank.payments.get(payment.providerId)?.refunded).toBe(defined(first).amount);
    expect(await findState(orderId)).toBe("paid");
  });
});

describe("webhooks", () => {
  it("rejects unsigned events and records events about unknown payments", async () => {
    const { receiveWebhook: receiveEvent } = await import("./receive-webhook");
    expect(await receiveEvent(kit.context, "stripe", {}, "{}")).toMatchObject({ status: 400 });
    const eventId = "event-of-unknown-payment";
    expect(await kit.deliver({ eventId, providerId: "unknown-payment" })).toBeUndefined();
    const [recorded] = await db.select().from(paymentEvents).where(eq(paymentEvents.eventId, eventId));
    expect(recorded).toMatchObject({ providerId: "unknown-payment" });
  });

  it("places the order although the buyer has not returned", async () => {
    const { providerId, orderId, number } = await startPayment();
    kit.bank.setStatus(providerId, { state: "succeeded" });
    const event = defined(kit.bank.events.at(-1));
    const responses = await Promise.all([kit.deliver(event), kit.deliver(event), kit.deliver(event)]);
    expect(responses).toEqual([undefined, undefined, undefined]);
    expect(await listEventKinds(orderId)).toEqual(["placed", "paid"]);
    expect(await findMailSubjects(number)).toEqual([`Your order ${number} is confirmed`]);
    expect(await db.select().from(invoices).where(eq(invoices.orderId, orderId))).toHaveLength(1);
  });

  it("asks for redelivery if the payment cannot be fetched, and records the event only afterwards", async () => {
    const { providerId, orderId } = await startPayment();
    kit.bank.setStatus(providerId, { state: "succeeded" });
    kit.bank.fault = () => "before";
    expect(await deliverLastEvent()).toMatchObject({ status: 500 });
    kit.bank.fault = () => undefined;
    expect(await deliverLastEvent()).toBeUndefined();
    expect(await findState(orderId)).toBe("paid");
  });

  it("ignores a failure that arrives after the success", async () => {
    const { providerId, orderId } = await payOrder();
    kit.bank.setStatus(providerId, { state: "failed" });
    expect(await deliverLastEvent()).toBeUndefined();
    expect(await findState(orderId)).toBe("paid");
  });

  it("finds a payment whose creation response was lost", async () => {
    const sessionId = await kit.fillCart();
    kit.bank.fault = () => "after";
    expect(await kit.startPayment(sessionId)).toMatchObject({
      status: 409,
      body: { code: "payment_unknown" },
    });
    kit.bank.fault = () => undefined;
    const lost = defined([...kit.bank.payments.values()].at(-1));
    kit.bank.setStatus(lost.providerId, { state: "succeeded" });
    expect(await deliverLastEvent()).toBeUndefined();
    expect((await kit.findOrder(sessionId)).state).toBe("paid");
  });
});

describe("refunds", () => {
  it("refunds once when two full refunds are requested at the same time", async () => {
    const { orderId, providerId } = await payOrder();
    const request = { orderId, reason: "double click", actorId: null };
    const responses = await Promise.all([
      refundOrder(kit.context, request),
      refundOrder(kit.context, request),
    ]);
    expect(responses.filter((response) => response instanceof Refusal)).toMatchObject([{ status: 428 }]);
    expect(await findState(orderId)).toBe("refunded");
    const { amount, refunded } = defined(kit.bank.payments.get(providerId));
    expect(refunded).toBe(amount);
  });

  it("refunds in parts, and never more than was paid", async () => {
    const { orderId, providerId } = await payOrder();
    const { amount } = defined(kit.bank.payments.get(providerId));
    const part = { orderId, reason: "partial", actorId: null };
    expect(await refundOrder(kit.context, { ...part, amount: 100 })).toMatchObject({ state: "succeeded" });
    expect(await findState(orderId)).toBe("paid");
    expect(await refundOrder(kit.context, { ...part, amount })).toMatchObject({ status: 428 });
    expect(await refundOrder(kit.context, part)).toMatchObject({ state: "succeeded" });
    expect(await listEventKinds(orderId)).toEqual(["placed", "paid", "refunded", "refunded"]);
  });

  it("looks up a refund whose response was lost instead of refunding twice", async () => {
    const { orderId, providerId } = await payOrder();
    let calls = 0;
    // The first call looks the refund up; the second creates it, and its response is lost.
    kit.bank.fault = () => ((calls += 1) === 2 ? "after" : undefined);
    expect(await refundOrder(kit.context, { orderId, reason: "lost", actorId: null })).toMatchObject({
      state: "unknown",
    });
    kit.bank.fault = () => undefined;
    await kit.sweep();
    expect(await findState(orderId)).toBe("refunded");
    const { amount, refunded } = defined(kit.bank.payments.get(providerId));
    expect(refunded).toBe(amount);
  });

  it("reopens the order when the bank returns a refund, and allows another refund", async () => {
    const { orderId, providerId } = await payOrder();
    const request = { orderId, reason: "closed account", actorId: null };
    await refundOrder(kit.context, request);
    const [refund] = await listRefunds(orderId);
    kit.bank.settleRefund(defined(refund).id, "failed");
    expect(await deliverLastEvent()).toBeUndefined();
    expect(await findState(orderId)).toBe("paid");
    const [payment] = await db.select().from(payments).where(eq(payments.providerId, providerId));
    expect(payment?.refunded).toBe(0);
    expect(await refundOrder(kit.context, request)).toMatchObject({ state: "succeeded" });
  });
});

describe("the sweeper", () => {
  it("cancels an abandoned payment after a day", async () => {
    const { paymentId, providerId } = await startPayment();
    await db.execute(
      sql`update payments set updated_at = now() - interval '25 hours' where id = ${paymentId}`,
    );
    await kit.sweep();
    expect(kit.bank.payments.get(providerId)?.state).toBe("cancelled");
  });

  it("keeps the order if an abandoned payment succeeds while it is being cancelled", async () => {
    const { paymentId, providerId, orderId } = await startPayment();
    await db.execute(
      sql`update payments set updated_at = now() - interval '25 hours' where id = ${paymentId}`,
    );
    const cancel = kit.bank.cancel.bind(kit.bank);
    kit.bank.cancel = async (id) => {
      kit.bank.setStatus(providerId, { state: "succeeded" });
      return cancel(id);
    };
    await kit.sweep();
    kit.bank.cancel = cancel;
    expect(await findState(orderId)).toBe("paid");
  });

  it("deletes drafts after two weeks, but never those with a succeeded payment", async () => {
    const { orderId, paymentId } = await startPayment();
    const withMoney = await startPayment();
    const old = sql`now() - interval '15 days'`;
    await db.update(orders).set({ createdAt: old }).where(eq(orders.id, orderId));
    await db.update(orders).set({ createdAt: old }).where(eq(orders.id, withMoney.orderId));
    await db.update(payments).set({ state: "failed" }).where(eq(payments.id, paymentId));
    await db.update(payments).set({ state: "succeeded" }).where(eq(payments.id, withMoney.paymentId));
    await sweepPayments(kit.context, { graceSeconds: 3_600, abandonedHours: 24 });
    expect(await findState(orderId)).toBeUndefined();
    expect(await findState(withMoney.orderId)).toBe("draft");
  });
});

describe("the reconciler", () => {
  it("places the missing order of a succeeded payment", async () => {
    const { providerId, orderId } = await startPayment();
    kit.bank.setStatus(providerId, { state: "succeeded" });
    expect(await kit.reconcileSince()).toMatchObject({ settled: 1, duplicates: 0 });
    expect(await findState(orderId)).toBe("paid");
    expect(await kit.reconcileSince()).toMatchObject({ settled: 0 });
  });

  it("refunds a duplicate charge exactly once", async () => {
    const { paymentId, providerId } = await payOrder();
    const { amount, currency } = defined(kit.bank.payments.get(providerId));
    const { payment } = await kit.bank.createPayment({
      ...emptyRequest,
      paymentId,
      attempt: 2,
      amount,
      currency,
      token: "good",
    });
    expect(await kit.reconcileSince()).toMatchObject({ duplicates: 1 });
    expect(await kit.reconcileSince()).toMatchObject({ duplicates: 0 });
    expect(kit.bank.payments.get(payment.providerId)?.refunded).toBe(amount);
    expect(kit.bank.payments.get(providerId)?.refunded).toBe(0);
  });
});

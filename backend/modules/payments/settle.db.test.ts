import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { carts } from "@/backend/db/schema/carts";
import { invoices, orderEvents, orders } from "@/backend/db/schema/orders";
import { outbox } from "@/backend/db/schema/outbox";
import { paymentEvents, payments, refunds } from "@/backend/db/schema/payments";
import { coupons } from "@/backend/db/schema/pricing";
import { Refusal } from "@/backend/http/refusals";
import { freshDatabase } from "@/backend/testing/database";
import { refundOrder } from "./refund";
import { settle } from "./settle";
import { sweepPayments } from "./sweep";
import { paymentKit } from "./testing/payment-kit";

let db: Db;
let kit: ReturnType<typeof paymentKit>;

beforeAll(async () => {
  ({ db } = await freshDatabase());
  kit = paymentKit(db);
});

async function begun(quantity = 1) {
  const sessionId = await kit.fillCart(quantity);
  const { payment } = await kit.beginUntilBegun(sessionId);
  const { id, number } = await kit.orderOf(sessionId);
  return { sessionId, paymentId: payment.paymentId, providerId: payment.providerId, orderId: id, number };
}

async function paid() {
  const one = await begun();
  kit.bank.become(one.providerId, { state: "succeeded" });
  expect(await settle(kit.world, one.paymentId)).toEqual({ kind: "paid" });
  return one;
}

const stateOf = async (orderId: number) =>
  (await db.select({ state: orders.state }).from(orders).where(eq(orders.id, orderId)))[0]?.state;
const eventsOf = async (orderId: number) =>
  (await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id)).map(
    ({ kind }) => kind,
  );
const refundsOf = (orderId: number) => db.select().from(refunds).where(eq(refunds.orderId, orderId));
const mailsAbout = async (text: string) =>
  (await db.select().from(outbox)).filter((mail) => mail.text.includes(text)).map(({ subject }) => subject);
const tellLast = () => {
  const event = kit.bank.events.at(-1);
  if (event === undefined) throw new Error("The bank has told nothing.");
  return kit.tell(event);
};

describe("what does not agree", () => {
  it.each([
    ["another amount", { amount: 1 }],
    ["another currency", { currency: "EUR" }],
    ["another payment", { paymentId: "somebody-elses" }],
  ])("is held: %s", async (_what, change) => {
    const { paymentId, providerId, orderId, sessionId, number } = await begun();
    kit.bank.become(providerId, { state: "succeeded", ...change });
    expect(await settle(kit.world, paymentId)).toEqual({ kind: "held" });
    expect(await stateOf(orderId)).toBe("held");
    expect(await mailsAbout(number)).toEqual([`We are looking at your order ${number}`]);
    // Nobody is asked to pay again for what they have paid for.
    expect(await kit.begin(sessionId)).toMatchObject({ status: 409, body: { code: "paid" } });
  });

  it("is not even taken where it is only approved", async () => {
    const { paymentId, providerId, orderId } = await begun();
    kit.bank.become(providerId, { state: "approved", amount: 1 });
    expect(await settle(kit.world, paymentId)).toEqual({ kind: "cancelled" });
    expect(kit.bank.payments.get(providerId)?.state).toBe("cancelled");
    expect(await stateOf(orderId)).toBe("draft");
  });

  it("is not taken either where the cart has changed since it was approved", async () => {
    const { sessionId, paymentId, providerId } = await begun();
    await db
      .update(carts)
      .set({ version: sql`version + 1` })
      .where(eq(carts.id, sessionId));
    kit.bank.become(providerId, { state: "approved" });
    expect(await settle(kit.world, paymentId)).toEqual({ kind: "cancelled" });
    const again = await kit.beginUntilBegun(sessionId);
    expect(again.payment.providerId).not.toBe(providerId);
  });
});

describe("what cannot be had any more", () => {
  it("goes back once, is told, and leaves the cart to be paid without it", async () => {
    await db.insert(coupons).values({ code: "LASTONE", percent: 10, limit: 1 });
    const sessionId = await kit.fillCart();
    await db.update(carts).set({ couponCode: "LASTONE" }).where(eq(carts.id, sessionId));
    const { payment, order } = await kit.beginUntilBegun(sessionId);
    expect(order.discount).toBeGreaterThan(0);
    await db.update(coupons).set({ used: 1 }).where(eq(coupons.code, "LASTONE"));
    kit.bank.become(payment.providerId, { state: "succeeded" });
    const twice = await Promise.all([1, 2].map(() => settle(kit.world, payment.paymentId)));
    expect(twice).toEqual(Array(2).fill({ kind: "returned", why: "coupon-gone" }));
    expect(kit.bank.payments.get(payment.providerId)?.refunded).toBe(order.total);
    expect(await refundsOf(order.id)).toMatchObject([{ state: "succeeded", amount: order.total }]);
    expect(await stateOf(order.id)).toBe("draft");
    expect((await mailsAbout("The coupon in your cart was used up")).length).toBe(1);
    const answer = await kit.place(sessionId, { transactionId: payment.providerId });
    expect(answer).toMatchObject({ status: 409, body: { code: 103 } });
    await db.update(carts).set({ couponCode: null }).where(eq(carts.id, sessionId));
    expect(await kit.place(sessionId, { token: "good" })).toMatchObject({ state: "paid" });
  });

  it("a second payment of what is paid goes back, and the order stays as it is", async () => {
    const { orderId, paymentId } = await paid();
    const [first] = await db.select().from(payments).where(eq(payments.id, paymentId));
    const second = `${paymentId}-2`;
    await db.insert(payments).values({ ...first!, id: second, providerId: null, state: "starting" });
    await db.execute(sql`insert into payment_orders select ${second}, order_id, amount from payment_orders
      where payment_id = ${paymentId}`);
    const { payment } = await kit.bank.start({
      ...{ paymentId: second, attempt: 1, amount: first!.amount, currency: first!.currency, token: "good" },
      ...{ email: "", description: "", returnUrl: "" },
    });
    expect(await settle(kit.world, second)).toEqual({ kind: "returned", why: "paid-already" });
    expect(kit.bank.payments.get(payment.providerId)?.refunded).toBe(first!.amount);
    expect(await stateOf(orderId)).toBe("paid");
  });
});

describe("what a provider tells", () => {
  it("is refused where it is not signed, and written down where it is about nothing of ours", async () => {
    const { receiveEvent } = await import("./receive-event");
    expect(await receiveEvent(kit.world, "stripe", {}, "{}")).toMatchObject({ status: 400 });
    const eventId = "of-nothing";
    expect(await kit.tell({ eventId, providerId: "unheard-of" })).toBeUndefined();
    const [noted] = await db.select().from(paymentEvents).where(eq(paymentEvents.eventId, eventId));
    expect(noted).toMatchObject({ providerId: "unheard-of" });
  });

  it("makes an order of a draft by itself: nobody has come back", async () => {
    const { providerId, orderId, number } = await begun();
    kit.bank.become(providerId, { state: "succeeded" });
    const event = kit.bank.events.at(-1)!;
    const answers = await Promise.all([kit.tell(event), kit.tell(event), kit.tell(event)]);
    expect(answers).toEqual([undefined, undefined, undefined]);
    expect(await eventsOf(orderId)).toEqual(["placed", "paid"]);
    expect(await mailsAbout(number)).toEqual([`Your order ${number} is confirmed`]);
    expect(await db.select().from(invoices).where(eq(invoices.orderId, orderId))).toHaveLength(1);
  });

  it("comes again where it could not be looked up, and is not written down before", async () => {
    const { providerId, orderId } = await begun();
    kit.bank.become(providerId, { state: "succeeded" });
    kit.bank.fault = () => "before";
    expect(await tellLast()).toMatchObject({ status: 500 });
    kit.bank.fault = () => undefined;
    expect(await tellLast()).toBeUndefined();
    expect(await stateOf(orderId)).toBe("paid");
  });

  it("never goes backwards: a failure told after the success changes nothing", async () => {
    const { providerId, orderId } = await paid();
    kit.bank.become(providerId, { state: "failed" });
    expect(await tellLast()).toBeUndefined();
    expect(await stateOf(orderId)).toBe("paid");
  });

  it("finds a payment whose beginning was never answered", async () => {
    const sessionId = await kit.fillCart();
    kit.bank.fault = () => "after";
    expect(await kit.begin(sessionId)).toMatchObject({ status: 409, body: { code: "payment_unknown" } });
    kit.bank.fault = () => undefined;
    const lost = [...kit.bank.payments.values()].at(-1)!;
    kit.bank.become(lost.providerId, { state: "succeeded" });
    expect(await tellLast()).toBeUndefined();
    expect((await kit.orderOf(sessionId)).state).toBe("paid");
  });
});

describe("giving back", () => {
  it("of two full refunds at once one is given", async () => {
    const { orderId, providerId } = await paid();
    const asked = { orderId, reason: "both pressed", actorId: null };
    const answers = await Promise.all([refundOrder(kit.world, asked), refundOrder(kit.world, asked)]);
    expect(answers.filter((answer) => answer instanceof Refusal)).toMatchObject([{ status: 428 }]);
    expect(await stateOf(orderId)).toBe("refunded");
    const { amount, refunded } = kit.bank.payments.get(providerId)!;
    expect(refunded).toBe(amount);
  });

  it("in parts, and never more than there is", async () => {
    const { orderId, providerId } = await paid();
    const { amount } = kit.bank.payments.get(providerId)!;
    const part = { orderId, reason: "a part", actorId: null };
    expect(await refundOrder(kit.world, { ...part, amount: 100 })).toMatchObject({ state: "succeeded" });
    expect(await stateOf(orderId)).toBe("paid");
    expect(await refundOrder(kit.world, { ...part, amount })).toMatchObject({ status: 428 });
    expect(await refundOrder(kit.world, part)).toMatchObject({ state: "succeeded" });
    expect(await eventsOf(orderId)).toEqual(["placed", "paid", "refunded", "refunded"]);
  });

  it("looks a lost answer up instead of giving twice", async () => {
    const { orderId, providerId } = await paid();
    let calls = 0;
    // The first call only looks it up; the second gives it, and its answer is lost.
    kit.bank.fault = () => ((calls += 1) === 2 ? "after" : undefined);
    expect(await refundOrder(kit.world, { orderId, reason: "lost", actorId: null })).toMatchObject({
      state: "unknown",
    });
    kit.bank.fault = () => undefined;
    await kit.sweep();
    expect(await stateOf(orderId)).toBe("refunded");
    const { amount, refunded } = kit.bank.payments.get(providerId)!;
    expect(refunded).toBe(amount);
  });

  it("that a bank sends back days later leaves the order paid, and can be asked for anew", async () => {
    const { orderId, providerId } = await paid();
    const asked = { orderId, reason: "closed account", actorId: null };
    await refundOrder(kit.world, asked);
    const [given] = await refundsOf(orderId);
    kit.bank.endRefund(given!.id, "failed");
    expect(await tellLast()).toBeUndefined();
    expect(await stateOf(orderId)).toBe("paid");
    const [payment] = await db.select().from(payments).where(eq(payments.providerId, providerId));
    expect(payment?.refunded).toBe(0);
    expect(await refundOrder(kit.world, asked)).toMatchObject({ state: "succeeded" });
  });
});

describe("what nobody comes back for", () => {
  it("is cancelled after a day, so that nobody can pay it any more", async () => {
    const { paymentId, providerId } = await begun();
    await db.execute(
      sql`update payments set updated_at = now() - interval '25 hours' where id = ${paymentId}`,
    );
    await kit.sweep();
    expect(kit.bank.payments.get(providerId)?.state).toBe("cancelled");
  });

  it("is an order where it was paid this very moment", async () => {
    const { paymentId, providerId, orderId } = await begun();
    await db.execute(
      sql`update payments set updated_at = now() - interval '25 hours' where id = ${paymentId}`,
    );
    const cancel = kit.bank.cancel.bind(kit.bank);
    kit.bank.cancel = async (id) => {
      kit.bank.become(providerId, { state: "succeeded" });
      return cancel(id);
    };
    await kit.sweep();
    kit.bank.cancel = cancel;
    expect(await stateOf(orderId)).toBe("paid");
  });

  it("is deleted as a draft after two weeks, but never where money was taken", async () => {
    const { orderId, paymentId } = await begun();
    const kept = await begun();
    const old = sql`now() - interval '15 days'`;
    await db.update(orders).set({ createdAt: old }).where(eq(orders.id, orderId));
    await db.update(orders).set({ createdAt: old }).where(eq(orders.id, kept.orderId));
    await db.update(payments).set({ state: "failed" }).where(eq(payments.id, paymentId));
    await db.update(payments).set({ state: "succeeded" }).where(eq(payments.id, kept.paymentId));
    await sweepPayments(kit.world, { graceSeconds: 3_600, abandonedHours: 24 });
    expect(await stateOf(orderId)).toBeUndefined();
    expect(await stateOf(kept.orderId)).toBe("draft");
  });
});

describe("the reconciler", () => {
  it("makes the order that a paid intent is missing", async () => {
    const { providerId, orderId } = await begun();
    kit.bank.become(providerId, { state: "succeeded" });
    expect(await kit.ofLongAgo()).toMatchObject({ settled: 1, strays: 0 });
    expect(await stateOf(orderId)).toBe("paid");
    expect(await kit.ofLongAgo()).toMatchObject({ settled: 0 });
  });

  it("gives back, once, what was paid a second time under the same payment", async () => {
    const { paymentId, providerId } = await paid();
    const { amount, currency } = kit.bank.payments.get(providerId)!;
    const { payment } = await kit.bank.start({
      ...{ paymentId, attempt: 2, amount, currency, token: "good" },
      ...{ email: "", description: "", returnUrl: "" },
    });
    expect(await kit.ofLongAgo()).toMatchObject({ strays: 1 });
    expect(await kit.ofLongAgo()).toMatchObject({ strays: 0 });
    expect(kit.bank.payments.get(payment.providerId)?.refunded).toBe(amount);
    expect(kit.bank.payments.get(providerId)?.refunded).toBe(0);
  });
});

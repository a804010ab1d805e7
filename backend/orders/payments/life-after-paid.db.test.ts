import { errorCode } from "@/lib/domain/error-codes";
import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { addresses } from "@/backend/db/schema/account";
import { newsletterSubscriptions } from "@/backend/db/schema/newsletter";
import { orderEvents, orderLines, orders } from "@/backend/db/schema/orders";
import { outbox } from "@/backend/db/schema/outbox";
import { payments, refundLines, refunds } from "@/backend/db/schema/payments";
import { coupons } from "@/backend/db/schema/pricing";
import { carts } from "@/backend/db/schema/carts";
import { recordManualPayment } from "@/backend/orders/admin/admin-orders/order-actions";
import { createPaymentKit } from "@/backend/orders/payments/testing/payment-kit";
import { cancelHeldOrder, cancelOrder } from "@/backend/orders/orders/cancel-order";
import { createTestDatabase } from "@/backend/testing/database";
import { refundOrder, refundPayment } from "./refund-order";
import { cancelPayment } from "@/backend/orders/public/release-previous-payment";
import { retryRefund, retryRefunds } from "./retry-refunds";
import { settlePayment } from "./settle-payment";
import { insertUser } from "@/backend/testing/create-users";

let db: Db;
let kit: ReturnType<typeof createPaymentKit>;
const admin = 1;

beforeAll(async () => {
  ({ db } = await createTestDatabase());
  kit = createPaymentKit(db);
});
beforeEach(() => {
  kit.bank.refundRefusal = undefined;
  kit.bank.fault = () => undefined;
});

function defined<T>(value: T | undefined): T {
  if (value === undefined) throw new Error("Expected a value.");
  return value;
}

async function startPayment(quantity = 1) {
  const sessionId = await kit.fillCart(quantity);
  const { payment } = await kit.startPaymentWithRetry(sessionId);
  const order = await kit.findOrder(sessionId);
  return { ...payment, sessionId, orderId: order.id, number: order.number, total: order.total };
}

async function payOrder(quantity = 1) {
  const started = await startPayment(quantity);
  kit.bank.setStatus(started.providerId, { state: "succeeded" });
  expect(await settlePayment(kit.context, started.paymentId)).toEqual({ kind: "paid" });
  return started;
}

/** A paid payment whose order cannot be placed, so that the shop refunds it by itself. */
async function payWithUsedCoupon(code: string) {
  await db.insert(coupons).values({ code, percent: 10, limit: 1 });
  const sessionId = await kit.fillCart();
  await db.update(carts).set({ couponCode: code }).where(eq(carts.id, sessionId));
  const { payment, order } = await kit.startPaymentWithRetry(sessionId);
  await db.update(coupons).set({ used: 1 }).where(eq(coupons.code, code));
  kit.bank.setStatus(payment.providerId, { state: "succeeded" });
  await settlePayment(kit.context, payment.paymentId);
  return { ...payment, orderId: order.id, number: order.number, total: order.total };
}

const readOrder = async (id: number) => defined((await db.select().from(orders).where(eq(orders.id, id)))[0]);
const readPayment = async (id: string) =>
  defined((await db.select().from(payments).where(eq(payments.id, id)))[0]);
const listEvents = async (orderId: number) =>
  (await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id)).map(
    ({ kind }) => kind,
  );
const listRefunds = (orderId: number) =>
  db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(refunds.createdAt);
const countRefundedUnits = async (orderId: number) => {
  const rows = await db
    .select({ quantity: refundLines.quantity })
    .from(refundLines)
    .innerJoin(orderLines, eq(orderLines.id, refundLines.orderLineId))
    .where(eq(orderLines.orderId, orderId));
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
};
const listMails = async (number: string) =>
  (await db.select().from(outbox).orderBy(outbox.id))
    .filter(({ subject, text }) => subject.includes(number) || text.includes(number))
    .map(({ subject }) => subject);
const deliverLast = () => kit.deliver(defined(kit.bank.events.at(-1)));
/** The bank's figure and ours. */
async function expectBooksToAgree({ paymentId, providerId }: { paymentId: string; providerId: string }) {
  const { taken, refunded } = await readPayment(paymentId);
  const atBank = defined(kit.bank.payments.get(providerId));
  expect({ taken, refunded }).toEqual({ taken: atBank.amount, refunded: atBank.refunded });
}

describe("an automatic refund", () => {
  it("is repeated by the job while the provider refuses it for lack of funds", async () => {
    kit.bank.refundRefusal = "balance_insufficient";
    const paid = await payWithUsedCoupon("RETRYJOB");
    const [refund] = await listRefunds(paid.orderId);
    expect(refund).toMatchObject({ state: "retrying", attempts: 2 });
    const jobs = await db.execute(sql`select data from pgboss.job where name = 'retry-refund'`);
    expect(jobs.rows).toContainEqual({ data: { refundId: refund?.id } });
    await expect(retryRefund(kit.context, refund?.id ?? "")).rejects.toThrow();
    kit.bank.refundRefusal = undefined;
    await retryRefund(kit.context, refund?.id ?? "");
    expect(await listRefunds(paid.orderId)).toMatchObject([{ state: "succeeded", attempts: 3 }]);
    await expectBooksToAgree(paid);
  });

  it("is repeated by the sweeper once the job has used up its tries", async () => {
    kit.bank.refundRefusal = "balance_insufficient";
    const paid = await payWithUsedCoupon("RETRYSWEEP");
    kit.bank.refundRefusal = undefined;
    await kit.sweep();
    expect(await listRefunds(paid.orderId)).toMatchObject([{ state: "retrying", attempts: 2 }]);
    const dayAgo = sql`now() - interval '1 day'`;
    await db.update(refunds).set({ updatedAt: dayAgo }).where(eq(refunds.orderId, paid.orderId));
    await kit.sweep();
    expect(await listRefunds(paid.orderId)).toMatchObject([{ state: "succeeded" }]);
    await expectBooksToAgree(paid);
  });

  it("can be retried once by an admin after a final refusal, and both times the buyer is mailed", async () => {
    kit.bank.refundRefusal = "charge_disputed";
    const paid = await payWithUsedCoupon("RETRYADMIN");
    expect(await listRefunds(paid.orderId)).toMatchObject([{ state: "failed" }]);
    expect((await readPayment(paid.paymentId)).reviewedAt).toBeNull();
    kit.bank.refundRefusal = undefined;
    const retry = { paymentId: paid.paymentId, actorId: admin };
    const results = await Promise.all([retryRefunds(kit.context, retry), retryRefunds(kit.context, retry)]);
    expect(results).toContainEqual(["succeeded"]);
    expect(results).toContainEqual(expect.objectContaining({ status: 409 }));
    await expectBooksToAgree(paid);
    expect((await readOrder(paid.orderId)).state).toBe("draft");
    expect(await listEvents(paid.orderId)).toEqual(["refund-failed", "refunded"]);
    expect(await listMails(paid.number)).toEqual([
      `Your refund for order ${paid.number} is delayed`,
      `Your refund for order ${paid.number}`,
    ]);
  });

  it("can be refunded as a payment although its order is a draft", async () => {
    kit.bank.refundRefusal = "charge_disputed";
    const paid = await payWithUsedCoupon("DRAFTREFUND");
    kit.bank.refundRefusal = undefined;
    const refund = { paymentId: paid.paymentId, reason: "By hand", actorId: admin };
    expect(await refundPayment(kit.context, refund)).toEqual(["succeeded"]);
    expect(await refundPayment(kit.context, refund)).toMatchObject({ status: 428 });
    expect(await retryRefunds(kit.context, refund)).toMatchObject({ status: 409 });
    await expectBooksToAgree(paid);
  });

  it("of a cancelled open order is retried like any other", async () => {
    const { orderId, paymentId, providerId } = await startPayment();
    await db.update(orders).set({ state: "open", placedAt: new Date() }).where(eq(orders.id, orderId));
    const options = { orderId, actorId: admin, note: null, isAllowed: () => true };
    expect(await cancelOrder(kit.context, options)).toBe("cancelled");
    // The bank completes it all the same, and says so late.
    kit.bank.refundRefusal = "charge_disputed";
    await db.update(payments).set({ state: "open" }).where(eq(payments.id, paymentId));
    kit.bank.setStatus(providerId, { state: "succeeded" });
    await deliverLast();
    expect(await listRefunds(orderId)).toMatchObject([{ state: "failed", reason: "order-gone" }]);
    kit.bank.refundRefusal = undefined;
    expect(await retryRefunds(kit.context, { paymentId, actorId: admin })).toEqual(["succeeded"]);
    await expectBooksToAgree({ paymentId, providerId });
    expect(await readOrder(orderId)).toMatchObject({ state: "cancelled", refunded: 0 });
  });
});

describe("a refund in the provider's dashboard", () => {
  it("after the webhook changes order and ledger, and leaves less to refund", async () => {
    const paid = await payOrder(2);
    kit.bank.refundInDashboard(paid.providerId, 500);
    expect(await deliverLast()).toBeUndefined();
    expect(await readOrder(paid.orderId)).toMatchObject({ state: "paid", refunded: 500 });
    await expectBooksToAgree(paid);
    const tooMuch = { orderId: paid.orderId, amount: paid.total, reason: "x", actorId: admin };
    expect(await refundOrder(kit.context, tooMuch)).toMatchObject({ status: 428 });
    kit.bank.refundInDashboard(paid.providerId, paid.total - 500);
    await deliverLast();
    await deliverLast();
    expect(await readOrder(paid.orderId)).toMatchObject({ state: "refunded", refunded: paid.total });
    expect(await countRefundedUnits(paid.orderId)).toBe(2);
    expect(await listEvents(paid.orderId)).toEqual(["placed", "paid", "refunded", "refunded"]);
    await expectBooksToAgree(paid);
  });

  it("is found by the reconciler when no webhook arrives, also for an older payment", async () => {
    const paid = await payOrder();
    const since = new Date();
    kit.bank.refundInDashboard(paid.providerId, 700, { isSilent: true });
    await kit.reconcileSince(since);
    expect(await readOrder(paid.orderId)).toMatchObject({ refunded: 700 });
    await kit.reconcileSince();
    await expectBooksToAgree(paid);
  });

  it("before the webhook never becomes a paid order", async () => {
    const started = await startPayment();
    kit.bank.setStatus(started.providerId, { state: "succeeded" });
    kit.bank.refundInDashboard(started.providerId, started.total);
    await deliverLast();
    expect(await readOrder(started.orderId)).toMatchObject({ state: "draft", paidAt: null });
    expect(await readPayment(started.paymentId)).toMatchObject({ problem: "refunded-by-provider" });
    await expectBooksToAgree(started);
    const response = await kit.submit(started.sessionId, { transactionId: started.providerId });
    expect(response).toMatchObject({ status: 409, body: { code: "returned" } });
    expect(await kit.submit(started.sessionId, { token: "good" })).toMatchObject({ state: "paid" });
  });

  it("of a part before the webhook makes a paid order with that part refunded", async () => {
    const started = await startPayment();
    kit.bank.setStatus(started.providerId, { state: "succeeded", refunded: 300 });
    await deliverLast();
    expect(await readOrder(started.orderId)).toMatchObject({ state: "paid", refunded: 300 });
    await expectBooksToAgree(started);
  });

  it("completes our own refund that waits for a retry", async () => {
    kit.bank.refundRefusal = "balance_insufficient";
    const paid = await payWithUsedCoupon("DASHBOARD");
    kit.bank.refundInDashboard(paid.providerId, paid.total);
    await deliverLast();
    kit.bank.refundRefusal = undefined;
    const [refund] = await listRefunds(paid.orderId);
    await retryRefund(kit.context, refund?.id ?? "");
    expect(await listRefunds(paid.orderId)).toMatchObject([{ state: "succeeded" }]);
    await expectBooksToAgree(paid);
  });
});

describe("a dispute", () => {
  it("flags the order, blocks refunds, and returns the money once it is lost", async () => {
    const paid = await payOrder();
    kit.bank.dispute(paid.providerId, "open");
    await deliverLast();
    await deliverLast();
    expect(await readOrder(paid.orderId)).toMatchObject({ state: "paid", dispute: "open" });
    const refund = { orderId: paid.orderId, reason: "x", actorId: admin };
    expect(await refundOrder(kit.context, refund)).toMatchObject({ status: 409, body: { code: "disputed" } });
    kit.bank.dispute(paid.providerId, "lost");
    await deliverLast();
    expect(await readOrder(paid.orderId)).toMatchObject({
      state: "refunded",
      dispute: "lost",
      refunded: paid.total,
    });
    expect((await readPayment(paid.paymentId)).refunded).toBe(paid.total);
    const events = ["placed", "paid", "disputed", "dispute-lost", "refunded"];
    expect(await listEvents(paid.orderId)).toEqual(events);
    expect(await listMails(paid.number)).toContain(`A dispute about order ${paid.number}`);
  });

  it("changes no money when it is won, and ignores a late opening event", async () => {
    const paid = await payOrder();
    kit.bank.dispute(paid.providerId, "won");
    await deliverLast();
    kit.bank.dispute(paid.providerId, "open");
    await deliverLast();
    expect(await readOrder(paid.orderId)).toMatchObject({ state: "paid", dispute: "won", refunded: 0 });
  });
});

describe("a payment on hold", () => {
  async function holdPayment(change: { amount?: number; currency?: string }) {
    const started = await startPayment();
    kit.bank.setStatus(started.providerId, { state: "succeeded", ...change });
    expect(await settlePayment(kit.context, started.paymentId)).toEqual({ kind: "held" });
    return started;
  }

  it.each([
    ["a smaller amount", { amount: 1_234 }],
    ["a larger amount", { amount: 999_999 }],
    ["another currency", { amount: 5_000, currency: "EUR" }],
  ])("of %s is refunded with what was really taken", async (_difference, change) => {
    const held = await holdPayment(change);
    const refund = { orderId: held.orderId, reason: "Wrong amount", actorId: admin };
    expect(await refundOrder(kit.context, refund)).toMatchObject({ state: "succeeded" });
    await expectBooksToAgree(held);
    expect((await readOrder(held.orderId)).state).toBe("refunded");
    expect(kit.bank.payments.get(held.providerId)?.refunded).toBe(change.amount);
  });

  it("is refunded when its order is cancelled", async () => {
    const held = await holdPayment({ amount: 1_000 });
    const options = { orderId: held.orderId, actorId: admin, note: "Wrong amount" };
    expect(await cancelHeldOrder(kit.context, options)).toBe("cancelled");
    expect(await cancelHeldOrder(kit.context, options)).toBe("cancelled");
    expect(kit.bank.payments.get(held.providerId)?.refunded).toBe(1_000);
    await expectBooksToAgree(held);
    expect(await readOrder(held.orderId)).toMatchObject({ state: "cancelled", refunded: 1_000 });
  });

  it("saves the buyer's addresses and newsletter choice once it is accepted", async () => {
    const email = "held@buyers.test";
    const userId = await insertUser(db, email, { countryCode: "US" });
    const { orderId } = await holdPayment({ amount: 1_000 });
    await db
      .update(orders)
      .set({ userId, email, isNewsletterSubscribed: true })
      .where(eq(orders.id, orderId));
    const readSaved = async () => ({
      addresses: await db.select().from(addresses).where(eq(addresses.userId, userId)),
      newsletter: await db
        .select()
        .from(newsletterSubscriptions)
        .where(eq(newsletterSubscriptions.email, email)),
    });
    expect(await readSaved()).toEqual({ addresses: [], newsletter: [] });
    const payment = { orderId, actorId: admin, note: null, appOrigin: kit.context.appOrigin };
    expect(await db.transaction((tx) => recordManualPayment(tx, payment))).toBeUndefined();
    const saved = await readSaved();
    expect(saved.addresses).toMatchObject([{ address: { city: "Springfield" } }]);
    expect(saved.newsletter).toHaveLength(1);
  });
});

describe("refunds by units", () => {
  it("pay back what the buyer paid for the units, and the last refund takes the rest", async () => {
    const paid = await payOrder(3);
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, paid.orderId));
    const { id: lineId, amount, discount } = defined(line);
    const base = { orderId: paid.orderId, reason: "Broken kit", actorId: admin };
    await refundOrder(kit.context, { ...base, units: [{ lineId, quantity: 1 }] });
    const each = Math.round((amount - discount) / 3);
    expect(await readOrder(paid.orderId)).toMatchObject({ state: "paid", refunded: each });
    const tooMany = { ...base, units: [{ lineId, quantity: 3 }] };
    const body = { units: expect.any(String) as string };
    expect(await refundOrder(kit.context, tooMany)).toMatchObject({ status: 428, body });
    await refundOrder(kit.context, base);
    expect(await readOrder(paid.orderId)).toMatchObject({ state: "refunded", refunded: paid.total });
    expect(await countRefundedUnits(paid.orderId)).toBe(3);
    await expectBooksToAgree(paid);
  });

  it("are refused when they cost more than a refund of an amount has left", async () => {
    const paid = await payOrder(2);
    const [line] = await db.select().from(orderLines).where(eq(orderLines.orderId, paid.orderId));
    const base = { orderId: paid.orderId, reason: "A late kit", actorId: admin };
    await refundOrder(kit.context, { ...base, amount: paid.total - 100 });
    const units = [{ lineId: defined(line).id, quantity: 1 }];
    expect(await refundOrder(kit.context, { ...base, units })).toMatchObject({
      status: 428,
      body: { units: errorCode("fields.refundTooLarge", { amount: "1.00 USD" }) },
    });
  });
});

describe("a payment that takes days", () => {
  it("mails the buyer when it fails after it was on its way", async () => {
    const started = await startPayment();
    kit.bank.setStatus(started.providerId, { state: "processing" });
    await deliverLast();
    kit.bank.setStatus(started.providerId, { state: "failed", failure: "declined" });
    await deliverLast();
    await deliverLast();
    const subject = `Your payment for order ${started.number} did not go through`;
    expect(await listMails(started.number)).toEqual([subject]);
  });
});

describe("a failed payment", () => {
  it("is captured only after the buyer submits again", async () => {
    const started = await startPayment();
    kit.bank.setStatus(started.providerId, { state: "failed", failure: "declined" });
    await deliverLast();
    // The buyer approves again in the provider's window and leaves.
    kit.bank.setStatus(started.providerId, { state: "approved" });
    await deliverLast();
    await kit.reconcileSince();
    await kit.sweep();
    expect(kit.bank.payments.get(started.providerId)?.state).toBe("approved");
    const response = await kit.submit(started.sessionId, { transactionId: started.providerId });
    expect(response).toMatchObject({ state: "paid" });
  });

  it("is never captured after the buyer has chosen another method, although the provider has it approved", async () => {
    const { sessionId, paymentId, providerId, orderId } = await startPayment();
    kit.bank.setStatus(providerId, { state: "failed", failure: "declined" });
    await deliverLast();
    expect(await cancelPayment(kit.context, paymentId)).toBeUndefined();
    for (const capture of [deliverLast, () => kit.reconcileSince(), pressAgain]) {
      // As at PayPal, which cannot cancel orders.
      kit.bank.setStatus(providerId, { state: "approved" });
      await capture();
      expect(kit.bank.payments.get(providerId)?.state).not.toBe("succeeded");
    }
    expect(await readOrder(orderId)).toMatchObject({ state: "draft" });

    function pressAgain() {
      return kit.submit(sessionId, { transactionId: providerId });
    }
  });
});

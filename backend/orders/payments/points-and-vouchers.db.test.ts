import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { carts } from "@/backend/db/schema/carts";
import { orders } from "@/backend/db/schema/orders";
import { payments, refunds } from "@/backend/db/schema/payments";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { Refusal } from "@/backend/http/refusals";
import { readBalance } from "@/backend/orders/loyalty/points";
import { createPaymentKit } from "@/backend/orders/payments/testing/payment-kit";
import { createTestDatabase } from "@/backend/testing/database";
import { createUnpaidOrdersPayment } from "./create-payment";
import { processRefund } from "./process-refund";
import { recordManualPayment } from "@/backend/orders/admin/admin-orders/order-actions";
import { refundOrder } from "./refund-order";
import { retryRefunds } from "./retry-refunds";
import { settlePayment } from "./settle-payment";
import { demoUserId } from "@/backend/testing/find-user";
import { insertOrder } from "@/backend/testing/insert-order";

const isProof = process.env["TEST_PAYMENTS"] === "full";
/** Races say something on PostgreSQL only. `npm run proof:payments` runs more of them. */
const rounds = isProof ? 100 : 5;

let db: Db;
let kit: ReturnType<typeof createPaymentKit>;
let userId = 0;

beforeAll(async () => {
  ({ db } = await createTestDatabase());
  kit = createPaymentKit(db);
  userId = await demoUserId(db, "owner");
});

async function openOrder(total: number): Promise<number> {
  const market = { store: "US", country: "US", currency: "USD" } as const;
  const row = { userId, state: "open", placedAt: new Date(), subtotal: total, total, ...market } as const;
  return (await insertOrder(db, row)).id;
}

async function setBalance(points: number): Promise<void> {
  await db.delete(loyaltyEntries).where(eq(loyaltyEntries.userId, userId));
  await db.insert(loyaltyEntries).values({ userId, points, kind: "given" });
}

/** Paid at the bank, not settled yet. */
async function payWithPoints(orderIds: readonly number[], points: number): Promise<string> {
  const started = await createUnpaidOrdersPayment(kit.context, {
    orderIds,
    userId,
    provider: "stripe",
    method: "A",
    token: "good",
    points: { count: points, value: points * 5 },
    email: "jo@test.example",
    returnPath: "/my",
  });
  if (started instanceof Refusal) throw new Error(JSON.stringify(started.body));
  return started.paymentId;
}

const stateOf = async (id: number) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.state;

/** The bank returns the refunded money days later, and an administrator repeats the refund. */
async function failAndRepeatRefund(orderId: number, paymentId: string): Promise<void> {
  const [refund] = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
  const refundId = refund?.id ?? "";
  kit.bank.settleRefund(refundId, "failed");
  expect(await processRefund(kit.context, refundId)).toBe("failed");
  expect(await stateOf(orderId)).toBe("paid");
  expect(await retryRefunds(kit.context, { paymentId, actorId: 1 })).toEqual(["succeeded"]);
  expect(await stateOf(orderId)).toBe("refunded");
}

const entriesOf = async (orderId: number, kind: string) =>
  (await db.select().from(loyaltyEntries).where(eq(loyaltyEntries.orderId, orderId)))
    .filter((entry) => entry.kind === kind)
    .reduce((sum, entry) => sum + entry.points, 0);

describe("points that pay part of an order", () => {
  it("pay one of two orders paid at once, are earned on money only, and return once with it", async () => {
    for (let round = 0; round < rounds; round += 1) {
      await setBalance(200);
      const ids = [await openOrder(20_000), await openOrder(20_000)];
      const paymentIds = [];
      for (const id of ids) paymentIds.push(await payWithPoints([id], 200));
      const outcomes = await Promise.all(paymentIds.map((id) => settlePayment(kit.context, id)));
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["paid", "refunded"]);
      const paid = ids[outcomes.findIndex(({ kind }) => kind === "paid")] ?? 0;
      // 200.00 less 200 points of 0.05: 190 points for 190.00 of money.
      expect(await entriesOf(paid, "earned")).toBe(190);
      expect(await readBalance(db, userId)).toBe(190);
      const refund = { orderId: paid, reason: "gone back", actorId: null };
      await Promise.all([refundOrder(kit.context, refund), refundOrder(kit.context, refund)]);
      expect(await stateOf(paid)).toBe("refunded");
      expect([await readBalance(db, userId), await entriesOf(paid, "returned")]).toEqual([200, 200]);
    }
  }, 120_000);

  it("return once although the refund fails at the bank days later and is repeated", async () => {
    await setBalance(200);
    const id = await openOrder(20_000);
    const paymentId = await payWithPoints([id], 200);
    expect(await settlePayment(kit.context, paymentId)).toMatchObject({ kind: "paid" });
    await refundOrder(kit.context, { orderId: id, reason: "gone back", actorId: null });
    await failAndRepeatRefund(id, paymentId);
    expect([await readBalance(db, userId), await entriesOf(id, "returned")]).toEqual([200, 200]);
  });

  it("belong to each of several orders: refunding one returns its points and its money", async () => {
    await setBalance(300);
    const [small, large] = [await openOrder(5_000), await openOrder(10_000)];
    const paymentId = await payWithPoints([small, large], 300);
    expect(await settlePayment(kit.context, paymentId)).toMatchObject({ kind: "paid" });
    expect([await entriesOf(small, "spent"), await entriesOf(large, "spent")]).toEqual([-100, -200]);
    await refundOrder(kit.context, { orderId: small, reason: "gone back", actorId: null });
    const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId));
    expect(payment).toMatchObject({ amount: 13_500, refunded: 4_500 });
    expect([await stateOf(small), await stateOf(large)]).toEqual(["refunded", "paid"]);
    expect([await entriesOf(small, "returned"), await entriesOf(large, "returned")]).toEqual([100, 0]);
  });
});

const createVoucher = (code: string, limit: number, used = 0) =>
  db.insert(coupons).values({ code, percent: 20, limit, used });

const countUses = async (code: string) =>
  (await db.select().from(coupons).where(eq(coupons.code, code)))[0]?.used;

async function startWith(code: string) {
  const sessionId = await kit.fillCart();
  await db.update(carts).set({ couponCode: code }).where(eq(carts.id, sessionId));
  return { sessionId, started: await kit.startPayment(sessionId) };
}

describe("a voucher with ten uses", () => {
  it("charges ten of fifty concurrent buyers and refunds none", async () => {
    await createVoucher("TEN-USES", 10);
    const tries = await Promise.all(Array.from({ length: 50 }, () => startWith("TEN-USES")));
    const winners = tries.flatMap(({ started }) => (started instanceof Refusal ? [] : [started]));
    expect(winners).toHaveLength(10);
    expect(
      tries.filter(({ started }) => started instanceof Refusal && started.body["code"] === 103),
    ).toHaveLength(40);
    for (const { payment } of winners) kit.bank.setStatus(payment.providerId, { state: "succeeded" });
    const outcomes = await Promise.all(
      winners.map(({ payment }) => settlePayment(kit.context, payment.paymentId)),
    );
    expect(outcomes.every(({ kind }) => kind === "paid")).toBe(true);
    expect(await countUses("TEN-USES")).toBe(10);
  });

  it("is free again when a payment fails or is abandoned for an hour", async () => {
    await createVoucher("ONE-USE", 1);
    const first = await startWith("ONE-USE");
    if (first.started instanceof Refusal) throw new Error("The first buyer was refused.");
    expect((await startWith("ONE-USE")).started).toBeInstanceOf(Refusal);
    kit.bank.setStatus(first.started.payment.providerId, { state: "failed" });
    await settlePayment(kit.context, first.started.payment.paymentId);
    const second = await startWith("ONE-USE");
    if (second.started instanceof Refusal) throw new Error("The voucher is still held.");
    const { paymentId } = second.started.payment;
    await db
      .update(payments)
      .set({ updatedAt: sql`now() - interval '61 minutes'` })
      .where(eq(payments.id, paymentId));
    await kit.sweep();
    expect((await startWith("ONE-USE")).started).not.toBeInstanceOf(Refusal);
  });
});

describe("the voucher of a refunded order", () => {
  /** Five others have used it. Paid at the bank, not settled yet. */
  async function payWithVoucher(code: string, paid: { amount?: number } = {}) {
    await createVoucher(code, 50, 5);
    const { sessionId, started } = await startWith(code);
    if (started instanceof Refusal) throw new Error("The buyer was refused.");
    const { providerId, paymentId } = started.payment;
    kit.bank.setStatus(providerId, { state: "succeeded", ...paid });
    const { id: orderId } = await kit.findOrder(sessionId);
    return { paymentId, orderId };
  }

  it("is returned once although the refund fails at the bank days later and is repeated", async () => {
    const { paymentId, orderId } = await payWithVoucher("RETURNED-ONCE");
    await settlePayment(kit.context, paymentId);
    expect(await countUses("RETURNED-ONCE")).toBe(6);
    await refundOrder(kit.context, { orderId, reason: "gone back", actorId: null });
    expect(await countUses("RETURNED-ONCE")).toBe(5);
    await failAndRepeatRefund(orderId, paymentId);
    expect(await countUses("RETURNED-ONCE")).toBe(5);
  });

  it("is used when an administrator accepts a payment on hold", async () => {
    const { paymentId, orderId } = await payWithVoucher("ACCEPTED", { amount: 1_234 });
    expect(await settlePayment(kit.context, paymentId)).toEqual({ kind: "held" });
    expect(await countUses("ACCEPTED")).toBe(5);
    const payment = { orderId, actorId: 1, note: null, appOrigin: "https://shop.test" };
    expect(await db.transaction((tx) => recordManualPayment(tx, payment))).toBeUndefined();
    expect(await countUses("ACCEPTED")).toBe(6);
    await refundOrder(kit.context, { orderId, reason: "Wrong amount", actorId: null });
    expect(await countUses("ACCEPTED")).toBe(5);
  });

  it("is not returned after a payment on hold, which has not used it", async () => {
    const { paymentId, orderId } = await payWithVoucher("NEVER-USED", { amount: 1_234 });
    expect(await settlePayment(kit.context, paymentId)).toEqual({ kind: "held" });
    await refundOrder(kit.context, { orderId, reason: "Wrong amount", actorId: null });
    expect(await stateOf(orderId)).toBe("refunded");
    expect(await countUses("NEVER-USED")).toBe(5);
  });
});

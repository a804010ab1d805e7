import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { orderEvents, orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments } from "@/backend/db/schema/payments";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { recordManualPayment } from "@/backend/orders/admin/admin-orders/order-actions";
import { Refusal } from "@/backend/http/refusals";
import { createTestDatabase } from "@/backend/testing/database";
import { settlePayment } from "./settle-payment";
import { createPaymentKit } from "@/backend/orders/payments/testing/payment-kit";
import { findUser } from "@/backend/testing/find-user";

let db: Db;
let kit: ReturnType<typeof createPaymentKit>;

beforeAll(async () => {
  ({ db } = await createTestDatabase());
  kit = createPaymentKit(db);
});

/** An open order whose payment has just succeeded at the bank. Without a cart, so that no cart lock serialises the tests. */
async function openOrder() {
  const sessionId = await kit.fillCart();
  const { payment } = await kit.startPaymentWithRetry(sessionId);
  const { id, total } = await kit.findOrder(sessionId);
  await db
    .update(orders)
    .set({ state: "open", placedAt: sql`now()`, cartId: null })
    .where(eq(orders.id, id));
  kit.bank.setStatus(payment.providerId, { state: "succeeded" });
  return { id, total, paymentId: payment.paymentId };
}

/** Pays the same order once more, as from another tab. */
async function payInSecondTab({ id, total, paymentId }: Awaited<ReturnType<typeof openOrder>>) {
  const [first] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (first === undefined) throw new Error("Payment not found.");
  const secondId = `${paymentId}-again`;
  await db.insert(payments).values({ ...first, id: secondId, providerId: null, state: "starting" });
  await db.insert(paymentOrders).values({ paymentId: secondId, orderId: id, amount: total });
  const buyer = { email: "", description: "", returnUrl: "" };
  const { currency } = first;
  await kit.bank.createPayment({
    ...buyer,
    paymentId: secondId,
    attempt: 1,
    amount: total,
    currency,
    token: "good",
  });
  return secondId;
}

const listEventKinds = async (orderId: number) =>
  (await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))).map(({ kind }) => kind);

describe("an open order paid twice at the same time", () => {
  it("is paid once when the buyer pays in two tabs, and the second payment is refunded", async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = kit.bank.balance();
      const order = await openOrder();
      const secondId = await payInSecondTab(order);
      const outcomes = await Promise.all(
        [order.paymentId, secondId].map((id) => settlePayment(kit.context, id)),
      );
      expect(outcomes.map(({ kind }) => kind).sort()).toEqual(["paid", "refunded"]);
      expect(await listEventKinds(order.id)).toEqual(["paid", "refunded"]);
      expect(kit.bank.balance() - before).toBe(order.total);
    }
  });

  it("records one payment when the buyer pays while an admin marks the order paid", async () => {
    const admin = await findUser(db, demoEmail("admin"));
    const action = { actorId: admin.id, note: null, appOrigin: "http://localhost:3000" };
    for (let round = 0; round < 5; round += 1) {
      const before = kit.bank.balance();
      const order = await openOrder();
      const [outcome, marked] = await Promise.all([
        settlePayment(kit.context, order.paymentId),
        db.transaction((tx) => recordManualPayment(tx, { ...action, orderId: order.id })),
      ]);
      const isMarked = !(marked instanceof Refusal);
      expect(outcome.kind).toBe(isMarked ? "refunded" : "paid");
      expect(await listEventKinds(order.id)).toEqual(isMarked ? ["marked-paid", "refunded"] : ["paid"]);
      expect(kit.bank.balance() - before).toBe(isMarked ? 0 : order.total);
    }
  });
});

it("enforces a single order per cart by a database constraint", async () => {
  const sessionId = await kit.fillCart();
  await kit.startPaymentWithRetry(sessionId);
  const { id: _, ...order } = await kit.findOrder(sessionId);
  const second = { ...order, number: "TM-SECOND", token: "second-token" };
  const insert = db
    .insert(orders)
    .values(second)
    .catch((error: unknown) => (error as Error).cause);
  expect(await insert).toMatchObject({ code: "23505", constraint: "orders_cart_id_unique" });
});

import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Db } from "@/backend/db/client";
import { orderEvents, orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments } from "@/backend/db/schema/payments";
import { users } from "@/backend/db/schema/people";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { markPaid } from "@/backend/modules/orders/mark-paid";
import { Refusal } from "@/backend/http/refusals";
import { freshDatabase } from "@/backend/testing/database";
import { settle } from "./settle";
import { paymentKit } from "./testing/payment-kit";

let db: Db;
let kit: ReturnType<typeof paymentKit>;

beforeAll(async () => {
  ({ db } = await freshDatabase());
  kit = paymentKit(db);
});

/** Waits for money, and has no cart (any more) that whoever pays it could meet at. It is being paid, and that has just succeeded. */
async function openOrder() {
  const sessionId = await kit.fillCart();
  const { payment } = await kit.beginUntilBegun(sessionId);
  const { id, total } = await kit.orderOf(sessionId);
  await db
    .update(orders)
    .set({ state: "open", placedAt: sql`now()`, cartId: null })
    .where(eq(orders.id, id));
  kit.bank.become(payment.providerId, { state: "succeeded" });
  return { id, total, paymentId: payment.paymentId };
}

/** Of another tab: the same order, paid once more. */
async function payAgain({ id, total, paymentId }: Awaited<ReturnType<typeof openOrder>>) {
  const [first] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (first === undefined) throw new Error("There is no such payment.");
  const again = `${paymentId}-again`;
  await db.insert(payments).values({ ...first, id: again, providerId: null, state: "starting" });
  await db.insert(paymentOrders).values({ paymentId: again, orderId: id, amount: total });
  const nothing = { email: "", description: "", returnUrl: "" };
  const { currency } = first;
  await kit.bank.start({ ...nothing, paymentId: again, attempt: 1, amount: total, currency, token: "good" });
  return again;
}

const eventsOf = async (orderId: number) =>
  (await db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId))).map(({ kind }) => kind);

describe("an open order", () => {
  it("paid in two tabs at once is paid once, and the other payment goes back", async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = kit.bank.balance();
      const order = await openOrder();
      const again = await payAgain(order);
      const both = await Promise.all([order.paymentId, again].map((id) => settle(kit.world, id)));
      expect(both.map(({ kind }) => kind).sort()).toEqual(["paid", "returned"]);
      expect(await eventsOf(order.id)).toEqual(["paid", "refunded"]);
      expect(kit.bank.balance() - before).toBe(order.total);
    }
  });

  it("paid and marked as paid at once is one of both", async () => {
    const [admin] = await db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, demoEmail("admin")));
    const deed = { actorId: admin?.id ?? 0, note: null, appOrigin: "http://localhost:3000" };
    for (let round = 0; round < 5; round += 1) {
      const before = kit.bank.balance();
      const order = await openOrder();
      const [settled, marked] = await Promise.all([
        settle(kit.world, order.paymentId),
        db.transaction((tx) => markPaid(tx, { ...deed, orderId: order.id })),
      ]);
      const isMarked = !(marked instanceof Refusal);
      expect(settled.kind).toBe(isMarked ? "returned" : "paid");
      expect(await eventsOf(order.id)).toEqual(isMarked ? ["marked-paid", "refunded"] : ["paid"]);
      expect(kit.bank.balance() - before).toBe(isMarked ? 0 : order.total);
    }
  });
});

it("a cart has one order: should all else fail, the database takes no second", async () => {
  const sessionId = await kit.fillCart();
  await kit.beginUntilBegun(sessionId);
  const { id: _, ...order } = await kit.orderOf(sessionId);
  const second = { ...order, number: "TM-SECOND", token: "of-a-second" };
  const refused = db
    .insert(orders)
    .values(second)
    .catch((error: unknown) => (error as Error).cause);
  expect(await refused).toMatchObject({ code: "23505", constraint: "orders_cart_id_unique" });
});

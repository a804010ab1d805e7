import { eq, sum } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { auditEntries } from "@/backend/db/schema/audit";
import { orders } from "@/backend/db/schema/orders";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import {
  address,
  createBuyer,
  createShopper,
  type PlacedOrder,
} from "@/backend/orders/checkout/testing/shopper";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";
import { demoUserId } from "@/backend/testing/find-user";

const { callRoute, signIn, database } = startTestBackend();
const { fillCart } = createShopper({ callRoute });

/** A test of a stored sample: nothing is posted, so there is no shipping to pay with money. */
const storedSampleTest = 424;

let admin = "";
let owner = "";
let userId = 0;
beforeAll(async () => {
  admin = await signIn("admin");
  owner = await signIn("owner");
  userId = await demoUserId(database(), "owner");
});

const sumPoints = async () => {
  const [row] = await database()
    .select({ points: sum(loyaltyEntries.points) })
    .from(loyaltyEntries)
    .where(eq(loyaltyEntries.userId, userId));
  return Number(row?.points ?? 0);
};

async function placeFree(query: { loyalty_points?: number; coupon?: string }) {
  const caller = { token: owner, country: "US" };
  const sessionId = await fillCart(caller, storedSampleTest);
  const priced = await callRoute("cart.get", { params: { sessionId }, query }, caller);
  expect(priced).toMatchObject({ status: 200, body: { total: "0.00" } });
  const { user } = createBuyer(sessionId, demoEmail("owner"));
  const placed = await callRoute(
    "checkout.placeOrder",
    { body: { sessionId, user, billingAddress: address } },
    caller,
  );
  expect(placed.body).toMatchObject({ state: "paid" });
  const { token } = placed.body as PlacedOrder;
  const [order] = await database().select().from(orders).where(eq(orders.token, token));
  if (order === undefined) throw new Error("Order not found.");
  expect(order.total).toBe(0);
  return order;
}

const refund = (id: number, body: object = {}) =>
  callRoute(
    "adminOrders.refund",
    { params: { id }, body: { reason: "Wrong test", ...body } },
    { token: admin },
  );
const read = async (id: number) =>
  (await callRoute("adminOrders.get", { params: { id } }, { token: admin })).body;

describe("refund of an order without money", () => {
  it("returns the points once for two requests at the same time, with event, mail and audit entry", async () => {
    await database().insert(loyaltyEntries).values({ userId, points: 100_000, kind: "given" });
    const before = await sumPoints();
    const { id, number, email, loyaltyPoints } = await placeFree({ loyalty_points: 100_000 });
    expect(await sumPoints()).toBe(before - loyaltyPoints);
    expect(await read(id)).toMatchObject({ refundable: "0.00", isRefundedWithoutMoney: true });
    const responses = await Promise.all([refund(id), refund(id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await sumPoints()).toBe(before);
    expect(await read(id)).toMatchObject({
      state: "refunded",
      isRefundedWithoutMoney: false,
      events: [
        { kind: "placed" },
        { kind: "paid", amount: null },
        { kind: "refunded", amount: null, note: "Wrong test", actor: "Ada Marsh" },
      ],
    });
    const mails = await listQueuedMails(database(), email);
    const refundMails = mails.filter(({ subject }) => subject === `Your refund for order ${number}`);
    expect(refundMails.map(({ text }) => text)).toEqual([
      expect.stringContaining("We have returned the coupon or loyalty points you used."),
    ]);
    const entries = await database()
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.call, "adminOrders.refund"));
    expect(entries.filter(({ reason }) => reason?.startsWith(`${number}: `))).toHaveLength(1);
  });

  it("returns 409 for a part of it", async () => {
    const { id } = await placeFree({ loyalty_points: 100_000 });
    expect((await refund(id, { amount: "1.00" })).status).toBe(409);
    expect(await read(id)).toMatchObject({ state: "paid", isRefundedWithoutMoney: true });
  });

  it("makes a coupon over the whole price usable again", async () => {
    await database().insert(coupons).values({ code: "ALL-FREE", percent: 100, limit: 1 });
    const { id } = await placeFree({ coupon: "ALL-FREE" });
    expect((await refund(id)).body).toMatchObject({ state: "refunded" });
    const [coupon] = await database().select().from(coupons).where(eq(coupons.code, "ALL-FREE"));
    expect(coupon?.used).toBe(0);
  });
});

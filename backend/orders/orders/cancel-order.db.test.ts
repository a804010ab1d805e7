import { eq, sum } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "@/backend/db/schema/audit";
import { orderEvents, orders } from "@/backend/db/schema/orders";
import { outbox } from "@/backend/db/schema/outbox";
import { payments } from "@/backend/db/schema/payments";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { createShopper } from "@/backend/orders/checkout/testing/shopper";
import { TestBank } from "@/backend/orders/payments/testing/test-bank";
import { createProviders } from "@/backend/payment-providers/providers";
import { startTestBackend } from "@/backend/testing/server";
import { demoUserId } from "@/backend/testing/find-user";

const bank = new TestBank();
const setup = { provider: bank, methods: ["A", "C"] as const, clientIdOf: () => "pk", isLive: true };
const { callRoute, readRoute, signInAll, database, updateRows } = startTestBackend(() => ({
  providers: createProviders([setup], "an account"),
}));
const shopper = createShopper({ callRoute });

const signedIn = signInAll("owner", "vet", "admin", "breeder");
const as = (role: string) => ({ ...signedIn(role), country: "US" });

const idOf = (role: string) => demoUserId(database(), role);

/** An order awaiting a transfer. Marks earlier open orders paid, because they would block a new one. */
async function openOrder(query?: {
  coupon?: string;
  loyalty_points?: number;
}): Promise<{ readonly id: number; readonly number: string }> {
  await updateRows(orders, { state: "paid" }, eq(orders.state, "open"));
  const sessionId = await shopper.fillCart(as("owner"));
  if (query) {
    const changed = await callRoute("cart.get", { params: { sessionId }, query }, as("owner"));
    expect(changed.status).toBe(200);
  }
  const { status, body } = await shopper.submit(sessionId, { method: "EFT" }, as("owner"));
  expect(status).toBe(200);
  const { number } = body as { number: string };
  const [order] = await database().select({ id: orders.id }).from(orders).where(eq(orders.number, number));
  return { id: order?.id ?? 0, number };
}

const cancel = (id: number, role = "owner") => callRoute("orders.cancel", { params: { id } }, as(role));
const readOrder = (id: number) => readRoute("orders.get", { params: { id } }, as("owner"));
const mailsOf = async (number: string) =>
  (await database().select().from(outbox)).filter(({ text }) => text.includes(number));
const pay = (id: number) =>
  callRoute("orders.payPending", { body: { order_ids: [id], method: "A", provider: "stripe" } }, as("owner"));
const startPaymentFor = async (id: number) => {
  const { status, body } = await pay(id);
  expect(status).toBe(200);
  return (body as { transactionId: string }).transactionId;
};

beforeEach(() => {
  bank.fault = () => undefined;
});

describe("an open order", () => {
  it("is cancelled by its owner once, however often they ask", async () => {
    const { id, number } = await openOrder();
    expect(await readOrder(id)).toMatchObject({ state: "open", canCancel: true });
    expect(await cancel(id)).toMatchObject({ status: 200, body: { number, state: "cancelled" } });
    expect(await cancel(id)).toMatchObject({ status: 200, body: { number, state: "cancelled" } });
    const { state, canCancel, events } = await readOrder(id);
    expect([state, canCancel]).toEqual(["cancelled", false]);
    expect(events.map(({ kind }) => kind)).toEqual(["placed", "cancelled"]);
    const subjects = (await mailsOf(number)).map(({ subject }) => subject);
    expect(subjects).toEqual([`How to pay for order ${number}`, `Your order ${number} is cancelled`]);
    const pending = await readRoute("orders.pending", {}, as("owner"));
    expect(pending.results.map((order) => order.id)).not.toContain(id);
  });

  it("releases coupon and points, and the buyer can order again", async () => {
    const userId = await idOf("owner");
    const points = async () => {
      const [row] = await database()
        .select({ all: sum(loyaltyEntries.points) })
        .from(loyaltyEntries)
        .where(eq(loyaltyEntries.userId, userId));
      return Number(row?.all ?? 0);
    };
    const used = async () =>
      (await database().select().from(coupons).where(eq(coupons.code, "ONCE-ONLY")))[0]?.used;
    await database().insert(coupons).values({ code: "ONCE-ONLY", percent: 10, limit: 1 });
    await database().insert(loyaltyEntries).values({ userId, points: 300, kind: "earned" });
    const before = await points();
    const { id, number } = await openOrder({ coupon: "ONCE-ONLY", loyalty_points: 120 });
    expect([await points(), await used()]).toEqual([before - 120, 1]);
    const cart = await readRoute("cart.create", { body: {} }, as("owner"));
    const item = { params: cart, body: { productId: 969, quantity: 1 } };
    expect((await callRoute("cart.addItem", item, as("owner"))).body).toMatchObject({ code: 79 });
    await Promise.all([cancel(id), cancel(id)]);
    expect([await points(), await used()]).toEqual([before, 0]);
    const [mail] = (await mailsOf(number)).filter(({ subject }) => subject.endsWith("is cancelled"));
    expect(mail?.text).toContain("We have returned");
    await openOrder({ coupon: "ONCE-ONLY" });
  });
});

describe("an unfinished payment of a cancelled order", () => {
  it("is cancelled at the provider first", async () => {
    const { id } = await openOrder();
    const transactionId = await startPaymentFor(id);
    expect((await cancel(id)).body).toMatchObject({ state: "cancelled" });
    expect(bank.payments.get(transactionId)?.state).toBe("cancelled");
    expect(await pay(id)).toMatchObject({ status: 409, body: { code: "not_open" } });
  });

  it("makes the order paid if it has already succeeded", async () => {
    const { id, number } = await openOrder();
    bank.setStatus(await startPaymentFor(id), { state: "succeeded" });
    expect(await cancel(id)).toMatchObject({ status: 200, body: { number, state: "paid" } });
    expect((await readOrder(id)).state).toBe("paid");
    const subjects = (await mailsOf(number)).map(({ subject }) => subject);
    expect(subjects).not.toContain(`Your order ${number} is cancelled`);
  });

  it.each([
    ["processing", "in_progress"],
    ["unreachable", "payment_unknown"],
  ])("keeps the order open while the payment or provider is %s", async (how, code) => {
    const { id } = await openOrder();
    const transactionId = await startPaymentFor(id);
    if (how === "processing") bank.setStatus(transactionId, { state: "processing" });
    else bank.fault = () => "before";
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code } });
    expect((await readOrder(id)).state).toBe("open");
    expect(
      (await database().select().from(payments).where(eq(payments.providerId, transactionId)))[0]?.state,
    ).toBe("open");
  });
});

describe("an order on account", () => {
  async function onAccount(hoursAgo: number): Promise<number> {
    const { id } = await openOrder();
    const placedAt = new Date(Date.now() - hoursAgo * 3_600_000);
    await updateRows(orders, { method: null, placedAt }, eq(orders.id, id));
    return id;
  }

  it("can be cancelled by the customer for a day, and afterwards only by an administrator", async () => {
    expect((await cancel(await onAccount(23))).body).toMatchObject({ state: "cancelled" });
    const late = await onAccount(25);
    expect((await readOrder(late)).canCancel).toBe(false);
    expect(await cancel(late)).toMatchObject({ status: 409, body: { code: "not_cancellable" } });
    expect((await readOrder(late)).state).toBe("open");
    const adminRequest = { params: { id: late }, body: { reason: "Came back unopened" } };
    expect((await callRoute("adminOrders.cancel", adminRequest, as("owner"))).status).toBe(403);
    expect(await callRoute("adminOrders.cancel", adminRequest, as("admin"))).toMatchObject({
      status: 200,
      body: { state: "cancelled", canCancel: false, canMarkPaid: false },
    });
    const [event] = await database()
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.note, "Came back unopened"));
    expect(event).toMatchObject({ orderId: late, kind: "cancelled", actorId: await idOf("admin") });
    const entries = (await database().select().from(auditEntries)).filter(
      ({ call }) => call === "adminOrders.cancel",
    );
    expect(entries).toHaveLength(1);
  });
});

it("reports a paid order as paid instead of cancelling it, for administrators too", async () => {
  const { id } = await openOrder();
  await updateRows(orders, { state: "paid" }, eq(orders.id, id));
  expect((await cancel(id)).body).toMatchObject({ state: "paid" });
  const adminRequest = { params: { id }, body: { reason: "By mistake" } };
  expect((await callRoute("adminOrders.cancel", adminRequest, as("admin"))).body).toMatchObject({
    state: "paid",
  });
});

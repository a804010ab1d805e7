import { eq, sum } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "@/backend/db/schema/audit";
import { orderEvents, orders } from "@/backend/db/schema/orders";
import { outbox } from "@/backend/db/schema/outbox";
import { payments } from "@/backend/db/schema/payments";
import { users } from "@/backend/db/schema/people";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { shopperOf } from "@/backend/modules/checkout/testing/shopper";
import { TestBank } from "@/backend/modules/payments/testing/test-bank";
import { providersOf } from "@/backend/payments/providers";
import { runBackend } from "@/backend/testing/server";

const bank = new TestBank();
const setup = { provider: bank, methods: ["A", "C"] as const, clientIdOf: () => "pk", isLive: true };
const { ask, signIn, database } = runBackend(() => ({ providers: providersOf([setup], "an account") }));
const shopper = shopperOf({ ask });

const tokens = new Map<string, string>();
beforeAll(async () => {
  for (const role of ["owner", "vet", "admin", "breeder"]) tokens.set(role, await signIn(role));
});
const as = (role: string) => ({ token: tokens.get(role), country: "US" });

async function idOf(role: string): Promise<number> {
  const [user] = await database()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoEmail(role)));
  return user?.id ?? 0;
}

/** An order that waits for a transfer; whoever owes something buys nothing, so what is open of others is closed first. */
async function openOrder(details?: object): Promise<{ readonly id: number; readonly number: string }> {
  await database().update(orders).set({ state: "paid" }).where(eq(orders.state, "open"));
  const sessionId = await shopper.fillCart(as("owner"));
  if (details) {
    const changed = await ask("cart.update", { params: { sessionId }, body: details }, as("owner"));
    expect(changed.status).toBe(200);
  }
  const { status, body } = await shopper.place(sessionId, { method: "EFT" }, as("owner"));
  expect(status).toBe(200);
  const { number } = body as { number: string };
  const [order] = await database().select({ id: orders.id }).from(orders).where(eq(orders.number, number));
  return { id: order?.id ?? 0, number };
}

const cancel = (id: number, role = "owner") => ask("orders.cancel", { params: { id } }, as(role));
const orderIn = async (id: number) =>
  (await ask("orders.one", { params: { id } }, as("owner"))).body as {
    readonly state: string;
    readonly canCancel: boolean;
    readonly events: readonly { readonly kind: string }[];
  };
const mailsOf = async (number: string) =>
  (await database().select().from(outbox)).filter(({ text }) => text.includes(number));
const pay = (id: number) =>
  ask("orders.payPending", { body: { order_ids: [id], method: "A", provider: "stripe" } }, as("owner"));
const begunFor = async (id: number) => {
  const { status, body } = await pay(id);
  expect(status).toBe(200);
  return (body as { transactionId: string }).transactionId;
};

beforeEach(() => {
  bank.fault = () => undefined;
});

describe("an order that waits for money", () => {
  it("is cancelled by whom it belongs to, once, however often they ask", async () => {
    const { id, number } = await openOrder();
    expect(await orderIn(id)).toMatchObject({ state: "open", canCancel: true });
    expect(await cancel(id)).toMatchObject({ status: 200, body: { number, state: "cancelled" } });
    expect(await cancel(id)).toMatchObject({ status: 200, body: { number, state: "cancelled" } });
    const { state, canCancel, events } = await orderIn(id);
    expect([state, canCancel]).toEqual(["cancelled", false]);
    expect(events.map(({ kind }) => kind)).toEqual(["placed", "cancelled"]);
    const subjects = (await mailsOf(number)).map(({ subject }) => subject);
    expect(subjects).toEqual([`How to pay for order ${number}`, `Your order ${number} is cancelled`]);
    const pending = (await ask("orders.pending", {}, as("owner"))).body as { results: { id: number }[] };
    expect(pending.results.map((order) => order.id)).not.toContain(id);
  });

  it("gives coupon and points back, and its buyer may order again", async () => {
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
    const { id, number } = await openOrder({ couponCode: "ONCE-ONLY", loyaltyPoints: 120 });
    expect([await points(), await used()]).toEqual([before - 120, 1]);
    expect(
      (await shopper.place(await shopper.fillCart(as("owner")), { method: "EFT" }, as("owner"))).body,
    ).toMatchObject({ code: 79 });
    await Promise.all([cancel(id), cancel(id)]);
    expect([await points(), await used()]).toEqual([before, 0]);
    const [mail] = (await mailsOf(number)).filter(({ subject }) => subject.endsWith("is cancelled"));
    expect(mail?.text).toContain("yours again");
    await openOrder({ couponCode: "ONCE-ONLY" });
  });

  it("is nobody else's to cancel", async () => {
    const { id } = await openOrder();
    expect((await cancel(id, "breeder")).status).toBe(404);
    expect((await ask("orders.cancel", { params: { id } })).status).toBe(401);
    expect((await orderIn(id)).state).toBe("open");
  });
});

describe("what was begun to pay it", () => {
  it("is closed at the provider first, and takes nothing any more", async () => {
    const { id } = await openOrder();
    const transactionId = await begunFor(id);
    expect((await cancel(id)).body).toMatchObject({ state: "cancelled" });
    expect(bank.payments.get(transactionId)?.state).toBe("cancelled");
    expect(await pay(id)).toMatchObject({ status: 409, body: { code: "not_open" } });
  });

  it("and is found paid makes the order paid, which is said", async () => {
    const { id, number } = await openOrder();
    bank.become(await begunFor(id), { state: "succeeded" });
    expect(await cancel(id)).toMatchObject({ status: 200, body: { number, state: "paid" } });
    expect((await orderIn(id)).state).toBe("paid");
    const subjects = (await mailsOf(number)).map(({ subject }) => subject);
    expect(subjects).not.toContain(`Your order ${number} is cancelled`);
  });

  it.each([
    ["processing", "in_progress"],
    ["silent", "payment_unknown"],
  ])("and is %s keeps the order as it is", async (how, code) => {
    const { id } = await openOrder();
    const transactionId = await begunFor(id);
    if (how === "processing") bank.become(transactionId, { state: "processing" });
    else bank.fault = () => "before";
    expect(await cancel(id)).toMatchObject({ status: 409, body: { code } });
    expect((await orderIn(id)).state).toBe("open");
    expect(
      (await database().select().from(payments).where(eq(payments.providerId, transactionId)))[0]?.state,
    ).toBe("open");
  });
});

describe("what is ordered on account", () => {
  async function onAccount(hoursAgo: number): Promise<number> {
    const { id } = await openOrder();
    const placedAt = new Date(Date.now() - hoursAgo * 3_600_000);
    await database().update(orders).set({ method: null, placedAt }).where(eq(orders.id, id));
    return id;
  }

  it("can be cancelled for a day; then it is the desk's to say", async () => {
    expect((await cancel(await onAccount(23))).body).toMatchObject({ state: "cancelled" });
    const late = await onAccount(25);
    expect((await orderIn(late)).canCancel).toBe(false);
    expect(await cancel(late)).toMatchObject({ status: 409, body: { code: "not_cancellable" } });
    expect((await orderIn(late)).state).toBe("open");
    const atDesk = { params: { id: late }, body: { reason: "Came back unopened" } };
    expect((await ask("ordersDesk.cancel", atDesk, as("owner"))).status).toBe(403);
    expect(await ask("ordersDesk.cancel", atDesk, as("admin"))).toMatchObject({
      status: 200,
      body: { state: "cancelled", canCancel: false, canMarkPaid: false },
    });
    const [event] = await database()
      .select()
      .from(orderEvents)
      .where(eq(orderEvents.note, "Came back unopened"));
    expect(event).toMatchObject({ orderId: late, kind: "cancelled", actorId: await idOf("admin") });
    const told = (await database().select().from(auditEntries)).filter(
      ({ call }) => call === "ordersDesk.cancel",
    );
    expect(told).toHaveLength(1);
  });
});

it("an order that is paid is told to be so, at the desk too", async () => {
  const { id } = await openOrder();
  await database().update(orders).set({ state: "paid" }).where(eq(orders.id, id));
  expect((await cancel(id)).body).toMatchObject({ state: "paid" });
  const atDesk = { params: { id }, body: { reason: "By mistake" } };
  expect((await ask("ordersDesk.cancel", atDesk, as("admin"))).body).toMatchObject({ state: "paid" });
});

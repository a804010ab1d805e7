import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { orders } from "@/backend/db/schema/orders";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { TestBank } from "@/backend/orders/payments/testing/test-bank";
import { createProviders } from "@/backend/payment-providers/providers";
import { createSandboxSetup } from "@/backend/payment-providers/sandbox/sandbox-provider";
import { startTestBackend } from "@/backend/testing/server";
import { createBuyer, createShopper } from "@/backend/orders/checkout/testing/shopper";
import { demoUserId } from "@/backend/testing/find-user";

const bank = new TestBank();
const bankSetup = { provider: bank, methods: ["A"] as const, clientIdOf: () => "pk", isLive: true };
/** Minimum amount of 5.00; Stripe's is 0.50. */
const setup = { ...bankSetup, minimumAmount: () => 500 };
const backend = startTestBackend((db) => ({
  providers: createProviders([setup, createSandboxSetup(db, "http://localhost:3000")], "an account"),
}));
const { callRoute, readRoute, signIn, database, updateRows } = backend;
const { fillCart, createCardToken } = createShopper(backend);

let token = "";
let userId = 0;
beforeAll(async () => {
  token = await signIn("owner");
  userId = await demoUserId(database(), "owner");
  await give(5000);
});
const give = (points: number) =>
  database()
    .insert(loyaltyEntries)
    .values({ userId, points, kind: points > 0 ? "given" : "redeemed" });

const customer = () => ({ token, country: "US" });

interface DisplayedCart {
  readonly total: string;
  readonly loyaltyPoints: number;
  readonly couponProblem: string | null;
  readonly currency: { readonly code: string };
}

async function readCart(sessionId: string): Promise<DisplayedCart> {
  return await readRoute("cart.get", { params: { sessionId } }, customer());
}

async function createCartWith(query: { coupon?: string; loyalty_points?: number }): Promise<string> {
  const sessionId = await fillCart(customer());
  const { status } = await callRoute("cart.get", { params: { sessionId }, query }, customer());
  expect(status).toBe(200);
  return sessionId;
}

const toDisplayed = ({ total, currency }: DisplayedCart) => ({
  totalSeen: total,
  currencySeen: currency.code,
});

async function place(sessionId: string, displayed: object) {
  const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
  const body = { ...createBuyer(sessionId), ...displayed, payment };
  return callRoute("checkout.placeOrder", { body }, customer());
}

const startPayment = (sessionId: string, displayed: object) =>
  callRoute(
    "checkout.startPayment",
    { body: { ...createBuyer(sessionId), ...displayed, method: "A", provider: "stripe" } },
    customer(),
  );

const findOrder = async (sessionId: string) =>
  (await database().select().from(orders).where(eq(orders.cartId, sessionId)))[0];

describe("loyalty points spent in another tab", () => {
  it("returns 409 with the new total, and accepts the order once that total was displayed", async () => {
    const sessionId = await createCartWith({ loyalty_points: 400 });
    const before = await readCart(sessionId);
    expect(before.loyaltyPoints).toBe(400);
    const [{ balance }] = [await readRoute("loyalty.points", {}, customer())];
    await give(100 - balance);
    const now = await readCart(sessionId);
    expect(Number(now.total)).toBeGreaterThan(Number(before.total));
    for (const refused of [
      await place(sessionId, toDisplayed(before)),
      await startPayment(sessionId, toDisplayed(before)),
    ])
      expect(refused).toMatchObject({
        status: 409,
        body: { code: "total_changed", total: now.total, currency: { code: "USD" } },
      });
    expect(bank.payments.size).toBe(0);
    expect(await findOrder(sessionId)).toBeUndefined();
    expect((await place(sessionId, toDisplayed(now))).body).toMatchObject({ state: "paid" });
    expect(await findOrder(sessionId)).toMatchObject({ state: "paid", loyaltyPoints: 100 });
    await give(5000);
  });

  it("returns 409 with the new total for open orders too", async () => {
    const sessionId = await fillCart(customer());
    const body = { ...createBuyer(sessionId), payment: { method: "EFT" } };
    expect((await callRoute("checkout.placeOrder", { body }, customer())).status).toBe(200);
    const { id } = (await findOrder(sessionId)) ?? { id: 0 };
    const query = { order_ids: String(id), loyalty_points: 300 };
    const due = await readRoute("orders.pendingPayment", { query }, customer());
    const { balance } = await readRoute("loyalty.points", {}, customer());
    await give(50 - balance);
    const now = await readRoute("orders.pendingPayment", { query }, customer());
    const pay = async (amountSeen: string) => {
      const card = { method: "C", provider: "sandbox", token: await createCardToken("success"), amountSeen };
      return callRoute(
        "orders.payPending",
        { body: { order_ids: [id], loyalty_points: 300, ...card } },
        customer(),
      );
    };
    expect(await pay(due.amount)).toMatchObject({
      status: 409,
      body: { code: "total_changed", total: now.amount },
    });
    expect((await pay(now.amount)).body).toMatchObject({ state: "paid", amount: now.amount });
    await give(5000);
  });
});

describe("a coupon that became invalid", () => {
  it.each([
    ["used up", { used: 1 }, 103, "This voucher has already been redeemed."],
    ["ended", { endsAt: new Date(0) }, "total_changed", "This code is no longer valid."],
  ] as const)(
    "returns 409 with the new total when it is %s, then accepts the order without it",
    async (name, gone, code, message) => {
      const coupon = `GONE-${name.replace(" ", "-").toUpperCase()}`;
      await database().insert(coupons).values({ code: coupon, percent: 20, limit: 1 });
      const sessionId = await createCartWith({ coupon });
      const before = await readCart(sessionId);
      await updateRows(coupons, gone, eq(coupons.code, coupon));
      const now = await readCart(sessionId);
      expect(await place(sessionId, toDisplayed(before))).toMatchObject({
        status: 409,
        body: { code, message, total: now.total },
      });
      // Requests that do not state the displayed total are refused too.
      expect((await place(sessionId, {})).status).not.toBe(200);
      expect((await place(sessionId, toDisplayed(now))).body).toMatchObject({ state: "paid" });
      expect(await findOrder(sessionId)).toMatchObject({ couponCode: null, discount: 0 });
    },
  );
});

describe("a total below the minimum of a provider", () => {
  it("is rejected for that provider and accepted by another", async () => {
    await database().insert(coupons).values({ code: "NEARLY-ALL", percent: 99 });
    const sessionId = await createCartWith({ coupon: "NEARLY-ALL" });
    await database().execute("update shipping_prices set amount = 0");
    const small = await readCart(sessionId);
    expect(Number(small.total)).toBeGreaterThan(0);
    expect(Number(small.total)).toBeLessThan(5);
    const options = await callRoute("checkout.options", { params: { sessionId } }, customer());
    expect((options.body as { methods: object[] }).methods).toMatchObject([
      { provider: "stripe", least: "5.00" },
      { provider: "sandbox", least: null },
      { provider: "transfer", least: null },
    ]);
    expect(await startPayment(sessionId, toDisplayed(small))).toMatchObject({
      status: 409,
      body: { code: "too_small", message: expect.stringContaining("$5.00 and more") },
    });
    expect(bank.payments.size).toBe(0);
    expect((await place(sessionId, toDisplayed(small))).body).toMatchObject({ state: "paid" });
  });
});

describe("a product sold in one country only", () => {
  const mouthScreen = 432;

  it("is marked in the cart and rejected for delivery elsewhere until it is removed", async () => {
    const sessionId = await fillCart({ country: "AU" });
    const caller = { country: "AU" };
    const item = { params: { sessionId }, body: { productId: mouthScreen, quantity: 1 } };
    const { id: itemId } = await readRoute("cart.addItem", item, caller);
    const marks = async () => {
      return (await readRoute("cart.get", { params: { sessionId } }, caller)).items.map(
        ({ isSoldThere }) => isSoldThere,
      );
    };
    expect(await marks()).toEqual([true, true]);
    const { shippingAddress } = createBuyer(sessionId);
    await callRoute("cart.update", { params: { sessionId }, body: { shippingAddress } }, caller);
    expect(await marks()).toEqual([true, false]);
    const payment = { method: "C", provider: "sandbox", token: await createCardToken("success") };
    const order = () =>
      callRoute("checkout.placeOrder", { body: { ...createBuyer(sessionId), payment } }, caller);
    expect(await order()).toMatchObject({
      status: 428,
      body: { [`items.${itemId}`]: expect.stringContaining("not sold in the country") },
    });
    await callRoute("cart.removeItem", { params: { sessionId, itemId } }, caller);
    expect((await order()).body).toMatchObject({ state: "paid" });
  });
});

import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { orders } from "@/backend/db/schema/orders";
import { users } from "@/backend/db/schema/people";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { TestBank } from "@/backend/modules/payments/testing/test-bank";
import { providersOf } from "@/backend/payments/providers";
import { sandboxSetup } from "@/backend/payments/sandbox";
import { runBackend } from "@/backend/testing/server";
import { buyerOf, shopperOf } from "./testing/shopper";

const bank = new TestBank();
const wallet = { provider: bank, methods: ["A"] as const, clientIdOf: () => "pk", isLive: true };
/** Takes five units and more, as Stripe takes half of one. */
const setup = { ...wallet, leastIn: () => 500 };
const backend = runBackend((db) => ({
  providers: providersOf([setup, sandboxSetup(db, "http://localhost:3000")], "an account"),
}));
const { ask, signIn, database } = backend;
const { fillCart, tokenOf } = shopperOf(backend);

let token = "";
let userId = 0;
beforeAll(async () => {
  token = await signIn("owner");
  const [user] = await database()
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, demoEmail("owner")));
  userId = user?.id ?? 0;
  await give(5000);
});
const give = (points: number) =>
  database()
    .insert(loyaltyEntries)
    .values({ userId, points, kind: points > 0 ? "given" : "redeemed" });

const asker = () => ({ token, country: "US" });

interface Shown {
  readonly total: string;
  readonly loyaltyPoints: number;
  readonly couponProblem: string | null;
  readonly currency: { readonly code: string };
}

async function shown(sessionId: string): Promise<Shown> {
  return (await ask("cart.read", { params: { sessionId } }, asker())).body as Shown;
}

async function cartWith(details: object): Promise<string> {
  const sessionId = await fillCart(asker());
  const { status } = await ask("cart.update", { params: { sessionId }, body: details }, asker());
  expect(status).toBe(200);
  return sessionId;
}

const seen = ({ total, currency }: Shown) => ({ totalSeen: total, currencySeen: currency.code });

async function place(sessionId: string, whatIsSeen: object) {
  const payment = { method: "C", provider: "sandbox", token: await tokenOf("success") };
  const body = { ...buyerOf(sessionId), ...whatIsSeen, payment };
  return ask("checkout.placeOrder", { body }, asker());
}

const begin = (sessionId: string, whatIsSeen: object) =>
  ask(
    "checkout.startPayment",
    { body: { ...buyerOf(sessionId), ...whatIsSeen, method: "A", provider: "stripe" } },
    asker(),
  );

const totalOf = async (sessionId: string) =>
  (await database().select().from(orders).where(eq(orders.cartId, sessionId)))[0];

describe("loyalty points that were spent in another tab", () => {
  it("raise no total silently: it is refused with the new one, and paid once that is seen", async () => {
    const sessionId = await cartWith({ loyaltyPoints: 400 });
    const before = await shown(sessionId);
    expect(before.loyaltyPoints).toBe(400);
    const [{ balance }] = [(await ask("wallet.points", {}, asker())).body as { balance: number }];
    await give(100 - balance);
    const now = await shown(sessionId);
    expect(Number(now.total)).toBeGreaterThan(Number(before.total));
    for (const refused of [await place(sessionId, seen(before)), await begin(sessionId, seen(before))])
      expect(refused).toMatchObject({
        status: 409,
        body: { code: "total_changed", total: now.total, currency: { code: "USD" } },
      });
    expect(bank.payments.size).toBe(0);
    expect(await totalOf(sessionId)).toBeUndefined();
    expect((await place(sessionId, seen(now))).body).toMatchObject({ state: "paid" });
    expect(await totalOf(sessionId)).toMatchObject({ state: "paid", loyaltyPoints: 100 });
    await give(5000);
  });

  it("raise nothing where open orders are paid either", async () => {
    const sessionId = await fillCart(asker());
    const body = { ...buyerOf(sessionId), payment: { method: "EFT" } };
    expect((await ask("checkout.placeOrder", { body }, asker())).status).toBe(200);
    const { id } = (await totalOf(sessionId)) ?? { id: 0 };
    const query = { order_ids: String(id), loyalty_points: 300 };
    const due = (await ask("orders.pendingPayment", { query }, asker())).body as { amount: string };
    const { balance } = (await ask("wallet.points", {}, asker())).body as { balance: number };
    await give(50 - balance);
    const now = (await ask("orders.pendingPayment", { query }, asker())).body as { amount: string };
    const pay = async (amountSeen: string) => {
      const card = { method: "C", provider: "sandbox", token: await tokenOf("success"), amountSeen };
      return ask("orders.payPending", { body: { order_ids: [id], loyalty_points: 300, ...card } }, asker());
    };
    expect(await pay(due.amount)).toMatchObject({
      status: 409,
      body: { code: "total_changed", total: now.amount },
    });
    expect((await pay(now.amount)).body).toMatchObject({ state: "paid", amount: now.amount });
    await give(5000);
  });
});

describe("a coupon that ran out", () => {
  it.each([
    ["used up", { used: 1 }, 103, "This voucher has already been redeemed."],
    ["ended", { endsAt: new Date(0) }, "total_changed", "This code is no longer valid."],
  ] as const)(
    "%s, is said with the new total, and the order goes on without it",
    async (name, gone, code, message) => {
      const coupon = `GONE-${name.replace(" ", "-").toUpperCase()}`;
      await database().insert(coupons).values({ code: coupon, percent: 20, limit: 1 });
      const sessionId = await cartWith({ couponCode: coupon });
      const before = await shown(sessionId);
      await database().update(coupons).set(gone).where(eq(coupons.code, coupon));
      const now = await shown(sessionId);
      expect(await place(sessionId, seen(before))).toMatchObject({
        status: 409,
        body: { code, message, total: now.total },
      });
      // Who does not say what they have seen is refused as before.
      expect((await place(sessionId, {})).status).not.toBe(200);
      expect((await place(sessionId, seen(now))).body).toMatchObject({ state: "paid" });
      expect(await totalOf(sessionId)).toMatchObject({ couponCode: null, discount: 0 });
    },
  );
});

describe("a total that is too small for a provider", () => {
  it("is refused for that way to pay with what to do, and another one takes it", async () => {
    await database().insert(coupons).values({ code: "NEARLY-ALL", percent: 99 });
    const sessionId = await cartWith({ couponCode: "NEARLY-ALL" });
    await database().execute("update shipping_prices set amount = 0");
    const small = await shown(sessionId);
    expect(Number(small.total)).toBeGreaterThan(0);
    expect(Number(small.total)).toBeLessThan(5);
    const options = await ask("checkout.options", { params: { sessionId } }, asker());
    expect((options.body as { methods: object[] }).methods).toMatchObject([
      { provider: "stripe", least: "5.00" },
      { provider: "sandbox", least: null },
      { provider: "transfer", least: null },
    ]);
    expect(await begin(sessionId, seen(small))).toMatchObject({
      status: 409,
      body: { code: "too_small", message: expect.stringContaining("$5.00 and more") },
    });
    expect(bank.payments.size).toBe(0);
    expect((await place(sessionId, seen(small))).body).toMatchObject({ state: "paid" });
  });
});

describe("what is sold in one country only", () => {
  const mouthScreen = 432;

  it("is said at its line once it would go elsewhere, refused, and removed", async () => {
    const sessionId = await fillCart({ country: "AU" });
    const there = { country: "AU" };
    const item = { params: { sessionId }, body: { productId: mouthScreen, quantity: 1 } };
    const { body: added } = await ask("cart.addItem", item, there);
    const { id: itemId } = added as { id: number };
    const marks = async () => {
      const { body } = await ask("cart.read", { params: { sessionId } }, there);
      return (body as { items: { isSoldThere: boolean }[] }).items.map(({ isSoldThere }) => isSoldThere);
    };
    expect(await marks()).toEqual([true, true]);
    const { shippingAddress } = buyerOf(sessionId);
    await ask("cart.update", { params: { sessionId }, body: { shippingAddress } }, there);
    expect(await marks()).toEqual([true, false]);
    const payment = { method: "C", provider: "sandbox", token: await tokenOf("success") };
    const order = () => ask("checkout.placeOrder", { body: { ...buyerOf(sessionId), payment } }, there);
    expect(await order()).toMatchObject({
      status: 428,
      body: { [`items.${itemId}`]: expect.stringContaining("not sold in the country") },
    });
    await ask("cart.removeItem", { params: { sessionId, itemId } }, there);
    expect((await order()).body).toMatchObject({ state: "paid" });
  });
});

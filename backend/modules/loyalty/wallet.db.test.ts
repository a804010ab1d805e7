import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "@/backend/db/client";
import { invoices, orders } from "@/backend/db/schema/orders";
import { users } from "@/backend/db/schema/people";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { findPending, refusePending } from "@/backend/modules/orders/pending";
import { runBackend } from "@/backend/testing/server";
import { rememberAddress } from "./addresses";
import { takeCoupon } from "./coupon-use";
import { giveBack } from "./give-back";
import { balanceOf, earnPoints, takePoints } from "./points";

const { ask, signIn, database } = runBackend();
const ids = new Map<string, number>();

beforeAll(async () => {
  for (const role of ["breeder", "owner", "vet", "pending"]) {
    const found = await database()
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, demoEmail(role)));
    ids.set(role, found[0]?.id ?? 0);
  }
});

const idOf = (role: string) => ids.get(role) ?? 0;
const inTx = <T>(work: (tx: Tx) => Promise<T>) => database().transaction(work);
let made = 0;

async function orderOf(userId: number | null, part: Partial<typeof orders.$inferInsert> = {}) {
  made += 1;
  const [order] = await database()
    .insert(orders)
    .values({
      ...{ number: `T-${made}`, token: `token-${made}`, cartVersion: 1, userId, email: "jo@example.test" },
      ...{ name: "Jo", state: "draft", region: "AU", country: "AU", currency: "AUD" },
      ...{ subtotal: 10_000, shipping: 0, discount: 0, pointsValue: 0, total: 10_050, tax: 0, taxRateBps: 0 },
      ...part,
    })
    .returning();
  if (order === undefined) throw new Error("An insert returned no row.");
  return order;
}

describe("a voucher", () => {
  it("of which ten are left is had by ten of fifty", async () => {
    const buyers = await Promise.all(
      Array.from({ length: 50 }, () => orderOf(null, { couponCode: "FIRST-TEN" })),
    );
    const taken = await Promise.all(buyers.map((order) => inTx((tx) => takeCoupon(tx, order))));
    expect(taken.filter(Boolean)).toHaveLength(10);
    const [coupon] = await database().select().from(coupons).where(eq(coupons.code, "FIRST-TEN"));
    expect(coupon).toMatchObject({ used: 10, limit: 10 });
  });

  it("that is given back can be had again", async () => {
    await database().insert(coupons).values({ code: "BACK", percent: 5, limit: 1 });
    const order = await orderOf(null, { couponCode: "BACK" });
    expect(await inTx((tx) => takeCoupon(tx, order))).toBe(true);
    expect(await inTx((tx) => takeCoupon(tx, order))).toBe(false);
    await inTx((tx) => giveBack(tx, order));
    expect(await inTx((tx) => takeCoupon(tx, order))).toBe(true);
  });

  it("of one's own is nobody else's, and an order without one takes none", async () => {
    await database()
      .insert(coupons)
      .values({ code: "MINE", percent: 5, limit: 3, userId: idOf("owner") });
    const take = async (userId: number | null, couponCode: string | null) => {
      const order = await orderOf(userId, { couponCode });
      return inTx((tx) => takeCoupon(tx, order));
    };
    expect(await take(idOf("breeder"), "MINE")).toBe(false);
    expect(await take(null, "MINE")).toBe(false);
    expect(await take(idOf("owner"), "MINE")).toBe(true);
    expect(await take(null, null)).toBe(true);
    expect(await take(null, "NEVER-WAS")).toBe(false);
  });
});

describe("points", () => {
  it("are never spent twice, however many orders ask at once", async () => {
    const userId = idOf("pending");
    await database().insert(loyaltyEntries).values({ userId, points: 100, kind: "given" });
    const wishes = await Promise.all(
      Array.from({ length: 12 }, () => orderOf(userId, { loyaltyPoints: 30 })),
    );
    const taken = await Promise.all(wishes.map((order) => inTx((tx) => takePoints(tx, order))));
    expect(taken.filter(Boolean)).toHaveLength(3);
    expect(await balanceOf(database(), userId)).toBe(10);
  });

  it("are earned once per order, one for each whole unit paid; crowns count for less", async () => {
    const userId = idOf("owner");
    const before = await balanceOf(database(), userId);
    const order = await orderOf(userId);
    expect(await inTx((tx) => earnPoints(tx, order))).toBe(100);
    expect(await inTx((tx) => earnPoints(tx, order))).toBe(0);
    const swedish = await orderOf(userId, { currency: "SEK", total: 100_950 });
    expect(await inTx((tx) => earnPoints(tx, swedish))).toBe(100);
    expect(await balanceOf(database(), userId)).toBe(before + 200);
  });

  it("are not earned by guests and vets", async () => {
    for (const userId of [null, idOf("vet")]) {
      const order = await orderOf(userId);
      expect(await inTx((tx) => earnPoints(tx, order))).toBe(0);
    }
  });

  it("of an order that is undone come back, those it earned go, and both once", async () => {
    const userId = idOf("breeder");
    const before = await balanceOf(database(), userId);
    const order = await orderOf(userId, { loyaltyPoints: 50 });
    await inTx((tx) => takePoints(tx, order));
    await inTx((tx) => earnPoints(tx, order));
    expect(await balanceOf(database(), userId)).toBe(before - 50 + 100);
    await inTx((tx) => giveBack(tx, order));
    await inTx((tx) => giveBack(tx, order));
    expect(await balanceOf(database(), userId)).toBe(before);
  });

  it("that were earned and spent since are never owed", async () => {
    const userId = idOf("vet");
    await database().update(users).set({ type: "owner" }).where(eq(users.id, userId));
    const order = await orderOf(userId);
    await inTx((tx) => earnPoints(tx, order));
    const next = await orderOf(userId, { loyaltyPoints: 100 });
    await inTx((tx) => takePoints(tx, next));
    await inTx((tx) => giveBack(tx, order));
    expect(await balanceOf(database(), userId)).toBe(0);
    await database().update(users).set({ type: "vet" }).where(eq(users.id, userId));
  });
});

describe("the call for points", () => {
  it("tells the balance, what it is worth, and the history in pages, newest first", async () => {
    const token = await signIn("breeder");
    const { body } = await ask("wallet.points", { query: { size: 5 } }, { token, country: "AU" });
    const answer = body as { results: { id: number }[]; count: number; balance: number };
    expect(answer).toMatchObject({ next: 2, previous: null });
    expect(answer.results).toHaveLength(5);
    expect(answer.results.map(({ id }) => id)).toEqual(
      answer.results.map(({ id }) => id).sort((a, b) => b - a),
    );
    expect(body).toMatchObject({
      value: { amount: ((answer.balance * 5) / 100).toFixed(2), currency: { code: "AUD" } },
      rewards: expect.arrayContaining([
        { coupon: "200", points: 200, amount: "10.00", currency: { code: "AUD", symbol: "$" } },
      ]) as unknown,
    });
  });

  it("makes a coupon of them, once as long as they last", async () => {
    const token = await signIn("breeder");
    const asker = { token, country: "PL" };
    const read = async () =>
      (await ask("wallet.points", {}, asker)).body as { balance: number; coupons: unknown[] };
    const before = await read();
    const { status, body } = await ask("wallet.redeem", { body: { coupon: "200" } }, asker);
    expect([status, body]).toMatchObject([
      200,
      { amount: "40.00", currency: { code: "PLN" }, balance: before.balance - 200 },
    ]);
    const after = await read();
    expect(after.balance).toBe(before.balance - 200);
    expect(after.coupons).toHaveLength(before.coupons.length + 1);
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => ask("wallet.redeem", { body: { coupon: "500" } }, asker)),
    );
    const won = tries.filter((one) => one.status === 200).length;
    expect(won).toBe(Math.floor(after.balance / 500));
    expect(tries.find((one) => one.status !== 200)).toMatchObject({
      status: 428,
      body: { coupon: expect.stringContaining("this takes 500") as string },
    });
  });

  it("refuses a reward there is not, strangers and vets", async () => {
    const token = await signIn("owner");
    const redeem = (coupon: string, asker = {}) => ask("wallet.redeem", { body: { coupon } }, asker);
    expect((await redeem("150", { token })).status).toBe(428);
    expect((await redeem("100")).status).toBe(401);
    expect((await redeem("100", { token: await signIn("vet") })).status).toBe(403);
  });
});

describe("saved addresses", () => {
  const home = {
    ...{ firstName: "Jo", lastName: "Field", address: "1 Long Road", city: "Perth", postalCode: "6000" },
    ...{ state: "WA", country: "AU" },
  };

  it("are told last used first, the same one once, and to nobody else", async () => {
    const userId = idOf("pending");
    const remember = (part: object) => inTx((tx) => rememberAddress(tx, userId, { ...home, ...part }));
    await remember({});
    await remember({ city: "Albany" });
    await remember({ address: "1  long road " });
    const list = async (role: string) =>
      (await ask("wallet.addresses", {}, { token: await signIn(role) })).body as { city: string }[];
    expect((await list("pending")).map(({ city }) => city)).toEqual(["Perth", "Albany"]);
    expect((await list("owner")).map(({ city }) => city)).toEqual(["Portland"]);
  });
});

describe("what somebody owes", () => {
  const dayMs = 24 * 60 * 60 * 1000;
  async function owe(role: string, total: number, days: number, currency = "AUD") {
    const order = await orderOf(idOf(role), { state: "open", total, currency });
    const dueAt = new Date(Date.now() + days * dayMs);
    await database()
      .insert(invoices)
      .values({ orderId: order.id, token: `i-${made}`, dueAt });
    return order;
  }

  it("stops a new order by code 79 with the sum, once it is due", async () => {
    const vet = idOf("vet");
    expect(await findPending(database(), vet)).toBeUndefined();
    await owe("vet", 5_000, 30);
    expect(await refusePending(database(), vet)).toBeUndefined();
    const overdue = await owe("vet", 7_050, -1);
    await owe("vet", 1_000, -2);
    expect(await refusePending(database(), vet)).toMatchObject({
      status: 409,
      body: { code: 79, amount: "80.50", currency: { code: "AUD", symbol: "$" } },
    });
    await database().update(orders).set({ state: "paid" }).where(eq(orders.id, overdue.id));
    expect(await findPending(database(), vet)).toEqual({ amount: 1_000, currency: "AUD" });
  });

  it("is said in one currency, the oldest one's, and guests owe nothing", async () => {
    await owe("owner", 2_000, -1, "USD");
    await owe("owner", 9_000, -3, "EUR");
    expect(await findPending(database(), idOf("owner"))).toEqual({ amount: 9_000, currency: "EUR" });
    expect(await refusePending(database(), undefined)).toBeUndefined();
  });
});

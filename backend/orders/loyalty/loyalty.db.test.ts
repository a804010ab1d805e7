import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";
import { coupons, loyaltyEntries } from "@/backend/db/schema/pricing";
import { startTestBackend } from "@/backend/testing/server";
import { consumeCoupon } from "./coupon-use";
import { releaseOrderBenefits } from "./release-order-benefits";
import { earnPoints, readBalance, spendPoints } from "./points";
import { demoUserId } from "@/backend/testing/find-user";
import { insertOrder } from "@/backend/testing/insert-order";

const { callRoute, readRoute, signIn, database, updateRows } = startTestBackend();
const ids = new Map<string, number>();

beforeAll(async () => {
  for (const role of ["breeder", "owner", "vet", "pending"]) {
    ids.set(role, await demoUserId(database(), role));
  }
});

const idOf = (role: string) => ids.get(role) ?? 0;
const inTransaction = <T>(work: (tx: Tx) => Promise<T>) => database().transaction(work);
describe("a coupon", () => {
  it("limited to ten uses is consumed by ten of fifty concurrent orders", async () => {
    const buyers = await Promise.all(
      Array.from({ length: 50 }, () => insertOrder(database(), { couponCode: "FIRST-TEN" })),
    );
    const results = await Promise.all(buyers.map((order) => inTransaction((tx) => consumeCoupon(tx, order))));
    expect(results.filter(Boolean)).toHaveLength(10);
    const [coupon] = await database().select().from(coupons).where(eq(coupons.code, "FIRST-TEN"));
    expect(coupon).toMatchObject({ used: 10, limit: 10 });
  });

  it("can be consumed again after it was released", async () => {
    await database().insert(coupons).values({ code: "BACK", percent: 5, limit: 1 });
    const order = await insertOrder(database(), { couponCode: "BACK" });
    expect(await inTransaction((tx) => consumeCoupon(tx, order))).toBe(true);
    expect(await inTransaction((tx) => consumeCoupon(tx, order))).toBe(false);
    await inTransaction((tx) => releaseOrderBenefits(tx, order));
    expect(await inTransaction((tx) => consumeCoupon(tx, order))).toBe(true);
  });

  it("of a user can be consumed by that user only, and orders without a coupon always succeed", async () => {
    await database()
      .insert(coupons)
      .values({ code: "MINE", percent: 5, limit: 3, userId: idOf("owner") });
    const consume = async (userId: number | null, couponCode: string | null) => {
      const order = await insertOrder(database(), { userId, couponCode });
      return inTransaction((tx) => consumeCoupon(tx, order));
    };
    expect(await consume(idOf("breeder"), "MINE")).toBe(false);
    expect(await consume(null, "MINE")).toBe(false);
    expect(await consume(idOf("owner"), "MINE")).toBe(true);
    expect(await consume(null, null)).toBe(true);
    expect(await consume(null, "NEVER-WAS")).toBe(false);
  });
});

describe("points", () => {
  it("are never overspent by concurrent orders", async () => {
    const userId = idOf("pending");
    await database().insert(loyaltyEntries).values({ userId, points: 100, kind: "given" });
    const orderRows = await Promise.all(
      Array.from({ length: 12 }, () => insertOrder(database(), { userId, loyaltyPoints: 30 })),
    );
    const results = await Promise.all(
      orderRows.map((order) => inTransaction((tx) => spendPoints(tx, order))),
    );
    expect(results.filter(Boolean)).toHaveLength(3);
    expect(await readBalance(database(), userId)).toBe(10);
  });

  it("are earned once per order, at the rate of the currency", async () => {
    const userId = idOf("owner");
    const before = await readBalance(database(), userId);
    const order = await insertOrder(database(), { userId });
    expect(await inTransaction((tx) => earnPoints(tx, order))).toBe(100);
    expect(await inTransaction((tx) => earnPoints(tx, order))).toBe(0);
    const swedish = await insertOrder(database(), { userId, currency: "SEK", total: 100_950 });
    expect(await inTransaction((tx) => earnPoints(tx, swedish))).toBe(100);
    expect(await readBalance(database(), userId)).toBe(before + 200);
  });

  it("are not earned by guests and vets", async () => {
    for (const userId of [null, idOf("vet")]) {
      const order = await insertOrder(database(), { userId });
      expect(await inTransaction((tx) => earnPoints(tx, order))).toBe(0);
    }
  });

  it("of a cancelled order are reversed once", async () => {
    const userId = idOf("breeder");
    const before = await readBalance(database(), userId);
    const order = await insertOrder(database(), { userId, loyaltyPoints: 50 });
    await inTransaction((tx) => spendPoints(tx, order));
    await inTransaction((tx) => earnPoints(tx, order));
    expect(await readBalance(database(), userId)).toBe(before - 50 + 100);
    await inTransaction((tx) => releaseOrderBenefits(tx, order));
    await inTransaction((tx) => releaseOrderBenefits(tx, order));
    expect(await readBalance(database(), userId)).toBe(before);
  });

  it("never make the balance negative when spent points are reversed", async () => {
    const userId = idOf("vet");
    await updateRows(users, { type: "owner" }, eq(users.id, userId));
    const order = await insertOrder(database(), { userId });
    await inTransaction((tx) => earnPoints(tx, order));
    const next = await insertOrder(database(), { userId, loyaltyPoints: 100 });
    await inTransaction((tx) => spendPoints(tx, next));
    await inTransaction((tx) => releaseOrderBenefits(tx, order));
    expect(await readBalance(database(), userId)).toBe(0);
    await updateRows(users, { type: "vet" }, eq(users.id, userId));
  });
});

describe("the loyalty calls", () => {
  it("return balance, value and paged history, newest first", async () => {
    const token = await signIn("breeder");
    const body = await readRoute("loyalty.points", { query: { size: 5 } }, { token, country: "AU" });
    const page = body;
    expect(page).toMatchObject({ next: 2, previous: null });
    expect(page.results).toHaveLength(5);
    expect(page.results.map(({ id }) => id)).toEqual(page.results.map(({ id }) => id).sort((a, b) => b - a));
    expect(body).toMatchObject({
      value: { amount: ((page.balance * 5) / 100).toFixed(2), currency: { code: "AUD" } },
      rewards: expect.arrayContaining([
        { coupon: "200", points: 200, amount: "10.00", currency: { code: "AUD", symbol: "$" } },
      ]) as unknown,
    });
  });

  it("exchange points for coupons while the balance lasts, also concurrently", async () => {
    const token = await signIn("breeder");
    const options = { token, country: "PL" };
    const read = async () =>
      (await callRoute("loyalty.points", {}, options)).body as { balance: number; coupons: unknown[] };
    const before = await read();
    const { status, body } = await callRoute("loyalty.redeem", { body: { coupon: "200" } }, options);
    expect([status, body]).toMatchObject([
      200,
      { amount: "10.00", currency: { code: "AUD" }, balance: before.balance - 200 },
    ]);
    const after = await read();
    expect(after.balance).toBe(before.balance - 200);
    expect(after.coupons).toHaveLength(before.coupons.length + 1);
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => callRoute("loyalty.redeem", { body: { coupon: "500" } }, options)),
    );
    const succeeded = responses.filter(({ status: code }) => code === 200).length;
    expect(succeeded).toBe(Math.floor(after.balance / 500));
    expect(responses.find(({ status: code }) => code !== 200)).toMatchObject({
      status: 428,
      body: { coupon: expect.stringContaining("this takes 500") as string },
    });
  });

  it("redeem points once under one idempotency key, and again under another", async () => {
    await database()
      .insert(loyaltyEntries)
      .values({ userId: idOf("owner"), points: 250, kind: "given" });
    const token = await signIn("owner");
    const redeem = (key: string) =>
      callRoute(
        "loyalty.redeem",
        { body: { coupon: "100" } },
        { token, country: "AU", headers: { "idempotency-key": key } },
      );
    const before = await readBalance(database(), idOf("owner"));
    const [first, second] = await Promise.all([redeem("the-first-key"), redeem("the-first-key")]);
    expect(first).toMatchObject({ status: 200, body: { balance: before - 100 } });
    expect(second).toMatchObject({ status: 200, body: first.body as object });
    expect(await redeem("the-second-key")).toMatchObject({ status: 200, body: { balance: before - 200 } });
    expect(await readBalance(database(), idOf("owner"))).toBe(before - 200);
  });

  it("refuse unknown rewards, and vets", async () => {
    const token = await signIn("owner");
    const redeem = (coupon: string, options = {}) =>
      callRoute("loyalty.redeem", { body: { coupon } }, options);
    expect((await redeem("150", { token })).status).toBe(428);
    expect((await redeem("100", { token: await signIn("vet") })).status).toBe(403);
  });
});

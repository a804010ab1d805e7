import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { carts } from "@/backend/db/schema/carts";
import { coupons } from "@/backend/db/schema/pricing";
import { runBackend } from "@/backend/testing/server";
import { fieldMessages } from "@/lib/contract/messages";

const { ask, signIn, database } = runBackend();
const genoPet = 969;
const healthUpgrade = 427;

interface Cart {
  readonly subtotal: string;
  readonly discount: string;
  readonly pointsValue: string;
  readonly loyaltyPoints: number;
  readonly shipping: string;
  readonly total: string;
  readonly tax: { readonly amount: string; readonly rateBps: number; readonly isIncluded: boolean };
  readonly currency: { readonly code: string };
  readonly coupons: readonly { readonly code: string; readonly amount: string }[];
  readonly couponProblem: string | null;
  readonly shippingMethod: { readonly id: number } | null;
  readonly currencyChanged?: boolean;
}

async function cartWith(productId: number, asker: Asker = {}): Promise<string> {
  const { body } = await ask("cart.create", { body: {} }, asker);
  const { sessionId } = body as { sessionId: string };
  await ask("cart.addItem", { params: { sessionId }, body: { productId, quantity: 2 } }, asker);
  return sessionId;
}

type Asker = NonNullable<Parameters<typeof ask>[2]>;

async function read(sessionId: string, query = {}, asker: Asker = {}): Promise<Cart> {
  const { status, body } = await ask("cart.read", { params: { sessionId }, query }, asker);
  expect(status).toBe(200);
  return body as Cart;
}

const put = (sessionId: string, body: unknown, asker: Asker = {}) =>
  ask("cart.update", { params: { sessionId }, body }, asker);
const cents = (amount: string) => Math.round(Number(amount) * 100);
const check = (sessionId: string, code: string, asker: Asker = {}) =>
  ask("cartPricing.coupon", { params: { sessionId, code } }, asker);

async function versionOf(sessionId: string): Promise<number> {
  const [cart] = await database()
    .select({ version: carts.version })
    .from(carts)
    .where(eq(carts.id, sessionId));
  return cart?.version ?? -1;
}

const address = {
  firstName: "Jo",
  lastName: "Field",
  address: "1 Long Road",
  city: "Berlin",
  postalCode: "10115",
  country: "DE",
};

describe("being sent something", () => {
  it("has a price and days, and the cheapest way is taken until another is chosen", async () => {
    const sessionId = await cartWith(genoPet);
    const { body } = await ask("cartPricing.shippingMethods", { params: { sessionId } });
    const [post, express] = body as { id: number; amount: string; minDays: number; maxDays: number }[];
    expect(body).toHaveLength(2);
    expect(await read(sessionId)).toMatchObject({ shippingMethod: post, shipping: post?.amount });
    expect((await put(sessionId, { shippingMethodId: express?.id })).status).toBe(200);
    const cart = await read(sessionId);
    expect(cart).toMatchObject({
      selectedShippingMethod: express,
      shipping: express?.amount,
      deliveryDays: { min: express?.minDays, max: express?.maxDays },
    });
    expect(cents(cart.total)).toBe(cents(cart.subtotal) + cents(cart.shipping));
  });

  it.each(["AU", "GB", "DE", "ES", "FR", "IT", "NL", "PL", "PT", "SE", "CA", "NZ", "US"])(
    "is offered in %s, express for more",
    async (country) => {
      const sessionId = await cartWith(genoPet);
      const { body } = await ask("cartPricing.shippingMethods", { params: { sessionId } }, { country });
      const [post, express] = body as { amount: string; maxDays: number }[];
      expect(cents(express?.amount ?? "")).toBeGreaterThan(cents(post?.amount ?? ""));
      expect(express?.maxDays).toBeLessThan(post?.maxDays ?? 0);
    },
  );

  it("is nothing for an upgrade, whose sample the lab has, and nothing for vets", async () => {
    const token = await signIn("vet");
    const carts = [
      [await cartWith(healthUpgrade), {}] as const,
      [await cartWith(genoPet, { token }), { token }] as const,
    ];
    for (const [sessionId, asker] of carts) {
      const { body } = await ask("cartPricing.shippingMethods", { params: { sessionId } }, asker);
      expect(body).toEqual([]);
      expect(await read(sessionId, {}, asker)).toMatchObject({
        shipping: "0.00",
        shippingMethod: null,
        allShippingMethods: [],
        deliveryDays: null,
      });
    }
  });

  it("by a way there is not is refused", async () => {
    const refused = await put(await cartWith(genoPet), { shippingMethodId: 99 });
    expect(refused).toMatchObject({ status: 428, body: { shippingMethodId: fieldMessages.invalid } });
  });
});

describe("a coupon", () => {
  it("says what it takes off, whatever its case, and stays in the cart until it is taken out", async () => {
    const sessionId = await cartWith(genoPet);
    const { subtotal } = await read(sessionId);
    const tenth = (Math.round(cents(subtotal) / 10) / 100).toFixed(2);
    expect(await check(sessionId, "welcome10")).toMatchObject({
      status: 200,
      body: { code: "WELCOME10", percent: 10, amount: tenth },
    });
    expect((await read(sessionId)).coupons).toEqual([]);
    expect(await put(sessionId, { couponCode: " Welcome10 " })).toMatchObject({
      status: 200,
      body: { coupons: [{ code: "WELCOME10", amount: tenth }], discount: tenth },
    });
    const kept = await read(sessionId);
    expect(cents(kept.total)).toBe(cents(subtotal) - cents(tenth) + cents(kept.shipping));
    await put(sessionId, { couponCode: null });
    expect(await read(sessionId)).toMatchObject({ coupons: [], discount: "0.00" });
  });

  it.each([
    ["unknown", "NO-SUCH-CODE", /do not know this code/],
    ["ended", "LAST-SUMMER", /no longer valid/],
    ["of another currency", "GIFT-SEK", /for orders in SEK/],
  ])("that is %s is refused in words, and not kept", async (_what, code, words) => {
    const sessionId = await cartWith(genoPet);
    const checked = await check(sessionId, code);
    expect(checked).toMatchObject({ status: 428, body: { coupon: expect.stringMatching(words) as string } });
    expect((await put(sessionId, { couponCode: code })).status).toBe(428);
    expect(await read(sessionId)).toMatchObject({ coupons: [], couponProblem: null });
  });

  it("that is used up is refused with code 103, and no longer counts where it was kept", async () => {
    const sessionId = await cartWith(genoPet);
    await database().insert(coupons).values({ code: "ONLY-ONE", percent: 50, limit: 1 });
    expect((await put(sessionId, { couponCode: "only-one" })).status).toBe(200);
    await database().update(coupons).set({ used: 1 }).where(eq(coupons.code, "ONLY-ONE"));
    const redeemed = { status: 409, body: { code: 103, message: "This voucher has already been redeemed." } };
    expect(await check(sessionId, "ONLY-ONE")).toMatchObject(redeemed);
    expect(await put(sessionId, { couponCode: "ONLY-ONE" })).toMatchObject(redeemed);
    expect(await read(sessionId)).toMatchObject({
      coupons: [],
      discount: "0.00",
      couponProblem: "This voucher has already been redeemed.",
    });
  });

  it("of somebody's own is for others one that never was", async () => {
    const [breeder, owner] = [await signIn("breeder"), await signIn("owner")];
    const redeemed = await ask(
      "wallet.redeem",
      { body: { coupon: "100" } },
      { token: breeder, country: "US" },
    );
    const { code } = redeemed.body as { code: string };
    const theirs = await cartWith(genoPet, { token: breeder });
    const others = await cartWith(genoPet, { token: owner });
    expect((await check(theirs, code, { token: breeder })).status).toBe(200);
    expect((await check(others, code, { token: owner })).body).toEqual(
      (await check(others, "TM-NEVER-WAS-ONE", { token: owner })).body,
    );
  });

  it("may be guessed only so often", async () => {
    const sessionId = await cartWith(genoPet);
    const asker = { clientAddress: "203.0.113.77" };
    const tries = [
      (code: string) => check(sessionId, code, asker),
      (code: string) => ask("cart.read", { params: { sessionId }, query: { coupon: code } }, asker),
      (code: string) => put(sessionId, { couponCode: code }, asker),
    ];
    const statuses: number[] = [];
    for (let at = 0; at < 42; at += 1) statuses.push((await tries[at % 3]?.(`GUESS-${at}`))?.status ?? 0);
    expect(statuses.slice(0, 40)).not.toContain(429);
    expect(statuses.slice(40)).toEqual([429, 429]);
    expect((await ask("cart.read", { params: { sessionId } }, asker)).status).toBe(200);
  });
});

describe("asking what it would come to", () => {
  it("writes nothing", async () => {
    const token = await signIn("breeder");
    const sessionId = await cartWith(genoPet, { token });
    const before = [await read(sessionId, {}, { token }), await versionOf(sessionId)];
    const query = { coupon: "WELCOME10", loyalty_points: 100, shipping_method: 2 };
    const asked = await read(sessionId, query, { token });
    expect(asked).toMatchObject({
      shippingMethod: { id: 2 },
      loyaltyPoints: 100,
      coupons: [{ code: "WELCOME10" }],
    });
    expect(asked.pointsValue).toBe("5.00");
    expect(cents(asked.total)).toBe(
      cents(asked.subtotal) - cents(asked.discount) - cents(asked.pointsValue) + cents(asked.shipping),
    );
    expect([await read(sessionId, {}, { token }), await versionOf(sessionId)]).toEqual(before);
  });
});

describe("points", () => {
  it("are a guest's never, and a vet's never", async () => {
    const refused = await put(await cartWith(genoPet), { loyaltyPoints: 10 });
    expect(refused).toMatchObject({ status: 428, body: { loyaltyPoints: expect.any(String) as string } });
    const token = await signIn("vet");
    const sessionId = await cartWith(genoPet, { token });
    await put(sessionId, { loyaltyPoints: 10 }, { token });
    expect(await read(sessionId, {}, { token })).toMatchObject({ loyaltyPoints: 0, pointsValue: "0.00" });
  });

  it("are spent up to what somebody has", async () => {
    const token = await signIn("owner");
    const sessionId = await cartWith(genoPet, { token });
    const { body } = await ask("wallet.points", {}, { token });
    const { balance } = body as { balance: number };
    await put(sessionId, { loyaltyPoints: balance + 1_000 }, { token });
    expect((await read(sessionId, {}, { token })).loyaltyPoints).toBe(balance);
  });
});

describe("where it is delivered to", () => {
  it("decides the currency and the tax inside, and the answer says that the currency is another", async () => {
    const sessionId = await cartWith(genoPet);
    expect(await read(sessionId)).toMatchObject({
      currency: { code: "USD" },
      tax: { amount: "0.00", rateBps: 0, isIncluded: false },
    });
    const { body } = await put(sessionId, { shippingAddress: address });
    expect(body).toMatchObject({ currencyChanged: true, currency: { code: "EUR" }, country: "DE" });
    const cart = await read(sessionId);
    expect(cart.tax).toMatchObject({ rateBps: 1900, isIncluded: true });
    expect(cents(cart.tax.amount)).toBe(Math.round((cents(cart.total) * 19) / 119));
    const again = await put(sessionId, { shippingAddress: { ...address, country: "FR" } });
    expect(again.body).toMatchObject({ currencyChanged: false, tax: { rateBps: 2000 } });
  });

  it.each([
    [{ ...address, country: "ZZ" }, { "shippingAddress.country": fieldMessages.invalid }],
    [{ ...address, country: "AU" }, { "shippingAddress.state": fieldMessages.required }],
    [{ ...address, country: "AU", state: "TX" }, { "shippingAddress.state": fieldMessages.invalid }],
    [{ ...address, city: " " }, { "shippingAddress.city": fieldMessages.required }],
  ])("is refused where it does not exist", async (shippingAddress, body) => {
    expect(await put(await cartWith(genoPet), { shippingAddress })).toMatchObject({ status: 428, body });
  });
});

describe("the version of a cart", () => {
  it("is raised by what changes what is to be paid, once, and by nothing else", async () => {
    const sessionId = await cartWith(genoPet);
    const raisedBy = async (body: unknown) => {
      const before = await versionOf(sessionId);
      expect((await put(sessionId, body)).status).toBe(200);
      return (await versionOf(sessionId)) - before;
    };
    for (const change of [{ couponCode: "WELCOME10" }, { shippingMethodId: 2 }, { shippingAddress: address }])
      expect([await raisedBy(change), await raisedBy(change)]).toEqual([1, 0]);
    expect(await raisedBy({ email: "jo@example.test", isNewsletterSubscribed: true })).toBe(0);
    const before = await versionOf(sessionId);
    await ask("cart.addItem", { params: { sessionId }, body: { productId: 298, quantity: 1 } });
    expect(await versionOf(sessionId)).toBe(before + 1);
  });
});

describe("a cart that has been ordered", () => {
  it("is gone: it cannot be read, changed, joined or had again", async () => {
    const token = await signIn("owner");
    const sessionId = await cartWith(genoPet, { token });
    await database().update(carts).set({ orderedAt: new Date() }).where(eq(carts.id, sessionId));
    const asker = { token };
    const params = { sessionId };
    const answers = await Promise.all([
      ask("cart.read", { params }, asker),
      put(sessionId, { couponCode: "WELCOME10" }, asker),
      ask("cart.addItem", { params, body: { productId: genoPet, quantity: 1 } }, asker),
      ask("account.claimCart", { params }, asker),
      check(sessionId, "WELCOME10", asker),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const { body } = await ask("cart.create", { body: {} }, asker);
    expect((body as { sessionId: string }).sessionId).not.toBe(sessionId);
  });
});

import { englishText } from "@/lib/domain/error-response";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { carts } from "@/backend/db/schema/carts";
import { coupons } from "@/backend/db/schema/pricing";
import { startTestBackend } from "@/backend/testing/server";
import type { CallInput } from "@/lib/contract/request";
import { unknownCoupon } from "@/lib/config/orders/loyalty";

const { callRoute, readRoute, signIn, database, updateRows } = startTestBackend();
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

async function cartWith(productId: number, options: CallOptions = {}): Promise<string> {
  const { sessionId } = await readRoute("cart.create", { body: {} }, options);
  await callRoute("cart.addItem", { params: { sessionId }, body: { productId, quantity: 2 } }, options);
  return sessionId;
}

type CallOptions = NonNullable<Parameters<typeof callRoute>[2]>;

async function read(sessionId: string, query = {}, options: CallOptions = {}): Promise<Cart> {
  return readRoute("cart.get", { params: { sessionId }, query }, options);
}

const update = (sessionId: string, body: unknown, options: CallOptions = {}) =>
  callRoute("cart.update", { params: { sessionId }, body }, options);
const reprice = (sessionId: string, query: CallInput["query"], options: CallOptions = {}) =>
  callRoute("cart.get", { params: { sessionId }, query: { ...query } }, options);
const cents = (amount: string) => Math.round(Number(amount) * 100);
const check = (sessionId: string, code: string, options: CallOptions = {}) =>
  callRoute("cart.coupon", { params: { sessionId, code } }, options);

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

describe("shipping", () => {
  it("has price and delivery days, and defaults to the cheapest method", async () => {
    const sessionId = await cartWith(genoPet);
    const body = await readRoute("cart.shippingMethods", { params: { sessionId } });
    const [post, express] = body;
    expect(body).toHaveLength(2);
    expect(await read(sessionId)).toMatchObject({ shippingMethod: post, shipping: post?.amount });
    expect((await reprice(sessionId, { shipping_method: express?.id })).status).toBe(200);
    const cart = await read(sessionId);
    expect(cart).toMatchObject({
      selectedShippingMethod: express,
      shipping: express?.amount,
      deliveryDays: { min: express?.minDays, max: express?.maxDays },
    });
    expect(cents(cart.total)).toBe(cents(cart.subtotal) + cents(cart.shipping));
  });

  it.each(["AU", "GB", "DE", "ES", "FR", "IT", "NL", "PL", "PT", "SE", "CA", "NZ", "US"])(
    "is offered in %s, with a faster express method for more",
    async (country) => {
      const sessionId = await cartWith(genoPet);
      const [post, express] = await readRoute("cart.shippingMethods", { params: { sessionId } }, { country });
      expect(cents(express?.amount ?? "")).toBeGreaterThan(cents(post?.amount ?? ""));
      expect(express?.maxDays).toBeLessThan(post?.maxDays ?? 0);
    },
  );

  it("is known for a country before there is a cart, at the prices that its carts have", async () => {
    for (const [country, store] of [
      ["NZ", "NZ"],
      ["AT", "DE"],
      ["JP", "US"],
    ] as const) {
      const known = await callRoute("cart.deliveryOptions", { query: { country } });
      const params = { sessionId: await cartWith(genoPet, { country: store }) };
      const inCart = await callRoute("cart.shippingMethods", { params }, { country: store });
      expect(known.body, country).toEqual(inCart.body);
    }
    expect((await callRoute("cart.deliveryOptions", { query: { country: "Narnia" } })).status).toBe(428);
  });

  it("has names in the language of the page", async () => {
    const options = { headers: { "accept-language": "de" } };
    const { body } = await callRoute("cart.deliveryOptions", { query: { country: "DE" } }, options);
    expect((body as { name: string }[]).map(({ name }) => name)).toEqual([
      "Standardversand mit Sendungsverfolgung",
      "Expressversand per Kurier",
    ]);
  });

  it("is not charged for upgrades and to vets", async () => {
    const token = await signIn("vet");
    const carts = [
      [await cartWith(healthUpgrade), {}] as const,
      [await cartWith(genoPet, { token }), { token }] as const,
    ];
    for (const [sessionId, options] of carts) {
      const { body } = await callRoute("cart.shippingMethods", { params: { sessionId } }, options);
      expect(body).toEqual([]);
      expect(await read(sessionId, {}, options)).toMatchObject({
        shipping: "0.00",
        shippingMethod: null,
        allShippingMethods: [],
        deliveryDays: null,
      });
    }
  });

  it("rejects an unknown shipping method", async () => {
    const refused = await reprice(await cartWith(genoPet), { shipping_method: 99 });
    expect(refused).toMatchObject({ status: 428, body: { shipping_method: englishText("fields.invalid") } });
  });
});

describe("a coupon", () => {
  it("is previewed and applied regardless of case, and stays until removed", async () => {
    const sessionId = await cartWith(genoPet);
    const { subtotal } = await read(sessionId);
    const tenth = (Math.round(cents(subtotal) / 10) / 100).toFixed(2);
    expect(await check(sessionId, "welcome10")).toMatchObject({
      status: 200,
      body: { code: "WELCOME10", percent: 10, amount: tenth },
    });
    expect((await read(sessionId)).coupons).toEqual([]);
    expect(await reprice(sessionId, { coupon: " Welcome10 " })).toMatchObject({
      status: 200,
      body: { coupons: [{ code: "WELCOME10", amount: tenth }], discount: tenth },
    });
    const stored = await read(sessionId);
    expect(cents(stored.total)).toBe(cents(subtotal) - cents(tenth) + cents(stored.shipping));
    await reprice(sessionId, { coupon: " " });
    expect(await read(sessionId)).toMatchObject({ coupons: [], discount: "0.00" });
  });

  it.each([
    ["ended", "LAST-SUMMER", /no longer valid/],
    ["of another currency", "GIFT-SEK", /for orders in SEK/],
  ])("that is %s is rejected with a message and not stored", async (_case, code, message) => {
    const sessionId = await cartWith(genoPet);
    const checked = await check(sessionId, code);
    expect(checked).toMatchObject({
      status: 428,
      body: { coupon: expect.stringMatching(message) as string },
    });
    expect((await reprice(sessionId, { coupon: code })).status).toBe(428);
    expect(await read(sessionId)).toMatchObject({ coupons: [], couponProblem: null });
  });

  it("that is unknown gets a 404 when checked and a field error when applied", async () => {
    const sessionId = await cartWith(genoPet);
    const message = "We do not know this code. Please check how it is written";
    expect(await check(sessionId, "NO-SUCH-CODE")).toMatchObject({
      status: 404,
      body: { code: unknownCoupon, message },
    });
    expect(await reprice(sessionId, { coupon: "NO-SUCH-CODE" })).toMatchObject({
      status: 428,
      body: { coupon: message },
    });
    expect(await read(sessionId)).toMatchObject({ coupons: [], couponProblem: null });
  });

  it("that is used up is refused with code 103, and no longer applies to carts that have it", async () => {
    const sessionId = await cartWith(genoPet);
    await database().insert(coupons).values({ code: "ONLY-ONE", percent: 50, limit: 1 });
    expect((await reprice(sessionId, { coupon: "only-one" })).status).toBe(200);
    await updateRows(coupons, { used: 1 }, eq(coupons.code, "ONLY-ONE"));
    const redeemed = { status: 409, body: { code: 103, message: "This voucher has already been redeemed." } };
    expect(await check(sessionId, "ONLY-ONE")).toMatchObject(redeemed);
    expect(await reprice(sessionId, { coupon: "ONLY-ONE" })).toMatchObject(redeemed);
    expect(await read(sessionId)).toMatchObject({
      coupons: [],
      discount: "0.00",
      couponProblem: "This voucher has already been redeemed.",
    });
  });

  it("of another user is treated like an unknown code", async () => {
    const [breeder, owner] = [await signIn("breeder"), await signIn("owner")];
    const redeemed = await callRoute(
      "loyalty.redeem",
      { body: { coupon: "100" } },
      { token: breeder, country: "US" },
    );
    const { code } = redeemed.body as { code: string };
    const breedersCart = await cartWith(genoPet, { token: breeder });
    const ownersCart = await cartWith(genoPet, { token: owner });
    expect((await check(breedersCart, code, { token: breeder })).status).toBe(200);
    const withoutRequestId = ({ status, body }: Awaited<ReturnType<typeof check>>) => {
      const { code: reason, message } = body as { code: string; message: string };
      return { status, reason, message };
    };
    expect(withoutRequestId(await check(ownersCart, code, { token: owner }))).toEqual(
      withoutRequestId(await check(ownersCart, "TM-NEVER-WAS-ONE", { token: owner })),
    );
  });

  it("allows 40 guesses in ten minutes", async () => {
    const sessionId = await cartWith(genoPet);
    const options = { clientAddress: "203.0.113.77" };
    const guesses = [
      (code: string) => check(sessionId, code, options),
      (code: string) => callRoute("cart.get", { params: { sessionId }, query: { coupon: code } }, options),
      (code: string) => reprice(sessionId, { coupon: code }, options),
    ];
    const statuses: number[] = [];
    for (let at = 0; at < 42; at += 1) statuses.push((await guesses[at % 3]?.(`GUESS-${at}`))?.status ?? 0);
    expect(statuses.slice(0, 40)).not.toContain(429);
    expect(statuses.slice(40)).toEqual([429, 429]);
    expect((await callRoute("cart.get", { params: { sessionId } }, options)).status).toBe(200);
  });
});

describe("re-pricing", () => {
  it("stores the choices, however often the request is repeated", async () => {
    const token = await signIn("breeder");
    const sessionId = await cartWith(genoPet, { token });
    const version = await versionOf(sessionId);
    const query = { coupon: "WELCOME10", loyalty_points: 100, shipping_method: 2 };
    const preview = await read(sessionId, query, { token });
    expect(await read(sessionId, query, { token })).toEqual(preview);
    expect(preview).toMatchObject({
      shippingMethod: { id: 2 },
      loyaltyPoints: 100,
      coupons: [{ code: "WELCOME10" }],
    });
    expect(preview.pointsValue).toBe("5.00");
    expect(cents(preview.total)).toBe(
      cents(preview.subtotal) -
        cents(preview.discount) -
        cents(preview.pointsValue) +
        cents(preview.shipping),
    );
    expect(await read(sessionId, {}, { token })).toEqual(preview);
    expect(await versionOf(sessionId)).toBe(version + 1);
  });
});

describe("points", () => {
  it("cannot be used by guests and vets", async () => {
    const refused = await reprice(await cartWith(genoPet), { loyalty_points: 10 });
    expect(refused).toMatchObject({ status: 428, body: { loyalty_points: expect.any(String) as string } });
    const token = await signIn("vet");
    const sessionId = await cartWith(genoPet, { token });
    await reprice(sessionId, { loyalty_points: 10 }, { token });
    expect(await read(sessionId, {}, { token })).toMatchObject({ loyaltyPoints: 0, pointsValue: "0.00" });
  });

  it("are limited to the balance", async () => {
    const token = await signIn("owner");
    const sessionId = await cartWith(genoPet, { token });
    const { balance } = await readRoute("loyalty.points", {}, { token });
    await reprice(sessionId, { loyalty_points: balance + 1_000 }, { token });
    expect((await read(sessionId, {}, { token })).loyaltyPoints).toBe(balance);
  });
});

describe("the delivery address", () => {
  it("decides currency and included tax, and reports a changed currency", async () => {
    const sessionId = await cartWith(genoPet);
    expect(await read(sessionId)).toMatchObject({
      currency: { code: "USD" },
      tax: { amount: "0.00", rateBps: 0, isIncluded: false },
    });
    const { body } = await update(sessionId, { shippingAddress: address });
    expect(body).toMatchObject({ currencyChanged: true, currency: { code: "EUR" }, country: "DE" });
    const cart = await read(sessionId);
    expect(cart.tax).toMatchObject({ rateBps: 1900, isIncluded: true });
    expect(cents(cart.tax.amount)).toBe(Math.round((cents(cart.total) * 19) / 119));
    const again = await update(sessionId, { shippingAddress: { ...address, country: "FR" } });
    expect(again.body).toMatchObject({ currencyChanged: false, tax: { rateBps: 2000 } });
  });

  it.each([
    [{ ...address, country: "ZZ" }, { "shippingAddress.country": englishText("fields.invalid") }],
    [{ ...address, country: "AU" }, { "shippingAddress.state": englishText("fields.required") }],
    [{ ...address, country: "AU", state: "TX" }, { "shippingAddress.state": englishText("fields.invalid") }],
    [{ ...address, city: " " }, { "shippingAddress.city": englishText("fields.required") }],
  ])("is rejected if it is invalid", async (shippingAddress, body) => {
    expect(await update(await cartWith(genoPet), { shippingAddress })).toMatchObject({ status: 428, body });
  });
});

describe("the cart version", () => {
  it("increases with every change of the amount due, and only then", async () => {
    const sessionId = await cartWith(genoPet);
    const raisedBy = async (send: () => Promise<{ status: number }>) => {
      const before = await versionOf(sessionId);
      expect((await send()).status).toBe(200);
      return (await versionOf(sessionId)) - before;
    };
    for (const change of [
      () => reprice(sessionId, { coupon: "WELCOME10" }),
      () => reprice(sessionId, { shipping_method: 2 }),
      () => update(sessionId, { shippingAddress: address }),
    ])
      expect([await raisedBy(change), await raisedBy(change)]).toEqual([1, 0]);
    const details = { email: "jo@example.test", isNewsletterSubscribed: true };
    expect(await raisedBy(() => update(sessionId, details))).toBe(0);
    const before = await versionOf(sessionId);
    await callRoute("cart.addItem", { params: { sessionId }, body: { productId: 298, quantity: 1 } });
    expect(await versionOf(sessionId)).toBe(before + 1);
  });
});

describe("an ordered cart", () => {
  it("returns 404 for all calls, and a new cart is created", async () => {
    const token = await signIn("owner");
    const sessionId = await cartWith(genoPet, { token });
    await updateRows(carts, { orderedAt: new Date() }, eq(carts.id, sessionId));
    const options = { token };
    const params = { sessionId };
    const responses = await Promise.all([
      callRoute("cart.get", { params }, options),
      reprice(sessionId, { coupon: "WELCOME10" }, options),
      callRoute("cart.addItem", { params, body: { productId: genoPet, quantity: 1 } }, options),
      callRoute("cart.claim", { params }, options),
      check(sessionId, "WELCOME10", options),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    const body = await readRoute("cart.create", { body: {} }, options);
    expect(body.sessionId).not.toBe(sessionId);
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { pino } from "pino";
import type { CallName } from "@/lib/contract/calls";
import { type Adapter, startAdapter } from "./adapter";
import { callBackend, readBackend } from "./testing/call-adapter";
import { type FakeMedusa, publishableKey, startFakeMedusa } from "./testing/fake-medusa";

const logged: string[] = [];
const log = pino({}, { write: (line) => void logged.push(line) });

let fake: FakeMedusa;
let adapter: Adapter;
const start = (key = publishableKey) =>
  startAdapter({ medusaUrl: fake.url, publishableKey: key, secret: "of the test", log });
beforeAll(async () => {
  fake = await startFakeMedusa();
  adapter = await start();
});
afterEach(() => {
  Object.assign(fake, { isDown: false, refusesPayments: false, spoil: undefined });
  logged.length = 0;
});
afterAll(async () => {
  await adapter.stop();
  await fake.stop();
});

type Options = Parameters<typeof callBackend>[2];
const call = (name: CallName, options?: Options) => callBackend(adapter.url, name, options);
const read = <Name extends CallName>(name: Name, options?: Options) =>
  readBackend(adapter.url, name, options);

const profile = 7001;
const kidneyTest = 7002;
const swabs = 7004;
const robin = { firstName: "Robin", lastName: "Marlowe" };
const place = { address: "12 Harbour Road", city: "Millbrook", postalCode: "3000" };
const inAustralia = { ...robin, ...place, state: "VIC", country: "AU" };
const inGermany = { ...robin, ...place, postalCode: "10115", country: "DE" };
const user = { ...robin, email: "robin@buyers.test" };

async function createCart(products: readonly number[], country = "AU"): Promise<string> {
  const { sessionId } = await read("cart.create", { country });
  for (const productId of products)
    await read("cart.addItem", { country, params: { sessionId }, body: { productId, quantity: 1 } });
  return sessionId;
}

async function pay(sessionId: string, number = "4242424242424242", more: object = {}) {
  const card = { name: "Robin", number, expiryMonth: 11, expiryYear: 2099, securityCode: "123" };
  const { token } = await read("checkout.createSandboxCard", { body: card });
  const payment = { method: "C", provider: "sandbox", token };
  const body = { sessionId, user, shippingAddress: inAustralia, payment, ...more };
  return call("checkout.placeOrder", { body });
}

describe("products", () => {
  it("have the prices of the visitor's region, with tax", async () => {
    const priceIn = async (country: string) =>
      (await read("products.get", { params: { id: profile }, country })).price;
    expect(await priceIn("AU")).toEqual({ amount: "199.00", currency: { code: "AUD", symbol: "$" } });
    expect(await priceIn("DE")).toEqual({ amount: "142.21", currency: { code: "EUR", symbol: "€" } });
    expect((await priceIn("FR")).amount).toBe("143.40");
    expect((await priceIn("US")).currency.code).toBe("AUD");
  });

  it("are listed, filtered, sorted and counted", async () => {
    const idsOf = async (query: NonNullable<Options>["query"], country = "AU") =>
      (await read("products.list", { query: { isDetails: true, ...query }, country })).results.map(
        ({ id }) => id,
      );
    expect(await idsOf({})).toEqual([7001, 7002, 7003, 7004]);
    expect(await idsOf({ sort: "-price" })).toEqual([7001, 7002, 7003, 7004]);
    expect(await idsOf({ sort: "name", page: 2, size: 3 })).toEqual([7004]);
    expect(await idsOf({ search: "kidney CATS" })).toEqual([7002]);
    expect(await idsOf({ species: "canine", types: "trait,disease" })).toEqual([7003]);
    expect(await idsOf({}, "DE")).toEqual([7001, 7002, 7003]);
    expect(await read("products.facets", { query: { types: "disease" } })).toEqual({
      types: { "full-breed-profile": 1, disease: 1, trait: 1, "dna-profile": 0 },
      species: { any: 1, canine: 0, feline: 1 },
      breeds: [],
    });
  });

  it("without complete metadata are left out, with a line in the log", async () => {
    fake.spoil = (_, body) => JSON.parse(JSON.stringify(body).replace('"feline"', '"dog"')) as unknown;
    const { results } = await read("products.list");
    expect(results.map(({ id }) => id)).toEqual([7001, 7003, 7004]);
    expect(logged.join("")).toMatch(/KIDNEY.*left out/);
  });

  it("that do not exist are a 404", async () => {
    expect(await call("products.get", { params: { id: 9 } })).toMatchObject({
      status: 404,
      body: { code: "not_found", requestId: "test" },
    });
  });
});

describe("countries", () => {
  it("are those of the regions; the states are ours", async () => {
    expect(await read("geography.countries")).toEqual([
      { id: 36, name: "Australia", code: "AU", currency: "AUD" },
      { id: 276, name: "Germany", code: "DE", currency: "EUR" },
      { id: 250, name: "France", code: "FR", currency: "EUR" },
    ]);
    expect((await read("geography.states", { params: { code: "AU" } })).map(({ code }) => code)).toContain(
      "VIC",
    );
  });
});

describe("a cart", () => {
  it("has the totals of Medusa, and its cheapest delivery until another one is chosen", async () => {
    const sessionId = await createCart([profile, kidneyTest, kidneyTest]);
    const cart = await read("cart.get", { params: { sessionId } });
    expect(cart).toMatchObject({
      sessionId,
      items: [
        { id: profile, quantity: 1, amount: "199.00" },
        { id: kidneyTest, quantity: 2, unitAmount: "89.95", amount: "179.90" },
      ],
      count: 3,
      subtotal: "378.90",
      shipping: "9.95",
      discount: "0.00",
      total: "388.85",
      tax: { amount: "35.35", rateBps: 1000, isIncluded: true },
      selectedShippingMethod: { id: 1, name: "Standard", minDays: 2, maxDays: 5 },
      allShippingMethods: [{ id: 1 }, { id: 2, name: "Express", amount: "16.95" }],
      country: "AU",
      shippingAddress: null,
    });
    expect(await read("cart.get", { params: { sessionId }, query: { shipping_method: 2 } })).toMatchObject({
      shipping: "16.95",
      total: "395.85",
    });
    expect((await read("cart.get", { params: { sessionId } })).selectedShippingMethod?.id).toBe(2);
  });

  it("moves to the region of its delivery address", async () => {
    const sessionId = await createCart([profile]);
    const body = { email: user.email, phoneNumber: "+49 30 1234567", shippingAddress: inGermany };
    const moved = await read("cart.update", { params: { sessionId }, body });
    expect(moved).toMatchObject({
      currencyChanged: true,
      currency: { code: "EUR" },
      subtotal: "142.21",
      shipping: "7.44",
      total: "149.64",
      tax: { amount: "23.89", rateBps: 1900 },
      deliveryDays: { min: 2, max: 10 },
      phoneNumber: "+49 30 1234567",
      shippingAddress: { ...inGermany, state: null, phoneNumber: null },
    });
    const back = await read("cart.update", { params: { sessionId }, body: { shippingAddress: inAustralia } });
    expect(back).toMatchObject({ total: "208.95", email: user.email, phoneNumber: "+49 30 1234567" });
    expect(back.shippingAddress).toMatchObject(inAustralia);
  });

  it("is refused in a country where an item is not sold", async () => {
    const sessionId = await createCart([swabs]);
    for (const country of ["DE", "US"]) {
      const body = { shippingAddress: { ...inGermany, country } };
      expect(await call("cart.update", { params: { sessionId }, body })).toMatchObject({
        status: 428,
        codes: { "shippingAddress.country": "fields.invalid" },
      });
    }
    const { currency, country } = await read("cart.get", { params: { sessionId } });
    expect([currency.code, country]).toEqual(["AUD", "AU"]);
  });

  it("changes a quantity and removes an item", async () => {
    const sessionId = await createCart([profile, kidneyTest]);
    const params = { sessionId, itemId: kidneyTest };
    await read("cart.updateItem", { params, body: { productId: kidneyTest, quantity: 5 } });
    expect((await read("cart.get", { params })).count).toBe(6);
    expect((await call("cart.removeItem", { params })).status).toBe(204);
    expect((await read("cart.get", { params })).items).toHaveLength(1);
    expect((await call("cart.removeItem", { params })).status).toBe(404);
  });

  it("reports a price that is not the one displayed", async () => {
    const sessionId = await createCart([]);
    const body = { productId: profile, quantity: 1, priceSeen: "1.00", currencySeen: "AUD" };
    expect(await read("cart.addItem", { params: { sessionId }, body })).toMatchObject({
      priceChanged: true,
      price: { amount: "199.00" },
    });
  });

  it("refuses unknown products, products of another region, and too many", async () => {
    const sessionId = await createCart([], "DE");
    const add = (productId: number, quantity = 1) =>
      call("cart.addItem", { params: { sessionId }, body: { productId, quantity }, country: "DE" });
    for (const productId of [9, swabs])
      expect(await add(productId)).toMatchObject({ status: 428, codes: { productId: "fields.invalid" } });
    expect((await add(profile, 99)).status).toBe(200);
    expect(await add(profile)).toMatchObject({ status: 428, codes: { quantity: "fields.invalid" } });
  });

  it("is found by a signed token only", async () => {
    const sessionId = await createCart([profile]);
    const [cartId = ""] = [...fake.carts.keys()].slice(-1);
    for (const token of [cartId, `${sessionId.slice(0, -1)}${sessionId.endsWith("A") ? "B" : "A"}`])
      expect((await call("cart.get", { params: { sessionId: token } })).status).toBe(404);
    // As Medusa 2.0.0 answers for a cart that is gone.
    fake.spoil = () => ({});
    expect((await call("cart.get", { params: { sessionId } })).status).toBe(404);
  });
});

describe("an order", () => {
  it("is placed once, however often it is sent", async () => {
    const sessionId = await createCart([profile, swabs]);
    const before = fake.orders.length;
    const phoneNumber = "+61 3 9000 0000";
    await read("cart.update", { params: { sessionId }, body: { phoneNumber } });
    fake.requests.length = 0;
    const first = await pay(sessionId, undefined, { totalSeen: "221.45", currencySeen: "AUD" });
    expect(fake.requests.map((request) => request.replace(/\/(cart|pay_col)_\w+/, "/{id}"))).toEqual([
      "GET /store/carts/{id}",
      "POST /store/carts/{id}",
      "POST /store/payment-collections",
      "POST /store/payment-collections/{id}/payment-sessions",
      "POST /store/carts/{id}/complete",
    ]);
    expect(fake.orders.at(-1)?.cart.metadata).toEqual({ tailmark: { phoneNumber } });
    expect(first).toMatchObject({ status: 200, body: { state: "paid", number: String(1001 + before) } });
    const again = await pay(sessionId);
    expect(again.body).toEqual(first.body);
    expect(fake.orders).toHaveLength(before + 1);
    const { token } = first.body as { token: string };
    expect(await read("checkout.placedOrder", { params: { token } })).toMatchObject({
      state: "paid",
      name: "Robin Marlowe",
      email: user.email,
      lines: [{ product: { id: swabs } }, { product: { id: profile }, amount: "199.00" }],
      contents: { kits: 1, goods: 1 },
      shippingMethod: "Standard",
      deliveryAddress: { city: "Millbrook", country: "AU" },
      total: "221.45",
      tax: "20.13",
      taxRateBps: 1000,
    });
    expect((await call("cart.get", { params: { sessionId } })).status).toBe(404);
  });

  it("is not placed twice at the same time", async () => {
    const sessionId = await createCart([profile]);
    const before = fake.orders.length;
    const statuses = (await Promise.all([pay(sessionId), pay(sessionId)])).map(({ status }) => status);
    expect(statuses.toSorted()).toSatisfy(([one]: number[]) => one === 200);
    expect(fake.orders).toHaveLength(before + 1);
  });

  it("is refused if the displayed total is not right any more", async () => {
    const sessionId = await createCart([profile]);
    expect(await pay(sessionId, undefined, { totalSeen: "1.00", currencySeen: "AUD" })).toMatchObject({
      status: 409,
      body: { code: "total_changed", total: "208.95", currency: { code: "AUD" } },
    });
  });

  it.each([
    ["4000000000000002", "declined"],
    ["4000000000009995", "insufficient-funds"],
    ["4000000000003220", "not-confirmed"],
  ])("is not placed with test card %s: %s", async (number, failure) => {
    const before = fake.orders.length;
    const refused = await pay(await createCart([profile]), number);
    expect(refused).toMatchObject({ status: 402, body: { code: "payment_error", failure } });
    expect(fake.orders).toHaveLength(before);
  });

  it("can be paid again after Medusa has refused the payment", async () => {
    const sessionId = await createCart([profile]);
    fake.refusesPayments = true;
    expect(await pay(sessionId)).toMatchObject({
      status: 402,
      codes: { message: "refusals.paymentDeclined" },
    });
    fake.refusesPayments = false;
    expect((await pay(sessionId)).status).toBe(200);
  });

  it("needs a known card, an address and something to buy", async () => {
    const sessionId = await createCart([]);
    expect((await pay(sessionId)).codes).toEqual({ sessionId: "fields.cartEmpty" });
    await read("cart.addItem", { params: { sessionId }, body: { productId: profile, quantity: 1 } });
    expect((await pay(sessionId, undefined, { shippingAddress: undefined })).codes).toEqual({
      shippingAddress: "fields.required",
    });
    const card = {
      name: "R",
      number: "4111111111111111",
      expiryMonth: 1,
      expiryYear: 2099,
      securityCode: "123",
    };
    expect((await call("checkout.createSandboxCard", { body: card })).codes).toEqual({
      number: "fields.onlyTestCards",
    });
    const payment = { method: "C", provider: "sandbox", token: "sbt_forged-token" };
    expect((await pay(sessionId, undefined, { payment })).codes).toEqual({
      "payment.token": "fields.required",
    });
  });
});

describe("the adapter", () => {
  it("is ready while Medusa takes its key", async () => {
    const ready = async (url: string) => (await fetch(`${url}/health/ready`)).status;
    expect(await ready(adapter.url)).toBe(200);
    const wrong = await start("pk_wrong");
    expect(await ready(wrong.url)).toBe(503);
    expect(await callBackend(wrong.url, "products.list")).toMatchObject({ status: 502 });
    await wrong.stop();
    fake.isDown = true;
    expect(await ready(adapter.url)).toBe(503);
  });

  it("answers 503 while Medusa is down, and 502 to what Medusa does not document", async () => {
    const sessionId = await createCart([profile]);
    fake.spoil = (_, body) =>
      JSON.parse(JSON.stringify(body).replace(/"total":[\d.]+/, '"total":"1"')) as unknown;
    expect(await call("cart.get", { params: { sessionId } })).toMatchObject({
      status: 502,
      body: { code: "bad_upstream_answer" },
    });
    expect(logged.join("")).toMatch(/GET \/store\/carts\/\w+: wrong cart\.total/);
    fake.isDown = true;
    expect(await call("cart.get", { params: { sessionId } })).toMatchObject({ status: 503 });
  });

  it("answers 501 to calls that it does not serve, and field errors to wrong bodies", async () => {
    expect(await call("breeds.list")).toMatchObject({ status: 501, body: { code: "not_served" } });
    expect(await call("cart.create", { body: { isNew: true } })).toMatchObject({
      status: 428,
      codes: { isNew: "fields.unknown" },
    });
  });
});

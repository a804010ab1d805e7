import { afterAll, beforeAll, expect, test } from "vitest";
import { pino } from "pino";
import type { CallName, Response } from "@/lib/contract/calls";
import { callPath } from "@/lib/contract/request";
import { openApiDocument } from "@/lib/contract/openapi/document";
import { listPurchaseCalls } from "@/e2e/testing/purchase-calls";
import { type Programs, startTestPrograms } from "@/e2e/testing/programs";
import { type ApiDocument, createMockListener } from "@/tools/api-docs/mock-backend";
import { type Adapter, startAdapter } from "./adapter";
import { routeOf } from "./testing/call-adapter";
import { type FakeMedusa, publishableKey, startFakeMedusa } from "./testing/fake-medusa";

const document = JSON.parse(JSON.stringify(openApiDocument("mock"))) as ApiDocument;
const log = pino({ level: "silent" });

let fake: FakeMedusa;
let adapter: Adapter;
let programs: Programs;
/** Calls that Medusa does not answer. */
const others: string[] = [];
beforeAll(async () => {
  fake = await startFakeMedusa();
  adapter = await startAdapter({
    ...{ medusaUrl: fake.url, publishableKey, secret: "of the test", log },
    others: createMockListener(document, {}, others),
  });
  programs = await startTestPrograms({ env: { UPSTREAM_URL: adapter.url, LOG_LEVEL: "error" } });
}, 240_000);
afterAll(async () => {
  await programs.stop();
  await adapter.stop();
  await fake.stop();
});

const country = "AU";
const readPage = async (path: string, visitor = country) => {
  const response = await fetch(programs.shop + path, { headers: { cookie: `country=${visitor}` } });
  return { status: response.status, html: (await response.text()).replaceAll("<!-- -->", "") };
};

interface Options {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: unknown;
  readonly key?: string;
}

const made: string[] = [];

/** Calls the BFF as a browser does. */
async function call(name: CallName, { key, ...input }: Options = {}) {
  made.push(name);
  const route = routeOf(name);
  const response = await fetch(`${programs.shop}/api${callPath(route, input)}`, {
    method: route.method,
    headers: {
      ...{ origin: programs.shop, cookie: `country=${country}`, "content-type": "application/json" },
      ...(key !== undefined && { "idempotency-key": key }),
    },
    ...(route.body === "json" && { body: JSON.stringify(input.body ?? {}) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? undefined : (JSON.parse(text) as unknown) };
}

/** The same for a call that must succeed. */
async function read<Name extends CallName>(name: Name, options?: Options): Promise<Response<Name>> {
  const { status, body } = await call(name, options);
  expect([name, status, status < 300 || body]).toEqual([name, 200, true]);
  // Safe: the storefront has validated it.
  return body as Response<Name>;
}

const address = {
  ...{ firstName: "Robin", lastName: "Marlowe", address: "12 Harbour Road", city: "Millbrook" },
  ...{ postalCode: "3000", state: "VIC", country, phoneNumber: "+61 3 9000 0000" },
};
const user = { firstName: "Robin", lastName: "Marlowe", email: "robin@buyers.test" };
const card = {
  ...{ name: "Robin Marlowe", number: "4242 4242 4242 4242" },
  ...{ expiryMonth: 11, expiryYear: 2099, securityCode: "123" },
};

async function fillCart(productIds: readonly number[]): Promise<string> {
  const { sessionId } = await read("cart.create");
  for (const productId of productIds)
    await read("cart.addItem", { params: { sessionId }, body: { productId, quantity: 1 } });
  return sessionId;
}

async function orderBody(sessionId: string) {
  const { token } = await read("checkout.createSandboxCard", { body: card });
  const payment = { method: "C", provider: "sandbox", token };
  return { sessionId, user, billingAddress: address, shippingAddress: address, payment };
}

test("pages show the products of Medusa, with the prices of each region", async () => {
  expect((await fetch(`${programs.shop}/api/health/ready`)).status).toBe(200);
  const store = await readPage("/store");
  expect(store.status).toBe(200);
  for (const text of ["Medusa Full Profile for dogs", "199.00", "Medusa Swabs", "12.50"])
    expect(store.html).toContain(text);
  const inGermany = await readPage("/store", "DE");
  expect(inGermany.html).toMatch(/142\.21/);
  expect(inGermany.html).not.toContain("Medusa Swabs");
  const product = await readPage("/store/medusa-kidney-test-for-cats-feline/p/7002");
  expect(product.status).toBe(200);
  expect(product.html).toContain("89.95");
  expect((await readPage("/store/medusa-kidney-test-for-cats-feline/p/7002", "DE")).html).toContain("64.26");
});

test("a guest buys with the fourteen calls of the documentation", async () => {
  const documented = listPurchaseCalls().map(({ name }) => name);
  made.length = 0;
  const served = others.length;
  const countries = await read("geography.countries");
  expect(countries.map(({ code }) => code)).toEqual(["AU", "DE", "FR"]);
  const { results } = await read("products.list");
  await read("products.facets");
  const [first, second] = results.map(({ id }) => id);
  expect((await read("products.get", { params: { id: first ?? 0 } })).name).toBe(
    "Medusa Full Profile for dogs",
  );
  const sessionId = await fillCart([first ?? 0, second ?? 0]);
  const cart = await read("cart.get", { params: { sessionId } });
  const [ofMedusa] = [...fake.carts.values()].slice(-1);
  expect(ofMedusa?.lines.map(({ quantity }) => quantity)).toEqual([1, 1]);
  expect(cart).toMatchObject({ count: 2, subtotal: "288.95", shipping: "9.95", total: "298.90" });
  const { methods } = await read("checkout.options", { params: { sessionId } });
  expect(methods).toMatchObject([{ method: "C", provider: "sandbox" }]);
  const update = { email: user.email, billingAddress: address, shippingAddress: address };
  expect((await read("cart.update", { params: { sessionId }, body: update })).total).toBe(cart.total);
  expect(await read("geography.states", { params: { code: country } })).toHaveLength(8);
  const body = { ...(await orderBody(sessionId)), totalSeen: cart.total, currencySeen: "AUD" };
  const key = crypto.randomUUID();
  const placed = await read("checkout.placeOrder", { body, key });
  expect(placed).toMatchObject({ state: "paid", number: "1001" });
  expect(await read("checkout.placeOrder", { body, key })).toEqual(placed);
  expect(fake.orders).toHaveLength(1);
  expect(fake.orders[0]?.cart.payment?.amount).toBeCloseTo(298.9);
  const { token } = placed;
  const order = await read("checkout.placedOrder", { params: { token } });
  expect(order).toMatchObject({ number: "1001", total: "298.90", tax: "27.17", email: user.email });
  const receipt = await readPage(`/checkout/complete?order=${token}`);
  expect(receipt.status).toBe(200);
  for (const text of ["1001", "Medusa Kidney Test for cats", "298.90"]) expect(receipt.html).toContain(text);
  expect(["health.ready", ...new Set(made)]).toEqual(documented);
  expect(others.slice(served)).toEqual([]);
});

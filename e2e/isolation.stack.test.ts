import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { type Programs, startTestPrograms } from "@/e2e/testing/programs";

let programs: Programs;
let hangingStripe: Server;
let stripeRequests = 0;
let invoicePath = "";
let carts: string[] = [];

/** Accepts requests and never responds. */
async function startHangingStripe(): Promise<string> {
  hangingStripe = createServer(() => (stripeRequests += 1));
  await new Promise<void>((resolve) => hangingStripe.listen(0, "127.0.0.1", resolve));
  const address = hangingStripe.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

beforeAll(async () => {
  const env = {
    STRIPE_SECRET_KEY: "sk_test_isolation",
    STRIPE_PUBLISHABLE_KEY: "pk_test_isolation",
    STRIPE_WEBHOOK_SECRET: "whsec_isolation",
    STRIPE_API_BASE: await startHangingStripe(),
    TRUSTED_PROXY_HOPS: "1",
    LOG_LEVEL: "error",
  };
  programs = await startTestPrograms({ env });
  invoicePath = await findInvoicePath();
  carts = await Promise.all(Array.from({ length: 8 }, (_, index) => createCart(`192.0.2.${index}`)));
});
afterAll(async () => {
  hangingStripe.closeAllConnections();
  hangingStripe.close();
  await programs.stop();
});

interface Options {
  readonly body?: unknown;
  readonly network: string;
  readonly cookie?: string;
}

const call = (method: string, path: string, { body, network, cookie }: Options) =>
  fetch(`${programs.shop}/api${path}`, {
    method,
    headers: {
      ...{ origin: programs.shop, "sec-fetch-site": "same-origin", "x-forwarded-for": network },
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(cookie !== undefined && { cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

async function findInvoicePath(): Promise<string> {
  const network = "192.0.2.100";
  const credentials = { username: demoEmail("breeder"), password: demoPassword };
  const signedIn = await call("POST", "/auth/login", { body: credentials, network });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const list = await call("GET", "/my/invoices", { network, cookie });
  const { results } = (await list.json()) as { results: readonly { token: string }[] };
  return `/store/invoices/${results[0]?.token}/file`;
}

async function createCart(network: string): Promise<string> {
  const created = await call("POST", "/cart", { body: {}, network });
  const { sessionId } = (await created.json()) as { sessionId: string };
  const item = { productId: 969, quantity: 1 };
  expect((await call("POST", `/cart/${sessionId}/item`, { body: item, network })).status).toBe(200);
  return sessionId;
}

function register(index: number): Promise<Response> {
  const body = {
    ...{ type: "owner", name: "Jo Field", country: "US", acceptTerms: true },
    ...{ email: `isolation-${index}@example.test`, password: "a-walk-in-the-rain" },
  };
  return call("POST", "/register", { body, network: `2001:db8:1:1::${index.toString(16)}` });
}

function pay(index: number): Promise<Response> {
  const body = {
    sessionId: carts[index],
    user: { firstName: "Jo", lastName: "Field", email: `payer-${index}@example.test` },
    shippingAddress: {
      ...{ firstName: "Jo", lastName: "Field", address: "1 Long Road", city: "Springfield" },
      ...{ postalCode: "62701", state: "IL", country: "US" },
    },
    payment: { method: "A", provider: "stripe", token: "tok_visa" },
  };
  return call("POST", "/store/checkout", { body, network: `192.0.2.${index}` });
}

const repeat = (count: number, send: (index: number) => Promise<Response>) =>
  Array.from({ length: count }, (_, index) => send(index));

/** `reached`: a response that only comes from behind the limits. */
const attacks = [
  {
    name: "70 sign-ins",
    reached: 401,
    send: () =>
      repeat(70, (index) => {
        const body = { username: `isolation-${index}@example.test`, password: "wrong" };
        return call("POST", "/auth/login", { body, network: `203.0.${index}.1` });
      }),
  },
  { name: "80 registrations from one /64", reached: 204, send: () => repeat(80, register) },
  {
    name: "100 invoice PDFs with one token",
    reached: 200,
    send: () => repeat(100, (index) => call("GET", invoicePath, { network: `198.18.${index}.1` })),
  },
  { name: "8 buyers while Stripe hangs", reached: undefined, send: () => repeat(8, pay) },
];

test.each(attacks)(
  "$name: 200 product and cart calls of others succeed meanwhile",
  async ({ send, reached }) => {
    const attack = Promise.all(send());
    const statuses: number[] = [];
    for (let index = 0; index < 100; index += 1) {
      const network = `198.51.${index}.1`;
      const [products, cart] = await Promise.all([
        call("GET", "/store/products?size=5", { network }),
        call("POST", "/cart", { body: {}, network }),
      ]);
      statuses.push(products.status, cart.status);
    }
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    const responses = (await attack).map(({ status }) => status);
    if (reached !== undefined) expect(responses).toContain(reached);
    else expect(stripeRequests).toBeGreaterThanOrEqual(8);
    expect(responses).not.toContain(500);
  },
  120_000,
);

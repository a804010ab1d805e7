import { createServer } from "node:http";
import { type Call, createCall, createCart, pay, signIn } from "@/e2e/testing/buyer";
import { startTestPrograms } from "@/e2e/testing/programs";

export interface Attack {
  readonly name: string;
  /** Statuses that only come from behind the limits. */
  readonly reached: readonly number[] | undefined;
  /** Sends everything at once. Rounds have different addresses, so that limits of an earlier one do not apply. */
  readonly send: (shop: AttackedShop, round: number) => Promise<readonly Response[]>;
}

export interface AttackedShop {
  readonly call: Call;
  readonly invoicePath: string;
  readonly countStripeRequests: () => number;
  readonly stop: () => Promise<void>;
}

/** A shop whose payment provider hangs, and what attackers and others send to it. */
export async function startAttackedShop(): Promise<AttackedShop> {
  const stripe = await startHangingStripe();
  const env = {
    STRIPE_SECRET_KEY: "sk_test_isolation",
    STRIPE_PUBLISHABLE_KEY: "pk_test_isolation",
    STRIPE_WEBHOOK_SECRET: "whsec_isolation",
    STRIPE_API_BASE: stripe.address,
    TRUSTED_PROXY_HOPS: "1",
    LOG_LEVEL: "error",
  };
  const programs = await startTestPrograms({ env });
  const call = createCall(programs.shop);
  return {
    call,
    invoicePath: await findInvoicePath(call),
    countStripeRequests: stripe.count,
    stop: async () => {
      stripe.stop();
      await programs.stop();
    },
  };
}

/** Accepts requests and never responds. */
async function startHangingStripe() {
  let requests = 0;
  const server = createServer(() => (requests += 1));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    address: `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`,
    count: () => requests,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function findInvoicePath(call: Call): Promise<string> {
  const network = "192.0.2.100";
  const cookie = await signIn(call, "breeder", network);
  const list = await call("GET", "/my/invoices", { network, cookie });
  const { results } = (await list.json()) as { results: readonly { token: string }[] };
  return `/store/invoices/${results[0]?.token}/file`;
}

const repeat = (count: number, send: (index: number) => Promise<Response>) =>
  Promise.all(Array.from({ length: count }, (_, index) => send(index)));

export const attacks: readonly Attack[] = [
  {
    name: "70 sign-ins",
    reached: [401],
    send: ({ call }, round) =>
      repeat(70, (index) => {
        const body = { username: `isolation-${round}-${index}@example.test`, password: "wrong" };
        return call("POST", "/auth/login", { body, network: `203.${round}.${index}.1` });
      }),
  },
  {
    name: "80 registrations from one /64",
    reached: [204],
    send: ({ call }, round) => repeat(80, (index) => register(call, round, index)),
  },
  {
    name: "100 invoice PDFs with one token",
    // A slow machine refuses all documents as busy while others are served.
    reached: [200, 503],
    send: ({ call, invoicePath }, round) =>
      repeat(100, (index) => call("GET", invoicePath, { network: `198.${100 + round}.${index}.1` })),
  },
  {
    name: "8 buyers while Stripe hangs",
    reached: undefined,
    send: ({ call }, round) =>
      repeat(8, async (index) => {
        const network = `194.${round}.2.${index}`;
        return pay(call, { sessionId: await createCart(call, network), token: "tok_visa", network });
      }),
  },
];

function register(call: Call, round: number, index: number): Promise<Response> {
  const body = {
    type: "owner",
    name: "Jo Field",
    country: "US",
    acceptTerms: true,
    email: `isolation-${round}-${index}@example.test`,
    password: "a-walk-in-the-rain",
  };
  return call("POST", "/register", { body, network: `2001:db8:1:${round}::${index.toString(16)}` });
}

interface OtherCall {
  readonly status: number;
  readonly tookMs: number;
}

/** What others do meanwhile: a product list and a new cart, from an address of its own. */
export async function callAsOther({ call }: AttackedShop, index: number): Promise<readonly OtherCall[]> {
  const network = `198.${51 + (index >> 8)}.${index & 255}.1`;
  return Promise.all([
    timed(() => call("GET", "/store/products?size=5", { network })),
    timed(() => call("POST", "/cart", { body: {}, network })),
  ]);
}

async function timed(send: () => Promise<Response>): Promise<OtherCall> {
  const startedAt = performance.now();
  const response = await send();
  await response.arrayBuffer();
  return { status: response.status, tookMs: performance.now() - startedAt };
}

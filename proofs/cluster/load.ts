import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { sandboxCards } from "@/lib/config/orders/sandbox-cards";

/** What the clients got. */
export interface LoadResult {
  reads: number;
  readonly failedReads: string[];
  calls: number;
  /** Calls that failed at first and succeeded when they were retried. */
  retried: number;
  readonly failedCalls: string[];
  /** Numbers of confirmed orders by idempotency key. */
  readonly orders: Map<string, string>;
}

export const mailDomain = "cluster.example";

const pages = ["/", "/store", "/store/geno-pet-for-dogs-canine/p/969", "/search?q=husky", "/api/countries"];
const buyer = { firstName: "Jo", lastName: "Field" };
const shippingAddress = {
  ...buyer,
  address: "1 Long Road",
  city: "Springfield",
  postalCode: "62701",
  state: "IL",
  country: "US",
};
const number = sandboxCards.find(({ outcome }) => outcome === "success")?.number;
const card = { name: "Jo Field", number, expiryMonth: 12, expiryYear: 2099, securityCode: "123" };
/** A checkout whose backend was killed is in progress for its key until two minutes have passed. */
const attempts = 150;
const retryPauseMs = 1_000;

/** Clients read pages, fill carts and order until the signal. */
export async function createLoad(address: string, signal: AbortSignal): Promise<LoadResult> {
  const result: LoadResult = {
    reads: 0,
    failedReads: [],
    calls: 0,
    retried: 0,
    failedCalls: [],
    orders: new Map(),
  };
  // Limits count by address: each client has one of this machine.
  const clients = Array.from({ length: 8 }, (_, index) => createClient(address, `127.0.1.${index + 1}`));
  const repeat = async (run: () => Promise<void>) => {
    while (!signal.aborted) await run();
  };
  await Promise.all(
    clients.map((send, index) => repeat(() => (index < 4 ? read(send, result) : order(send, result)))),
  );
  return result;
}

interface Answer {
  readonly status: number;
  readonly text: string;
}

type Send = (method: string, path: string, body?: object, key?: string) => Promise<Answer>;

/** Status 0: no response. */
function createClient(address: string, localAddress: string): Send {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const own = { origin: address, "sec-fetch-site": "same-origin", "x-country": "US" };
  const send: Send = (method, path, body, key) =>
    new Promise((resolve) => {
      const headers = {
        ...own,
        ...(body && { "content-type": "application/json" }),
        ...(key && { "idempotency-key": key }),
      };
      const to = `${address.replace("localhost", "127.0.0.1")}${path}`;
      const sent = request(to, { method, agent, localAddress, headers }, (response) => {
        let text = "";
        response.setEncoding("utf8").on("data", (part: string) => (text += part));
        response.once("end", () => resolve({ status: response.statusCode ?? 0, text }));
        response.once("error", (error) => resolve({ status: 0, text: error.message }));
      });
      sent.once("error", (error: NodeJS.ErrnoException) => {
        // As browsers do: the proxy has closed a connection that nothing had arrived on.
        if (sent.reusedSocket && error.code === "ECONNRESET") resolve(send(method, path, body, key));
        else resolve({ status: 0, text: error.message });
      });
      sent.end(body && JSON.stringify(body));
    });
  return send;
}

async function read(send: Send, result: LoadResult): Promise<void> {
  for (const path of pages) {
    const { status, text } = await send("GET", path);
    result.reads += 1;
    if (status !== 200) result.failedReads.push(`${path} ${status} ${text.slice(0, 80)}`);
  }
}

/** A guest pays with a card. */
async function order(send: Send, result: LoadResult): Promise<void> {
  const { sessionId } = await call(send, result, "/cart", {});
  await call(send, result, `/cart/${sessionId}/item`, { productId: 969, quantity: 1 });
  const { token } = await call(send, result, "/store/checkout/sandbox/card", card);
  const key = randomUUID();
  const user = { ...buyer, email: `${key}@${mailDomain}` };
  const body = { sessionId, user, shippingAddress, payment: { method: "C", provider: "sandbox", token } };
  const { number } = await call(send, result, "/store/checkout", body, key);
  if (typeof number === "string") result.orders.set(key, number);
  await pause(100);
}

async function call(
  send: Send,
  result: LoadResult,
  path: string,
  body: object,
  key?: string,
): Promise<Readonly<Record<string, unknown>>> {
  result.calls += 1;
  for (let attempt = 1; ; attempt += 1) {
    const { status, text } = await send("POST", `/api${path}`, body, key);
    if (status === 200) {
      if (attempt > 1) result.retried += 1;
      return JSON.parse(text);
    }
    if (attempt === attempts) {
      result.failedCalls.push(`${path} ${status} ${text.slice(0, 80)}`);
      return {};
    }
    await pause(retryPauseMs);
  }
}

import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { testAddress } from "@/lib/contract/testing/test-address";

interface CallOptions {
  readonly body?: unknown;
  /** The caller's address. */
  readonly network: string;
  readonly cookie?: string;
  /** Idempotency key. */
  readonly key?: string | undefined;
}

export type Call = (method: string, path: string, options: CallOptions) => Promise<Response>;

/** Calls a shop's API as its pages do. */
export const createCall =
  (shop: string): Call =>
  (method, path, { body, network, cookie, key }) => {
    const isFile = body instanceof Uint8Array;
    return fetch(`${shop}/api${path}`, {
      method,
      headers: {
        origin: shop,
        "sec-fetch-site": "same-origin",
        "x-forwarded-for": network,
        ...(body !== undefined && { "content-type": isFile ? "image/png" : "application/json" }),
        ...(cookie !== undefined && { cookie }),
        ...(key !== undefined && { "idempotency-key": key }),
      },
      ...(body !== undefined && { body: isFile ? Buffer.from(body) : JSON.stringify(body) }),
    });
  };

/** The cookies of a demo account. */
export async function signIn(call: Call, role: string, network: string): Promise<string> {
  const body = { username: demoEmail(role), password: demoPassword };
  const { headers } = await call("POST", "/auth/login", { body, network });
  const cookies = headers.getSetCookie().map((line) => line.split(";")[0]);
  return cookies.join("; ");
}

/** Returns the id of a cart with one kit. */
export async function createCart(call: Call, network: string): Promise<string> {
  const created = await call("POST", "/cart", { body: {}, network });
  const { sessionId } = (await created.json()) as { sessionId: string };
  const body = { productId: 969, quantity: 1 };
  const added = await call("POST", `/cart/${sessionId}/item`, { body, network });
  if (added.status !== 200) throw new Error(`The cart could not be filled: ${added.status}.`);
  return sessionId;
}

interface Payment {
  readonly sessionId: string;
  readonly network: string;
  readonly token: string;
  readonly key?: string;
}

/** A guest of the United States pays by card at Stripe. */
export function pay(call: Call, { sessionId, network, token, key }: Payment): Promise<Response> {
  const body = { ...orderDetails(sessionId), payment: { method: "A", provider: "stripe", token } };
  return call("POST", "/store/checkout", { body, network, key });
}

export const buyerEmail = (sessionId: string) => `${sessionId.toLowerCase()}@buyers.test`;

export const orderDetails = (sessionId: string) => ({
  sessionId,
  user: { firstName: "Jo", lastName: "Field", email: buyerEmail(sessionId) },
  shippingAddress: testAddress,
});

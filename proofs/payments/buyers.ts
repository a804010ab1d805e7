import { randomUUID } from "node:crypto";
import { testAddress } from "@/lib/contract/testing/test-address";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { type Response, type Call, createCaller, ProgramExited } from "./http";
import type { TestProvider } from "./providers";

/** Responses buyers and the admin received over HTTP: they must stay true whatever happens. */
export interface Confirmations {
  readonly orders: Set<string>;
  /** Refunded amount in minor units by order number, at least. */
  readonly refunds: Map<string, number>;
  /** Server errors that buyers saw. */
  readonly errors: string[];
  /** How often each checkout outcome occurred. */
  readonly statuses: Map<string, number>;
}

export interface Sessions {
  readonly owner: string;
  readonly admin: string;
}

/** Tells the orders of this proof from those of the demo. */
export const mailDomain = "kills.example";

const guests = 6;
const kit = 969;

export async function signIn(at: string): Promise<Sessions> {
  return { owner: await signInAs(at, "owner"), admin: await signInAs(at, "admin") };
}

/** The session of a demo account. */
export async function signInAs(at: string, role: string): Promise<string> {
  const body = { username: demoEmail(role), password: demoPassword };
  const { status, session } = await createCaller(at)("auth.login", { body });
  if (status !== 200) throw new Error(`Could not sign in as ${role}: ${status}.`);
  return session;
}

interface Shopping {
  readonly at: string;
  readonly bank: TestProvider;
  readonly sessions: Sessions;
  readonly confirmed: Confirmations;
}

/** Guests and a user with points buy concurrently until the program exits. */
export async function buyUntilExit(shopping: Shopping): Promise<void> {
  const buyers = [...Array.from({ length: guests }, () => undefined), shopping.sessions.owner];
  await Promise.all(buyers.map((session, at) => buyRepeatedly(shopping, session, at)));
}

async function buyRepeatedly(shopping: Shopping, session: string | undefined, first: number): Promise<void> {
  try {
    for (let turn = first; ; turn += 1) await buyOnce(shopping, session, turn);
  } catch (error) {
    if (!(error instanceof ProgramExited)) throw error;
  }
}

async function buyOnce(
  { at, bank, sessions, confirmed }: Shopping,
  session: string | undefined,
  turn: number,
) {
  const send = createCaller(at);
  const ask: Call = async (name, options) => {
    const answer = await send(name, options);
    if (answer.status >= 500)
      confirmed.errors.push(`${name} ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  const sessionId = await fillCart(ask, session, turn);
  const user = { firstName: "Jo", lastName: "Field", email: `${randomUUID()}@${mailDomain}` };
  const details = { sessionId, user, shippingAddress: testAddress };
  const key = turn % 2 === 0 ? randomUUID() : undefined;
  const place = async (payment: object) => {
    const placed = await ask("checkout.placeOrder", { session, key, body: { ...details, payment } });
    const status = String(placed.body["state"] ?? placed.body["code"] ?? placed.status);
    confirmed.statuses.set(status, (confirmed.statuses.get(status) ?? 0) + 1);
    if (placed.body["state"] === "paid") confirmed.orders.add(String(placed.body["token"]));
    return placed;
  };
  const { body } = await bank.pay({ ask, session, details, place }, turn);
  if (body["state"] !== "paid" || turn % 4 !== 3) return;
  await refund(ask, {
    session: sessions.admin,
    number: String(body["number"]),
    isWhole: turn % 8 === 7,
    confirmed,
  });
}

/** With a limited coupon, an unlimited one, or points. */
async function fillCart(ask: Call, session: string | undefined, turn: number): Promise<string> {
  const { body } = await ask("cart.create", { session, body: {} });
  const params = { sessionId: String(body["sessionId"]) };
  await ask("cart.addItem", { session, params, body: { productId: kit, quantity: 1 + (turn % 2) } });
  if (session !== undefined) await ask("cart.get", { session, params, query: { loyalty_points: 10 } });
  else if (turn % 3 === 0)
    await ask("cart.get", { params, query: { coupon: turn % 2 === 0 ? "FIRST-TEN" : "WELCOME10" } });
  return params.sessionId;
}

interface Refund {
  readonly session: string;
  readonly number: string;
  readonly isWhole: boolean;
  readonly confirmed: Confirmations;
}

async function refund(ask: Call, { session, number, isWhole, confirmed }: Refund): Promise<void> {
  const found = await ask("adminOrders.list", { session, query: { search: number } });
  const [order] = (found.body["results"] ?? []) as readonly { readonly id: number }[];
  if (order === undefined) throw new Error(`${number} is not in the admin orders: ${found.status}.`);
  const body = { ...(!isWhole && { amount: "1.00" }), reason: "Of a proof" };
  const answer = await ask("adminOrders.refund", { session, params: { id: order.id }, body });
  if (answer.status === 200) confirmed.refunds.set(number, refundedAmount(answer));
}

function refundedAmount({ body }: Response): number {
  const refunds = body["refunds"] as readonly { readonly amount: string; readonly state: string }[];
  const succeeded = refunds.filter(({ state }) => state === "succeeded");
  return succeeded.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
}

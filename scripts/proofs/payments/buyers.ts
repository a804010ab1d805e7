import { randomUUID } from "node:crypto";
import { demoEmail, demoPassword } from "@/backend/db/seed/seed-demo-accounts";
import { type Answer, type Ask, askerOf, Gone } from "./ask";
import type { Bank } from "./banks";

/** What buyers and the administrator were told over HTTP; whatever else happens, it has to be so. */
export interface Promised {
  readonly orders: Set<string>;
  /** By an order's number: how much is back at least, in the currency's smallest piece. */
  readonly refunds: Map<string, number>;
  /** Answers that no buyer should ever see. */
  readonly errors: string[];
  /** How often which end of a checkout was answered. */
  readonly said: Map<string, number>;
}

export interface Sessions {
  readonly owner: string;
  readonly admin: string;
}

/** By this all that is sold here is told from what the demo has. */
export const mailbox = "kills.example";

const guests = 6;
const kit = 969;
const address = {
  ...{ firstName: "Jo", lastName: "Field", address: "1 Long Road", city: "Springfield" },
  ...{ postalCode: "62701", state: "IL", country: "US" },
};

export async function signIn(at: string): Promise<Sessions> {
  const sessionOf = async (role: string) => {
    const body = { username: demoEmail(role), password: demoPassword };
    const { status, session } = await askerOf(at)("auth.login", { body });
    if (status !== 200) throw new Error(`Nobody could sign in as ${role}: ${status}.`);
    return session;
  };
  return { owner: await sessionOf("owner"), admin: await sessionOf("admin") };
}

interface Shopping {
  readonly at: string;
  readonly bank: Bank;
  readonly sessions: Sessions;
  readonly promised: Promised;
}

/** Guests, and somebody who pays partly with points, all at once, until the program is gone. */
export async function shopUntilGone(shopping: Shopping): Promise<void> {
  const buyers = [...Array.from({ length: guests }, () => undefined), shopping.sessions.owner];
  await Promise.all(buyers.map((session, at) => shopOn(shopping, session, at)));
}

async function shopOn(shopping: Shopping, session: string | undefined, first: number): Promise<void> {
  try {
    for (let turn = first; ; turn += 1) await shopOnce(shopping, session, turn);
  } catch (error) {
    if (!(error instanceof Gone)) throw error;
  }
}

async function shopOnce(
  { at, bank, sessions, promised }: Shopping,
  session: string | undefined,
  turn: number,
) {
  const asker = askerOf(at);
  const ask: Ask = async (name, asked) => {
    const answer = await asker(name, asked);
    if (answer.status >= 500) promised.errors.push(`${name} ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  const sessionId = await fillCart(ask, session, turn);
  const user = { firstName: "Jo", lastName: "Field", email: `${randomUUID()}@${mailbox}` };
  const details = { sessionId, user, shippingAddress: address };
  const key = turn % 2 === 0 ? randomUUID() : undefined;
  const place = async (payment: object) => {
    const placed = await ask("checkout.placeOrder", { session, key, body: { ...details, payment } });
    const said = String(placed.body["state"] ?? placed.body["code"] ?? placed.status);
    promised.said.set(said, (promised.said.get(said) ?? 0) + 1);
    if (placed.body["state"] === "paid") promised.orders.add(String(placed.body["token"]));
    return placed;
  };
  const { body } = await bank.pay({ ask, session, details, place }, turn);
  if (body["state"] !== "paid" || turn % 4 !== 3) return;
  await refund(ask, {
    session: sessions.admin,
    number: String(body["number"]),
    isWhole: turn % 8 === 7,
    promised,
  });
}

/** A coupon of which there are ten, one of which there are many, or points. */
async function fillCart(ask: Ask, session: string | undefined, turn: number): Promise<string> {
  const { body } = await ask("cart.create", { session, body: {} });
  const params = { sessionId: String(body["sessionId"]) };
  await ask("cart.addItem", { session, params, body: { productId: kit, quantity: 1 + (turn % 2) } });
  if (session !== undefined) await ask("cart.update", { session, params, body: { loyaltyPoints: 10 } });
  else if (turn % 3 === 0)
    await ask("cart.update", { params, body: { couponCode: turn % 2 === 0 ? "FIRST-TEN" : "WELCOME10" } });
  return params.sessionId;
}

interface Refund {
  readonly session: string;
  readonly number: string;
  readonly isWhole: boolean;
  readonly promised: Promised;
}

async function refund(ask: Ask, { session, number, isWhole, promised }: Refund): Promise<void> {
  const found = await ask("ordersDesk.list", { session, query: { search: number } });
  const [order] = (found.body["results"] ?? []) as readonly { readonly id: number }[];
  if (order === undefined) throw new Error(`${number} is not at the desk: ${found.status}.`);
  const body = { ...(!isWhole && { amount: "1.00" }), reason: "Of a proof" };
  const answer = await ask("ordersDesk.refund", { session, params: { id: order.id }, body });
  if (answer.status === 200) promised.refunds.set(number, givenBack(answer));
}

function givenBack({ body }: Answer): number {
  const refunds = body["refunds"] as readonly { readonly amount: string; readonly state: string }[];
  const given = refunds.filter(({ state }) => state === "succeeded");
  return given.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
}

import { strFromU8, unzipSync } from "fflate";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { invoices, orders } from "@/backend/db/schema/orders";
import { payments, paymentOrders, refunds } from "@/backend/db/schema/payments";
import { users } from "@/backend/db/schema/people";
import { loyaltyEntries } from "@/backend/db/schema/pricing";
import { address, buyerOf, type Placed, shopperOf } from "@/backend/modules/checkout/testing/shopper";
import { hashPassword } from "@/backend/modules/auth/passwords";
import { runBackend } from "@/backend/testing/server";
import { tablesWith } from "@/backend/modules/account-data/testing/read-schema";

const backend = runBackend();
const { ask, signIn, database } = backend;
const { fillCart, tokenOf } = shopperOf(backend);

const email = "orla.finch@example.test";
const password = "Wandering Otter 9";
/** Each stands in what this person has ordered, and nowhere else. */
const facts = {
  phone: "+15035550188",
  sentTo: "7 Saltmarsh Row",
  billedTo: "12 Ledger Street",
  reason: "Orla rang: one kit was broken",
};

interface Exported {
  readonly [kind: string]: readonly Record<string, unknown>[];
}

let session = "";
let number = "";
let orderId = 0;

/** A payment that the bank wants confirmed, and that nobody has come back for. */
async function leaveAtBank() {
  const asker = { token: session, country: "US" };
  const sessionId = await fillCart(asker);
  const payment = { method: "C", provider: "sandbox", token: await tokenOf("confirm") };
  const body = { ...buyerOf(sessionId, email), shippingAddress: address, payment };
  const { body: left } = await ask("checkout.placeOrder", { body }, asker);
  expect(left).toMatchObject({ actionUrl: expect.any(String) });
  const [order] = await database().select().from(orders).where(eq(orders.cartId, sessionId));
  return order;
}

async function paymentsOf(id: number) {
  return database()
    .select({ userId: payments.userId, state: payments.state, refunded: payments.refunded })
    .from(payments)
    .innerJoin(paymentOrders, eq(paymentOrders.paymentId, payments.id))
    .where(eq(paymentOrders.orderId, id));
}

async function buy(): Promise<string> {
  const asker = { token: session, country: "US" };
  const sessionId = await fillCart(asker);
  const { id } = await personOf();
  await database().insert(loyaltyEntries).values({ userId: id, points: 40, kind: "given" });
  await ask("cart.update", { params: { sessionId }, body: { loyaltyPoints: 20 } }, asker);
  const { user } = buyerOf(sessionId, email);
  const body = {
    sessionId,
    user: { ...user, phoneNumber: facts.phone },
    billingAddress: { ...address, address: facts.billedTo, phoneNumber: facts.phone },
    shippingAddress: { ...address, address: facts.sentTo },
    payment: { method: "C", provider: "sandbox", token: await tokenOf("success") },
  };
  const placed = await ask("checkout.placeOrder", { body }, asker);
  expect(placed.body).toMatchObject({ state: "paid" });
  return (placed.body as Placed).token;
}

async function personOf() {
  const [person] = await database().select({ id: users.id }).from(users).where(eq(users.email, email));
  if (person === undefined) throw new Error("There is no such account.");
  return person;
}

async function download(): Promise<Exported> {
  const headers = { authorization: `Bearer ${session}` };
  const response = await fetch(`${backend.address()}/my/account/export`, { headers });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return JSON.parse(strFromU8(files["everything.json"] ?? new Uint8Array())) as Exported;
}

beforeAll(async () => {
  const row = {
    email,
    name: "Orla Finch",
    type: "owner",
    countryCode: "US",
    confirmedAt: new Date(),
  } as const;
  await database()
    .insert(users)
    .values({ ...row, passwordHash: await hashPassword(password) });
  const { headers } = await ask("auth.login", { body: { username: email, password } });
  session = headers.get("x-session") ?? "";
  const token = await buy();
  const [order] = await database().select().from(orders).where(eq(orders.token, token));
  number = order?.number ?? "";
  orderId = order?.id ?? 0;
  const back = { params: { id: orderId }, body: { amount: "1.50", reason: facts.reason } };
  expect((await ask("ordersDesk.refund", back, { token: await signIn("admin") })).status).toBe(200);
});

describe("somebody who has ordered", () => {
  it("is given order, invoice, payment, refund and points in the copy of their data", async () => {
    const all = await download();
    expect(all).toMatchObject({
      orders: [{ number, state: "paid", email, phoneNumber: facts.phone, pointsInCents: 100 }],
      "order-lines": [{ order: number, productId: 969, quantity: 1 }],
      "order-events": [{ kind: "placed" }, { kind: "paid" }, { kind: "refunded", amountInCents: 150 }],
      invoices: [{ order: number }],
      payments: [
        { order: number, provider: "sandbox", state: "succeeded", cardLast4: "4242", refundedInCents: 150 },
      ],
      refunds: [{ order: number, amountInCents: 150, state: "succeeded" }],
      "loyalty-points": [{ points: 40 }, { points: -20 }, { kind: "earned" }],
    });
    expect(JSON.stringify(all)).toContain(facts.sentTo);
    // What opens it for anybody is no fact about them.
    const [order] = await database().select().from(orders).where(eq(orders.id, orderId));
    const [invoice] = await database().select().from(invoices).where(eq(invoices.orderId, orderId));
    expect(JSON.stringify({ ...all, mails: [] })).not.toContain(order?.token);
    expect(JSON.stringify({ ...all, mails: [] })).not.toContain(invoice?.token);
  });

  it("and deletes the account leaves what tax law asks for, and nothing else", async () => {
    const [before] = await database().select().from(orders).where(eq(orders.id, orderId));
    const begun = await leaveAtBank();
    expect(begun?.state).toBe("draft");
    const removed = await ask("myData.deleteAccount", { body: { password } }, { token: session });
    expect(removed.status).toBe(204);
    const [order] = await database().select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({
      ...{
        number,
        state: "paid",
        total: before?.total,
        tax: before?.tax,
        userId: null,
        name: before?.name,
        email,
      },
      ...{ phoneNumber: null, shippingAddress: null, billingAddress: { address: facts.billedTo } },
    });
    expect(await database().select().from(loyaltyEntries).where(eq(loyaltyEntries.orderId, orderId))).toEqual(
      [],
    );
    expect(await paymentsOf(orderId)).toEqual([{ userId: null, state: "succeeded", refunded: 150 }]);
    // Nobody can confirm at the bank what would come to nobody.
    expect(await paymentsOf(begun?.id ?? 0)).toEqual([{ userId: null, state: "cancelled", refunded: 0 }]);
    expect(await database().select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject([
      { amount: 150, state: "succeeded", reason: "deleted account" },
    ]);
    for (const fact of [facts.phone, facts.sentTo, facts.reason])
      expect([fact, await tablesWith(database(), fact)]).toEqual([fact, []]);
  });

  it("has an invoice that still opens by its word, with the name and one address on it", async () => {
    const [invoice] = await database().select().from(invoices).where(eq(invoices.orderId, orderId));
    const { status, body } = await ask("invoices.byToken", { params: { token: invoice?.token ?? "" } });
    expect([status, body]).toMatchObject([
      200,
      {
        orderNumber: number,
        refunded: "1.50",
        buyer: { name: "Jo Field", address: { address: facts.billedTo } },
      },
    ]);
  });

  it("can still be given money back by an administrator", async () => {
    const given = await ask(
      "ordersDesk.refund",
      { params: { id: orderId }, body: { reason: "The rest" } },
      { token: await signIn("admin") },
    );
    expect([given.status, given.body]).toMatchObject([200, { state: "refunded", customerId: null }]);
  });
});

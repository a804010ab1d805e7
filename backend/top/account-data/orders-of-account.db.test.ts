import { strFromU8, unzipSync } from "fflate";
import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { invoices, orders } from "@/backend/db/schema/orders";
import { payments, paymentOrders, refunds } from "@/backend/db/schema/payments";
import { loyaltyEntries } from "@/backend/db/schema/pricing";
import {
  address,
  createBuyer,
  type PlacedOrder,
  createShopper,
} from "@/backend/orders/checkout/testing/shopper";
import { hashPassword } from "@/backend/account/auth/passwords";
import { startTestBackend } from "@/backend/testing/server";
import { findTablesContaining } from "@/backend/top/account-data/testing/read-schema";
import { insertUser } from "@/backend/testing/create-users";
import { findUser } from "@/backend/testing/find-user";

const backend = startTestBackend();
const { callRoute, signIn, database } = backend;
const { fillCart, createCardToken } = createShopper(backend);

const email = "orla.finch@example.test";
const password = "Wandering Otter 9";
/** Values that occur in this user's orders only. */
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

/** Starts a payment that needs confirmation at the bank, and abandons it. */
async function abandonPaymentAtBank() {
  const options = { token: session, country: "US" };
  const sessionId = await fillCart(options);
  const payment = { method: "C", provider: "sandbox", token: await createCardToken("confirm") };
  const body = { ...createBuyer(sessionId, email), shippingAddress: address, payment };
  const { body: left } = await callRoute("checkout.placeOrder", { body }, options);
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
  const options = { token: session, country: "US" };
  const sessionId = await fillCart(options);
  const { id } = await findUser(database(), email);
  await database().insert(loyaltyEntries).values({ userId: id, points: 40, kind: "given" });
  await callRoute("cart.get", { params: { sessionId }, query: { loyalty_points: 20 } }, options);
  const { user } = createBuyer(sessionId, email);
  const body = {
    sessionId,
    user: { ...user, phoneNumber: facts.phone },
    billingAddress: { ...address, address: facts.billedTo, phoneNumber: facts.phone },
    shippingAddress: { ...address, address: facts.sentTo },
    payment: { method: "C", provider: "sandbox", token: await createCardToken("success") },
  };
  const placed = await callRoute("checkout.placeOrder", { body }, options);
  expect(placed.body).toMatchObject({ state: "paid" });
  return (placed.body as PlacedOrder).token;
}

async function download(): Promise<Exported> {
  const headers = { authorization: `Bearer ${session}` };
  const response = await fetch(`${backend.address()}/my/account/export`, { headers });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return JSON.parse(strFromU8(files["everything.json"] ?? new Uint8Array())) as Exported;
}

beforeAll(async () => {
  const row = { name: "Orla Finch", countryCode: "US", passwordHash: await hashPassword(password) };
  await insertUser(database(), email, row);
  const { headers } = await callRoute("auth.login", { body: { username: email, password } });
  session = headers.get("x-session") ?? "";
  const token = await buy();
  const [order] = await database().select().from(orders).where(eq(orders.token, token));
  number = order?.number ?? "";
  orderId = order?.id ?? 0;
  const back = { params: { id: orderId }, body: { amount: "1.50", reason: facts.reason } };
  expect((await callRoute("adminOrders.refund", back, { token: await signIn("admin") })).status).toBe(200);
});

describe("an account with orders", () => {
  it("exports orders, invoices, payments, refunds and points", async () => {
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
    // Access tokens are secrets and must not be exported.
    const [order] = await database().select().from(orders).where(eq(orders.id, orderId));
    const [invoice] = await database().select().from(invoices).where(eq(invoices.orderId, orderId));
    expect(JSON.stringify({ ...all, mails: [] })).not.toContain(order?.token);
    expect(JSON.stringify({ ...all, mails: [] })).not.toContain(invoice?.token);
  });

  it("keeps only what tax law requires when it is deleted", async () => {
    const [before] = await database().select().from(orders).where(eq(orders.id, orderId));
    const abandoned = await abandonPaymentAtBank();
    expect(abandoned?.state).toBe("draft");
    const removed = await callRoute("accountData.deleteAccount", { body: { password } }, { token: session });
    expect(removed.status).toBe(204);
    const [order] = await database().select().from(orders).where(eq(orders.id, orderId));
    expect(order).toMatchObject({
      number,
      state: "paid",
      total: before?.total,
      tax: before?.tax,
      userId: null,
      name: before?.name,
      email,
      phoneNumber: null,
      shippingAddress: null,
      billingAddress: { address: facts.billedTo },
    });
    expect(await database().select().from(loyaltyEntries).where(eq(loyaltyEntries.orderId, orderId))).toEqual(
      [],
    );
    expect(await paymentsOf(orderId)).toEqual([{ userId: null, state: "succeeded", refunded: 150 }]);
    // An abandoned payment is cancelled, so that it cannot complete later.
    expect(await paymentsOf(abandoned?.id ?? 0)).toEqual([{ userId: null, state: "cancelled", refunded: 0 }]);
    expect(await database().select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject([
      { amount: 150, state: "succeeded", reason: "deleted account" },
    ]);
    for (const fact of [facts.phone, facts.sentTo, facts.reason])
      expect([fact, await findTablesContaining(database(), fact)]).toEqual([fact, []]);
  });

  it("has an invoice that still opens by its token, with name and billing address", async () => {
    const [invoice] = await database().select().from(invoices).where(eq(invoices.orderId, orderId));
    const { status, body } = await callRoute("invoices.byToken", { params: { token: invoice?.token ?? "" } });
    expect([status, body]).toMatchObject([
      200,
      {
        orderNumber: number,
        refunded: "1.50",
        buyer: { name: "Jo Field", address: { address: facts.billedTo } },
      },
    ]);
  });

  it("can still be refunded by an admin after deletion", async () => {
    const refunded = await callRoute(
      "adminOrders.refund",
      { params: { id: orderId }, body: { reason: "The rest" } },
      { token: await signIn("admin") },
    );
    expect([refunded.status, refunded.body]).toMatchObject([200, { state: "refunded", customerId: null }]);
  });
});

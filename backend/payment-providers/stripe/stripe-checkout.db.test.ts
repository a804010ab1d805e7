import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { invoices, orders } from "@/backend/db/schema/orders";
import { paymentEvents, payments } from "@/backend/db/schema/payments";
import { createBuyer, type PlacedOrder, createShopper } from "@/backend/orders/checkout/testing/shopper";
import { createProviders } from "@/backend/payment-providers/providers";
import { testCards } from "@/backend/testing/fake-stripe/test-cards";
import type { SignedEvent } from "@/backend/testing/fake-stripe/events";
import { type FakeStripe, startFakeStripe } from "@/backend/testing/fake-stripe/fake-stripe";
import { listQueuedMails } from "@/backend/testing/mailbox";
import { startTestBackend } from "@/backend/testing/server";
import { createStripeProvider } from "./stripe-provider";

const key = "sk_test_orders";
const secret = "whsec_orders";
let fake: FakeStripe;

beforeAll(async () => {
  fake = await startFakeStripe(key);
});
afterAll(() => fake.stop());

const backend = startTestBackend(() => ({
  providers: createProviders([
    {
      provider: createStripeProvider({
        STRIPE_SECRET_KEY: key,
        STRIPE_WEBHOOK_SECRET: secret,
        STRIPE_API_BASE: fake.url,
      }),
      methods: ["A", "C"],
      clientIdOf: () => "pk_test_orders",
      isLive: false,
    },
  ]),
}));
const { callRoute, readRoute, database } = backend;
const { fillCart, submit } = createShopper(backend);

interface StartedPayment {
  readonly transactionId: string;
  readonly clientSecret: string;
  readonly orderToken: string;
}

async function startPayment(
  sessionId: string,
  email = `${randomUUID()}@test.example`,
): Promise<StartedPayment> {
  const body = { ...createBuyer(sessionId, email), method: "A", provider: "stripe" };
  return readRoute("checkout.startPayment", { body });
}

const pay = (id: string, card: keyof typeof testCards = "pm_card_visa") =>
  fake.ledger.pay(fake.ledger.intent(id), testCards[card]);

function deliver({ headers, rawBody }: SignedEvent) {
  const headerList = Object.entries(headers).map(([name, value]) => ({ name, value }));
  const body = { headers: headerList, payload: rawBody };
  return callRoute("payments.receiveEvent", { params: { provider: "stripe" }, body });
}

/** Stripe's events about one payment. */
const listEvents = (id: string) => fake.events(secret).filter(({ rawBody }) => rawBody.includes(id));

const findOrder = async (token: string) =>
  (await database().select().from(orders).where(eq(orders.token, token)))[0];

describe("an order paid with Stripe", () => {
  it("is placed once by webhooks alone, in any order and with repeats", async () => {
    const email = `${randomUUID()}@test.example`;
    const started = await startPayment(await fillCart(), email);
    expect(started.clientSecret).toMatch(/^pi_.*_secret/);
    pay(started.transactionId);
    const events = listEvents(started.transactionId);
    expect(events.map(({ kind }) => kind)).toEqual(["payment_intent.created", "payment_intent.succeeded"]);
    for (const event of [...events.toReversed(), ...events, ...events])
      expect((await deliver(event)).status).toBe(204);
    const order = await findOrder(started.orderToken);
    expect(order).toMatchObject({ state: "paid" });
    const invoiceRows = await database()
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, order?.id ?? 0));
    expect(invoiceRows).toHaveLength(1);
    expect(await listQueuedMails(database(), email)).toHaveLength(1);
    const eventRows = await database().select().from(paymentEvents);
    expect(eventRows.filter(({ providerId }) => providerId === started.transactionId)).toHaveLength(2);
  });

  it("is placed once when the browser returns while the webhooks arrive", async () => {
    const sessionId = await fillCart();
    const { transactionId, orderToken } = await startPayment(sessionId);
    pay(transactionId);
    const payment = { method: "A", provider: "stripe", transactionId };
    const [response] = await Promise.all([
      submit(sessionId, payment),
      ...listEvents(transactionId).map((event) => deliver(event)),
    ]);
    expect(response.body).toMatchObject({ state: "paid", token: orderToken });
    const rows = await database().select().from(payments).where(eq(payments.providerId, transactionId));
    expect(rows).toMatchObject([{ state: "succeeded", cardBrand: "visa", cardLast4: "4242" }]);
  });

  it("reuses the intent after a declined card", async () => {
    const sessionId = await fillCart();
    const first = await startPayment(sessionId);
    expect(() => pay(first.transactionId, "pm_card_visa_chargeDeclined")).toThrow();
    for (const event of listEvents(first.transactionId)) expect((await deliver(event)).status).toBe(204);
    const second = await startPayment(sessionId);
    expect(second.transactionId).toBe(first.transactionId);
    pay(second.transactionId);
    const payment = { method: "A", provider: "stripe", transactionId: second.transactionId };
    expect((await submit(sessionId, payment)).body).toMatchObject({ state: "paid" });
  });

  it("returns the reason for a declined card token and accepts the next one", async () => {
    const sessionId = await fillCart();
    const withToken = (token: string) => submit(sessionId, { method: "C", provider: "stripe", token });
    expect(await withToken("pm_card_visa_chargeDeclinedInsufficientFunds")).toMatchObject({
      status: 402,
      body: { code: "payment_error", failure: "insufficient-funds" },
    });
    expect((await withToken("pm_card_visa")).body).toMatchObject({ state: "paid" });
  });

  it("redirects to the bank for a card token that needs authentication", async () => {
    const sessionId = await fillCart();
    const payment = { method: "C", provider: "stripe", token: "pm_card_authenticationRequired" };
    const { body } = await submit(sessionId, payment);
    expect(body).toMatchObject({
      state: "needs-action",
      actionUrl: expect.stringContaining("hooks.stripe.com"),
    });
    const intent = fake.ledger.intents[0];
    if (!intent) throw new Error("No intent was created.");
    fake.ledger.completeAuthentication(intent, true);
    for (const event of listEvents(intent.id)) await deliver(event);
    expect(await findOrder((body as PlacedOrder).token)).toMatchObject({ state: "paid" });
  });

  it("creates one intent and one order when all responses are lost", async () => {
    const sessionId = await fillCart();
    fake.faults.push("lost", "lost", "lost");
    const before = fake.ledger.intents.length;
    const { transactionId } = await startPayment(sessionId);
    expect(fake.ledger.intents).toHaveLength(before + 1);
    pay(transactionId);
    const payment = { method: "A", provider: "stripe", transactionId };
    expect((await submit(sessionId, payment)).body).toMatchObject({ state: "paid" });
  });
});

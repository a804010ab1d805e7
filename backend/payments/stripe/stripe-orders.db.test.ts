import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eq } from "drizzle-orm";
import { invoices, orders } from "@/backend/db/schema/orders";
import { paymentEvents, payments } from "@/backend/db/schema/payments";
import { buyerOf, type Placed, shopperOf } from "@/backend/modules/checkout/testing/shopper";
import { providersOf } from "@/backend/payments/providers";
import { testCards } from "@/backend/testing/fake-stripe/bank";
import type { SignedEvent } from "@/backend/testing/fake-stripe/events";
import { type FakeStripe, startFakeStripe } from "@/backend/testing/fake-stripe/fake-stripe";
import { mailsTo } from "@/backend/testing/mailbox";
import { runBackend } from "@/backend/testing/server";
import { makeStripeProvider } from "./stripe-provider";

const key = "sk_test_orders";
const secret = "whsec_orders";
let fake: FakeStripe;

beforeAll(async () => {
  fake = await startFakeStripe(key);
});
afterAll(() => fake.stop());

const backend = runBackend(() => ({
  providers: providersOf([
    {
      provider: makeStripeProvider({
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
const { ask, database } = backend;
const { fillCart, place } = shopperOf(backend);

interface Begun {
  readonly transactionId: string;
  readonly clientSecret: string;
  readonly orderToken: string;
}

async function begin(sessionId: string, email = `${randomUUID()}@test.example`): Promise<Begun> {
  const body = { ...buyerOf(sessionId, email), method: "A", provider: "stripe" };
  const { status, body: begun } = await ask("checkout.startPayment", { body });
  expect(status).toBe(200);
  return begun as Begun;
}

const pay = (id: string, card: keyof typeof testCards = "pm_card_visa") =>
  fake.ledger.pay(fake.ledger.intent(id), testCards[card]);

function tell({ headers, rawBody }: SignedEvent) {
  const listed = Object.entries(headers).map(([name, value]) => ({ name, value }));
  const body = { headers: listed, payload: rawBody };
  return ask("paymentEvents.receive", { params: { provider: "stripe" }, body });
}

/** What Stripe tells of one payment, as it is now. */
const eventsOf = (id: string) => fake.events(secret).filter(({ rawBody }) => rawBody.includes(id));

const orderBy = async (token: string) =>
  (await database().select().from(orders).where(eq(orders.token, token)))[0];

describe("an order paid with Stripe", () => {
  it("is made by Stripe's message alone, once, in whatever order and however often it is told", async () => {
    const email = `${randomUUID()}@test.example`;
    const begun = await begin(await fillCart(), email);
    expect(begun.clientSecret).toMatch(/^pi_.*_secret/);
    pay(begun.transactionId);
    const told = eventsOf(begun.transactionId);
    expect(told.map(({ kind }) => kind)).toEqual(["payment_intent.created", "payment_intent.succeeded"]);
    for (const event of [...told.toReversed(), ...told, ...told])
      expect((await tell(event)).status).toBe(204);
    const order = await orderBy(begun.orderToken);
    expect(order).toMatchObject({ state: "paid" });
    const written = await database()
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, order?.id ?? 0));
    expect(written).toHaveLength(1);
    expect(await mailsTo(database(), email)).toHaveLength(1);
    const kept = await database().select().from(paymentEvents);
    expect(kept.filter(({ providerId }) => providerId === begun.transactionId)).toHaveLength(2);
  });

  it("is made by the browser's return as well, which then finds what the message has made", async () => {
    const sessionId = await fillCart();
    const { transactionId, orderToken } = await begin(sessionId);
    pay(transactionId);
    const payment = { method: "A", provider: "stripe", transactionId };
    const [answer] = await Promise.all([
      place(sessionId, payment),
      ...eventsOf(transactionId).map((event) => tell(event)),
    ]);
    expect(answer.body).toMatchObject({ state: "paid", token: orderToken });
    const rows = await database().select().from(payments).where(eq(payments.providerId, transactionId));
    expect(rows).toMatchObject([{ state: "succeeded", cardBrand: "visa", cardLast4: "4242" }]);
  });

  it("after a refused card is paid by the same intent with another", async () => {
    const sessionId = await fillCart();
    const first = await begin(sessionId);
    expect(() => pay(first.transactionId, "pm_card_visa_chargeDeclined")).toThrow();
    for (const event of eventsOf(first.transactionId)) expect((await tell(event)).status).toBe(204);
    const second = await begin(sessionId);
    expect(second.transactionId).toBe(first.transactionId);
    pay(second.transactionId);
    const payment = { method: "A", provider: "stripe", transactionId: second.transactionId };
    expect((await place(sessionId, payment)).body).toMatchObject({ state: "paid" });
  });

  it("by a card's token: refused it says why, and the next one pays", async () => {
    const sessionId = await fillCart();
    const withToken = (token: string) => place(sessionId, { method: "C", provider: "stripe", token });
    expect(await withToken("pm_card_visa_chargeDeclinedInsufficientFunds")).toMatchObject({
      status: 402,
      body: { code: "payment_error", failure: "insufficient-funds" },
    });
    expect((await withToken("pm_card_visa")).body).toMatchObject({ state: "paid" });
  });

  it("by a token whose bank asks: one is sent there, and the order waits", async () => {
    const sessionId = await fillCart();
    const payment = { method: "C", provider: "stripe", token: "pm_card_authenticationRequired" };
    const { body } = await place(sessionId, payment);
    expect(body).toMatchObject({
      state: "needs-action",
      actionUrl: expect.stringContaining("hooks.stripe.com"),
    });
    const intent = fake.ledger.intents[0];
    if (!intent) throw new Error("nothing was begun");
    fake.ledger.answerBank(intent, true);
    for (const event of eventsOf(intent.id)) await tell(event);
    expect(await orderBy((body as Placed).token)).toMatchObject({ state: "paid" });
  });

  it("with every answer lost on the way: one intent, one order", async () => {
    const sessionId = await fillCart();
    fake.mishaps.push("lost", "lost", "lost");
    const before = fake.ledger.intents.length;
    const { transactionId } = await begin(sessionId);
    expect(fake.ledger.intents).toHaveLength(before + 1);
    pay(transactionId);
    const payment = { method: "A", provider: "stripe", transactionId };
    expect((await place(sessionId, payment)).body).toMatchObject({ state: "paid" });
  });
});

describe("what is not from Stripe", () => {
  it("is refused, and nothing is written down", async () => {
    const { transactionId, orderToken } = await begin(await fillCart());
    pay(transactionId);
    const forged = fake.events("whsec_somebody").filter(({ rawBody }) => rawBody.includes(transactionId));
    const spaced = eventsOf(transactionId).map((event) => ({ ...event, rawBody: `${event.rawBody} ` }));
    for (const event of [...forged, ...spaced]) expect((await tell(event)).status).toBe(400);
    expect(await orderBy(orderToken)).toMatchObject({ state: "draft" });
  });
});

import Stripe from "stripe";
import { expect, test as baseTest } from "vitest";
import {
  ProviderRejectedError,
  ProviderUnknownError,
  type CreatePaymentRequest,
} from "@/backend/payment-providers/payment-provider";
import { testCards } from "@/backend/testing/fake-stripe/test-cards";
import { type FakeStripe, startFakeStripe } from "@/backend/testing/fake-stripe/fake-stripe";
import { createStripeProvider } from "./stripe-provider";

const key = "sk_test_shop";
const secret = "whsec_test";
const payment: CreatePaymentRequest = {
  paymentId: "pay-1",
  attempt: 1,
  amount: 12_950,
  currency: "AUD",
  email: "a@b.test",
  description: "Order 1",
  returnUrl: "https://shop.test/checkout/complete?order=1",
};

const connect = (fake: FakeStripe, apiKey: string) =>
  createStripeProvider({
    STRIPE_SECRET_KEY: apiKey,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_BASE: fake.url,
  });

function createAccount(fake: FakeStripe) {
  const stripe = connect(fake, key);
  const intentOf = (id: string) => fake.ledger.intent(id);
  return {
    fake,
    stripe,
    intentOf,
    createPayment: (changes: Partial<CreatePaymentRequest>) =>
      stripe.createPayment({ ...payment, ...changes }),
    createOpenIntent: async () => (await stripe.createPayment(payment)).payment.providerId,
    pay: (id: string, card: keyof typeof testCards = "pm_card_visa") =>
      fake.ledger.pay(intentOf(id), testCards[card]),
    creations: () => fake.calls.filter(({ method, path }) => method === "POST" && path.endsWith("intents")),
  };
}

/** Each test has its own Stripe: those that wait for retries run at the same time. */
// oxlint-disable-next-line no-empty-pattern -- Vitest reads the names of other fixtures from this pattern.
const test = baseTest.extend("account", async ({}, { onCleanup }) => {
  const fake = await startFakeStripe(key);
  onCleanup(() => fake.stop());
  return createAccount(fake);
});

test("the Stripe provider reads state, amount, currency and payment id from Stripe", async ({ account }) => {
  const { stripe, pay } = account;
  const { payment: open, clientSecret } = await stripe.createPayment(payment);
  expect(open).toMatchObject({ state: "open", amount: 12_950, currency: "AUD", paymentId: "pay-1" });
  expect(clientSecret).toMatch(new RegExp(`^${open.providerId}_secret`));
  pay(open.providerId);
  expect(await stripe.fetchStatus(open.providerId)).toMatchObject({
    state: "succeeded",
    refunded: 0,
    card: { brand: "visa", last4: "4242" },
  });
});

test("the Stripe provider sends zero-decimal currencies in whole units", async ({ account }) => {
  const { createPayment, intentOf } = account;
  const { payment: open } = await createPayment({ amount: 12_950, currency: "JPY" });
  expect(intentOf(open.providerId)).toMatchObject({ amount: 12_950, currency: "jpy" });
});

test("the Stripe provider returns undefined for unknown payments", async ({ account }) => {
  const { stripe } = account;
  expect(await stripe.fetchStatus("pi_unknown")).toBeUndefined();
  expect(await stripe.fetchStatusByPaymentId("pay-unknown")).toBeUndefined();
});

test("the Stripe provider reports the decline reason, and the same intent can be paid with another card", async ({
  account,
}) => {
  const { stripe, createOpenIntent, pay } = account;
  const id = await createOpenIntent();
  expect(() => pay(id, "pm_card_visa_chargeDeclinedInsufficientFunds")).toThrow();
  expect(await stripe.fetchStatus(id)).toMatchObject({ state: "failed", failure: "insufficient-funds" });
  const { payment: updated } = await stripe.updatePayment(id, 12_950, "AUD", "pay-1:1:12950");
  expect(updated.providerId).toBe(id);
  pay(id);
  expect(await stripe.fetchStatus(id)).toMatchObject({ state: "succeeded", failure: undefined });
});

test("the Stripe provider returns the bank's URL for 3-D Secure and the result of the authentication", async ({
  account,
}) => {
  const { fake, stripe, createPayment, intentOf } = account;
  const { payment: pending } = await createPayment({ token: "pm_card_authenticationRequired" });
  expect(pending).toMatchObject({ state: "needs-action" });
  expect(pending.actionUrl).toMatch(/^https:\/\/hooks\.stripe\.com\//);
  fake.ledger.completeAuthentication(intentOf(pending.providerId), false);
  expect(await stripe.fetchStatus(pending.providerId)).toMatchObject({
    state: "failed",
    failure: "not-confirmed",
  });
});

test.for([
  ["pm_card_visa_chargeDeclined", "declined"],
  ["pm_card_visa_chargeDeclinedInsufficientFunds", "insufficient-funds"],
  ["pm_card_chargeDeclinedExpiredCard", "expired"],
] as const)(
  "the Stripe provider rejects the card token %s as %s and cancels its intent",
  async ([token, failure], { account }) => {
    const { fake, createPayment } = account;
    const error = await createPayment({ token }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProviderRejectedError);
    expect(error).toMatchObject({ failure });
    expect(fake.ledger.intents[0]).toMatchObject({ status: "canceled" });
  },
);

test("the Stripe provider charges a card token once per attempt", async ({ account }) => {
  const { fake, createPayment } = account;
  const first = await createPayment({ token: "pm_card_visa" });
  const second = await createPayment({ token: "pm_card_visa" });
  expect(first.payment.state).toBe("succeeded");
  expect(second.payment.providerId).toBe(first.payment.providerId);
  expect(fake.ledger.intents).toHaveLength(1);
});

test.concurrent.for([1, 2, 3])(
  "creates exactly one intent when the response is lost %i times",
  async (times, { account }) => {
    const { fake, stripe, creations } = account;
    fake.faults.push(...Array<"lost">(times).fill("lost"));
    const { payment: open, clientSecret } = await stripe.createPayment(payment);
    expect(fake.ledger.intents).toHaveLength(1);
    expect(open.providerId).toBe(fake.ledger.intents[0]?.id);
    expect(clientSecret).toBe(fake.ledger.intents[0]?.clientSecret);
    expect(new Set(creations().map((call) => call.key)).size).toBe(1);
  },
);

test.concurrent("the Stripe provider rejects a declined card token even if the response was lost", async ({
  account,
}) => {
  const { fake, createPayment } = account;
  fake.faults.push("lost", "lost", "lost");
  const error = await createPayment({ token: "pm_card_visa_chargeDeclined" }).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toMatchObject({ failure: "declined" });
  expect(fake.ledger.intents).toMatchObject([{ status: "canceled" }]);
});

test.concurrent("the Stripe provider finds the intent instead of repeating the request when Stripe replays a stored error", async ({
  account,
}) => {
  const { fake, stripe } = account;
  fake.faults.push("failed-stored");
  const { payment: open } = await stripe.createPayment(payment);
  expect(fake.ledger.intents.map(({ id }) => id)).toEqual([open.providerId]);
  expect((await stripe.createPayment(payment)).payment.providerId).toBe(open.providerId);
});

test.concurrent("the Stripe provider retries a server error, and reports the outcome as unknown when it persists", async ({
  account,
}) => {
  const { fake, stripe, createPayment, createOpenIntent } = account;
  fake.faults.push("failed-before");
  await createOpenIntent();
  fake.faults.push("failed-before", "failed-before", "failed-before");
  await expect(createPayment({ paymentId: "pay-2" })).rejects.toBeInstanceOf(ProviderUnknownError);
  expect(await stripe.fetchStatusByPaymentId("pay-2")).toBeUndefined();
});

test.concurrent("the Stripe provider leaves an intent alone while another request confirms it", async ({
  account,
}) => {
  const { fake, createPayment, intentOf } = account;
  const { payment: open } = await createPayment({});
  // What Stripe lists while the other request is still confirming: no card and no error yet.
  Object.assign(intentOf(open.providerId).metadata, { attempt: "2" });
  fake.faults.push("failed-before", "failed-before", "failed-before");
  const again = createPayment({ attempt: 2, token: "pm_card_visa" });
  await expect(again).rejects.toBeInstanceOf(ProviderUnknownError);
  expect(intentOf(open.providerId).status).toBe("requires_payment_method");
});

test.concurrent("the Stripe provider creates one intent for 20 concurrent requests of one attempt", async ({
  account,
}) => {
  const { fake, stripe } = account;
  fake.faults.push("slow");
  const all = await Promise.all(Array.from({ length: 20 }, () => stripe.createPayment(payment)));
  expect(new Set(all.map((created) => created.payment.providerId)).size).toBe(1);
  expect(fake.ledger.intents).toHaveLength(1);
});

test.concurrent("the Stripe provider refunds once when the response is lost or a stored error is replayed", async ({
  account,
}) => {
  const { fake, stripe, createOpenIntent, pay } = account;
  const providerId = await createOpenIntent();
  pay(providerId);
  const part = { refundId: "ref-1", providerId, amount: 5_000, currency: "AUD" };
  fake.faults.push("lost", "lost", "lost");
  expect(await stripe.refund(part)).toMatchObject({ state: "succeeded" });
  fake.faults.push("failed-stored");
  expect(await stripe.refund({ ...part, refundId: "ref-2" })).toMatchObject({ state: "succeeded" });
  expect(fake.ledger.refunds).toHaveLength(2);
});

test("the Stripe provider reports a rate limit as unknown, and the same key works later", async ({
  account,
}) => {
  const { fake, stripe, createOpenIntent } = account;
  fake.faults.push("busy");
  await expect(stripe.createPayment(payment)).rejects.toBeInstanceOf(ProviderUnknownError);
  await createOpenIntent();
  expect(fake.ledger.intents).toHaveLength(1);
});

test("the Stripe provider creates intents without methods that are paid by voucher", async ({ account }) => {
  const { createPayment, creations } = account;
  await createPayment({});
  expect(creations().at(-1)?.body).toContain("multibanco");
});

test("the Stripe provider searches intents from the creation of the payment", async ({ account }) => {
  const { stripe, createPayment } = account;
  await createPayment({ paymentId: "pay-old" });
  const later = new Date(Date.now() + 3_600_000);
  expect(await stripe.fetchStatusByPaymentId("pay-old", later)).toBeUndefined();
  expect(await stripe.fetchStatusByPaymentId("pay-old", new Date())).toBeDefined();
});

test("the Stripe provider rejects requests with a wrong API key", async ({ account }) => {
  const unauthorised = connect(account.fake, "sk_test_other");
  await expect(unauthorised.createPayment(payment)).rejects.toBeInstanceOf(ProviderRejectedError);
});

test("the Stripe provider changes the amount of an unpaid intent and keeps its client secret", async ({
  account,
}) => {
  const { stripe } = account;
  const first = await stripe.createPayment(payment);
  const second = await stripe.updatePayment(first.payment.providerId, 9_900, "NZD", "pay-1:2");
  expect(second.payment).toMatchObject({
    providerId: first.payment.providerId,
    amount: 9_900,
    currency: "NZD",
  });
  expect(second.clientSecret).toBe(first.clientSecret);
});

test("the Stripe provider applies the last amount after changing it back and forth", async ({ account }) => {
  const { stripe, createOpenIntent, intentOf } = account;
  const id = await createOpenIntent();
  for (const amount of [9_900, 12_950, 9_900]) {
    const { payment: changed } = await stripe.updatePayment(id, amount, "AUD", `pay-1:1:${amount}`);
    expect([changed.amount, intentOf(id).amount]).toEqual([amount, amount]);
  }
});

test("the Stripe provider cancels an intent in authentication before creating one with another amount", async ({
  account,
}) => {
  const { stripe, createPayment, intentOf } = account;
  const { payment: pending } = await createPayment({ token: "pm_card_authenticationRequired" });
  const { payment: other } = await stripe.updatePayment(pending.providerId, 9_900, "AUD", "pay-1:2");
  expect(other.providerId).not.toBe(pending.providerId);
  expect(other).toMatchObject({ state: "open", amount: 9_900, paymentId: "pay-1" });
  expect(intentOf(pending.providerId).status).toBe("canceled");
});

test("the Stripe provider rejects changing a paid intent and reports it as paid on cancel", async ({
  account,
}) => {
  const { fake, stripe, createOpenIntent, pay } = account;
  const id = await createOpenIntent();
  pay(id);
  await expect(stripe.updatePayment(id, 1, "AUD", "pay-1:2")).rejects.toBeInstanceOf(ProviderRejectedError);
  expect(await stripe.cancel(id)).toMatchObject({ state: "succeeded" });
  expect(fake.ledger.intents).toHaveLength(1);
});

test("the Stripe provider cancels idempotently", async ({ account }) => {
  const { stripe, createOpenIntent } = account;
  const id = await createOpenIntent();
  expect(await stripe.cancel(id)).toMatchObject({ state: "cancelled" });
  expect(await stripe.cancel(id)).toMatchObject({ state: "cancelled" });
});

test("the Stripe provider finds the paid intent among 130 attempts, across pages", async ({ account }) => {
  const { stripe, createPayment, createOpenIntent, pay } = account;
  const paid = await createOpenIntent();
  pay(paid);
  for (let attempt = 2; attempt <= 130; attempt += 1) await createPayment({ attempt });
  expect(await stripe.fetchStatusByPaymentId("pay-1")).toMatchObject({
    providerId: paid,
    state: "succeeded",
  });
  const listed = [];
  for await (const listedPayment of stripe.listPaymentsSince(new Date(Date.now() - 60_000)))
    listed.push(listedPayment);
  expect(listed).toHaveLength(130);
});

test("the Stripe provider refunds in parts, idempotently, and rejects more than was paid", async ({
  account,
}) => {
  const { stripe, createOpenIntent, pay } = account;
  const providerId = await createOpenIntent();
  pay(providerId);
  const part = { refundId: "ref-1", providerId, amount: 5_000, currency: "AUD" };
  const first = await stripe.refund(part);
  expect(await stripe.refund(part)).toEqual(first);
  expect(await stripe.fetchStatus(providerId)).toMatchObject({ refunded: 5_000 });
  expect(await stripe.fetchRefund(part)).toEqual(first);
  await expect(stripe.refund({ ...part, refundId: "ref-2", amount: 7_951 })).rejects.toBeInstanceOf(
    ProviderRejectedError,
  );
  await stripe.refund({ ...part, refundId: "ref-3", amount: 7_950 });
  await expect(stripe.refund({ ...part, refundId: "ref-4", amount: 1 })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
});

test("the Stripe provider reports a slow refund as pending until the bank decides", async ({ account }) => {
  const { fake, stripe, createOpenIntent, pay } = account;
  const providerId = await createOpenIntent();
  pay(providerId);
  fake.ledger.isRefundSlow = true;
  const part = { refundId: "ref-1", providerId, amount: 5_000, currency: "AUD" };
  expect(await stripe.refund(part)).toMatchObject({ state: "pending" });
  Object.assign(fake.ledger.refunds[0] ?? {}, { status: "failed" });
  expect(await stripe.fetchRefund(part)).toMatchObject({ state: "failed" });
});

test("the Stripe provider maps webhooks of payments and refunds to the intent", async ({ account }) => {
  const { fake, stripe, createOpenIntent, pay } = account;
  const id = await createOpenIntent();
  pay(id);
  await stripe.refund({ refundId: "ref-1", providerId: id, amount: 1, currency: "AUD" });
  const parsed = fake.events(secret).map(({ headers, rawBody }) => stripe.parseWebhook(headers, rawBody));
  expect(await Promise.all(parsed)).toMatchObject([
    { kind: "payment_intent.created", providerId: id },
    { kind: "payment_intent.succeeded", providerId: id },
    { kind: "refund.created", providerId: id },
  ]);
});

test("the Stripe provider accepts webhooks about other objects without a payment id", async ({ account }) => {
  const { stripe } = account;
  const rawBody = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "payout.paid",
    data: { object: { id: "po_1" } },
  });
  const header = new Stripe(key).webhooks.generateTestHeaderString({ payload: rawBody, secret });
  expect(await stripe.parseWebhook({ "stripe-signature": header }, rawBody)).toEqual({
    eventId: "evt_1",
    kind: "payout.paid",
    providerId: undefined,
  });
});

test("the Stripe provider rejects forged, old, modified, re-serialised and unsigned webhooks", async ({
  account,
}) => {
  const { fake, stripe, createOpenIntent } = account;
  await createOpenIntent();
  const [event] = fake.events(secret);
  const [forged] = fake.events("whsec_other");
  const [old] = fake.events(secret, Math.floor(Date.now() / 1000) - 301);
  if (!event || !forged || !old) throw new Error("No event was sent.");
  const invalid: [Readonly<Record<string, string>>, string][] = [
    [forged.headers, forged.rawBody],
    [old.headers, old.rawBody],
    [event.headers, `${event.rawBody} `],
    [event.headers, JSON.stringify(JSON.parse(event.rawBody))],
    [{}, event.rawBody],
    [{ "stripe-signature": "t=1,v1=" }, event.rawBody],
  ];
  for (const [headers, rawBody] of invalid)
    await expect(stripe.parseWebhook(headers, rawBody)).rejects.toBeInstanceOf(ProviderRejectedError);
  expect(await stripe.parseWebhook(event.headers, event.rawBody)).toMatchObject({ kind: event.kind });
});

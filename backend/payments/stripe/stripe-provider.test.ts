import Stripe from "stripe";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type PaymentProvider,
  ProviderRefusal,
  ProviderUnknown,
  type StartPayment,
} from "@/backend/payments/port";
import { testCards } from "@/backend/testing/fake-stripe/bank";
import { type FakeStripe, startFakeStripe } from "@/backend/testing/fake-stripe/fake-stripe";
import { makeStripeProvider } from "./stripe-provider";

const key = "sk_test_shop";
const secret = "whsec_test";
let fake: FakeStripe;
let stripe: PaymentProvider;

beforeEach(async () => {
  fake = await startFakeStripe(key);
  stripe = makeStripeProvider({
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_BASE: fake.url,
  });
});
afterEach(() => fake.stop());

const payment: StartPayment = {
  paymentId: "pay-1",
  attempt: 1,
  amount: 12_950,
  currency: "AUD",
  email: "a@b.test",
  description: "Order 1",
  returnUrl: "https://shop.test/checkout/complete?order=1",
};
const again = (more: Partial<StartPayment>) => stripe.start({ ...payment, ...more });
const intentOf = (id: string) => fake.ledger.intent(id);
const pay = (id: string, card: keyof typeof testCards = "pm_card_visa") =>
  fake.ledger.pay(intentOf(id), testCards[card]);
const creations = () =>
  fake.calls.filter(({ method, path }) => method === "POST" && path.endsWith("intents"));

async function started(): Promise<string> {
  return (await stripe.start(payment)).payment.providerId;
}

test("begun, paid, read: the amount, the currency and whose it is come from Stripe", async () => {
  const { payment: open, clientSecret } = await stripe.start(payment);
  expect(open).toMatchObject({ state: "open", amount: 12_950, currency: "AUD", paymentId: "pay-1" });
  expect(clientSecret).toMatch(new RegExp(`^${open.providerId}_secret`));
  pay(open.providerId);
  expect(await stripe.find(open.providerId)).toMatchObject({
    state: "succeeded",
    refunded: 0,
    card: { brand: "visa", last4: "4242" },
  });
});

test("a currency without cents is told in its own pieces", async () => {
  const { payment: open } = await again({ amount: 12_950, currency: "JPY" });
  expect(intentOf(open.providerId)).toMatchObject({ amount: 12_950, currency: "jpy" });
});

test("what Stripe does not know is nothing, not an error", async () => {
  expect(await stripe.find("pi_nobody")).toBeUndefined();
  expect(await stripe.findByPayment("pay-nobody")).toBeUndefined();
});

test("a card that is refused in the browser leaves the same intent open, with the reason", async () => {
  const id = await started();
  expect(() => pay(id, "pm_card_visa_chargeDeclinedInsufficientFunds")).toThrow();
  expect(await stripe.find(id)).toMatchObject({ state: "open", failure: "insufficient-funds" });
});

test("3-D Secure: the buyer is sent to their bank, and what they say there counts", async () => {
  const { payment: asked } = await again({ token: "pm_card_authenticationRequired" });
  expect(asked).toMatchObject({ state: "needs-action" });
  expect(asked.actionUrl).toMatch(/^https:\/\/hooks\.stripe\.com\//);
  fake.ledger.answerBank(intentOf(asked.providerId), false);
  expect(await stripe.find(asked.providerId)).toMatchObject({ state: "open", failure: "not-confirmed" });
});

test.each([
  ["pm_card_visa_chargeDeclined", "declined"],
  ["pm_card_visa_chargeDeclinedInsufficientFunds", "insufficient-funds"],
  ["pm_card_chargeDeclinedExpiredCard", "expired"],
] as const)(
  "a token that is refused, %s, is %s, and nobody may pay that intent any more",
  async (token, failure) => {
    const refused = await again({ token }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(ProviderRefusal);
    expect(refused).toMatchObject({ failure });
    expect(fake.ledger.intents[0]).toMatchObject({ status: "canceled" });
  },
);

test("a token pays at once; asked again under the same attempt it is the same payment", async () => {
  const first = await again({ token: "pm_card_visa" });
  const second = await again({ token: "pm_card_visa" });
  expect(first.payment.state).toBe("succeeded");
  expect(second.payment.providerId).toBe(first.payment.providerId);
  expect(fake.ledger.intents).toHaveLength(1);
});

test.each([1, 2, 3])(
  "the answer is lost %i times after the work: there is exactly one intent, and it is given",
  async (times) => {
    fake.mishaps.push(...Array<"lost">(times).fill("lost"));
    const { payment: open, clientSecret } = await stripe.start(payment);
    expect(fake.ledger.intents).toHaveLength(1);
    expect(open.providerId).toBe(fake.ledger.intents[0]?.id);
    expect(clientSecret).toBe(fake.ledger.intents[0]?.clientSecret);
    expect(new Set(creations().map((call) => call.key)).size).toBe(1);
  },
);

test("the answer to a refused token is lost: it is refused all the same, and given up", async () => {
  fake.mishaps.push("lost", "lost", "lost");
  const refused = await again({ token: "pm_card_visa_chargeDeclined" }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ failure: "declined" });
  expect(fake.ledger.intents).toMatchObject([{ status: "canceled" }]);
});

test("a failure that Stripe keeps under the key: what it did is found, and not done anew", async () => {
  fake.mishaps.push("failed-kept");
  const { payment: open } = await stripe.start(payment);
  expect(fake.ledger.intents.map(({ id }) => id)).toEqual([open.providerId]);
  expect((await stripe.start(payment)).payment.providerId).toBe(open.providerId);
});

test("a failure before the work goes away by itself; one that stays is unknown, and nothing was begun", async () => {
  fake.mishaps.push("failed-before");
  await started();
  fake.mishaps.push("failed-before", "failed-before", "failed-before");
  await expect(again({ paymentId: "pay-2" })).rejects.toBeInstanceOf(ProviderUnknown);
  expect(await stripe.findByPayment("pay-2")).toBeUndefined();
});

test("too many requests is no answer: unknown, and the same key serves later", async () => {
  fake.mishaps.push("busy");
  await expect(stripe.start(payment)).rejects.toBeInstanceOf(ProviderUnknown);
  await started();
  expect(fake.ledger.intents).toHaveLength(1);
});

test("twenty at once under one attempt are one intent", async () => {
  fake.mishaps.push("slow");
  const all = await Promise.all(Array.from({ length: 20 }, () => stripe.start(payment)));
  expect(new Set(all.map((one) => one.payment.providerId)).size).toBe(1);
  expect(fake.ledger.intents).toHaveLength(1);
});

test("the wrong key is a refusal, not a riddle", async () => {
  const stranger = makeStripeProvider({
    STRIPE_SECRET_KEY: "sk_test_other",
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_BASE: fake.url,
  });
  await expect(stranger.start(payment)).rejects.toBeInstanceOf(ProviderRefusal);
});

test("another amount is the same intent while nobody pays, with the same secret", async () => {
  const first = await stripe.start(payment);
  const second = await stripe.change(first.payment.providerId, 9_900, "NZD", "pay-1:2");
  expect(second.payment).toMatchObject({
    providerId: first.payment.providerId,
    amount: 9_900,
    currency: "NZD",
  });
  expect(second.clientSecret).toBe(first.clientSecret);
});

test("there and back again: what is paid is what was asked for last", async () => {
  const id = await started();
  for (const amount of [9_900, 12_950, 9_900]) {
    const { payment: changed } = await stripe.change(id, amount, "AUD", `pay-1:1:${amount}`);
    expect([changed.amount, intentOf(id).amount]).toEqual([amount, amount]);
  }
});

test("while the bank asks, the old one is given up before a new one is made", async () => {
  const { payment: asked } = await again({ token: "pm_card_authenticationRequired" });
  const { payment: other } = await stripe.change(asked.providerId, 9_900, "AUD", "pay-1:2");
  expect(other.providerId).not.toBe(asked.providerId);
  expect(other).toMatchObject({ state: "open", amount: 9_900, paymentId: "pay-1" });
  expect(intentOf(asked.providerId).status).toBe("canceled");
});

test("what is paid is not changed, and cancelling says that it is paid", async () => {
  const id = await started();
  pay(id);
  await expect(stripe.change(id, 1, "AUD", "pay-1:2")).rejects.toBeInstanceOf(ProviderRefusal);
  expect(await stripe.cancel(id)).toMatchObject({ state: "succeeded" });
  expect(fake.ledger.intents).toHaveLength(1);
});

test("cancelled twice is cancelled", async () => {
  const id = await started();
  expect(await stripe.cancel(id)).toMatchObject({ state: "cancelled" });
  expect(await stripe.cancel(id)).toMatchObject({ state: "cancelled" });
});

test("of several tries for one payment the paid one is found, over pages", async () => {
  const paid = await started();
  pay(paid);
  for (let attempt = 2; attempt <= 130; attempt += 1) await again({ attempt });
  expect(await stripe.findByPayment("pay-1")).toMatchObject({ providerId: paid, state: "succeeded" });
  const listed = [];
  for await (const one of stripe.listSince(new Date(Date.now() - 60_000))) listed.push(one);
  expect(listed).toHaveLength(130);
});

test("given back in two parts, each once; more than there was is refused", async () => {
  const providerId = await started();
  pay(providerId);
  const part = { refundId: "ref-1", providerId, amount: 5_000, currency: "AUD" };
  const first = await stripe.refund(part);
  expect(await stripe.refund(part)).toEqual(first);
  expect(await stripe.find(providerId)).toMatchObject({ refunded: 5_000 });
  expect(await stripe.findRefund(part)).toEqual(first);
  await expect(stripe.refund({ ...part, refundId: "ref-2", amount: 7_951 })).rejects.toBeInstanceOf(
    ProviderRefusal,
  );
  await stripe.refund({ ...part, refundId: "ref-3", amount: 7_950 });
  await expect(stripe.refund({ ...part, refundId: "ref-4", amount: 1 })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
});

test("the answer to a refund is lost or a kept failure: it is given back once", async () => {
  const providerId = await started();
  pay(providerId);
  const part = { refundId: "ref-1", providerId, amount: 5_000, currency: "AUD" };
  fake.mishaps.push("lost", "lost", "lost");
  expect(await stripe.refund(part)).toMatchObject({ state: "succeeded" });
  fake.mishaps.push("failed-kept");
  expect(await stripe.refund({ ...part, refundId: "ref-2" })).toMatchObject({ state: "succeeded" });
  expect(fake.ledger.refunds).toHaveLength(2);
});

test("a bank that takes its time: the refund is pending until it says", async () => {
  const providerId = await started();
  pay(providerId);
  fake.ledger.isRefundSlow = true;
  const part = { refundId: "ref-1", providerId, amount: 5_000, currency: "AUD" };
  expect(await stripe.refund(part)).toMatchObject({ state: "pending" });
  Object.assign(fake.ledger.refunds[0] ?? {}, { status: "failed" });
  expect(await stripe.findRefund(part)).toMatchObject({ state: "failed" });
});

test("what is told is about the intent, of a refund too", async () => {
  const id = await started();
  pay(id);
  await stripe.refund({ refundId: "ref-1", providerId: id, amount: 1, currency: "AUD" });
  const told = fake.events(secret).map(({ headers, rawBody }) => stripe.readEvent(headers, rawBody));
  expect(await Promise.all(told)).toMatchObject([
    { kind: "payment_intent.created", providerId: id },
    { kind: "payment_intent.succeeded", providerId: id },
    { kind: "refund.created", providerId: id },
  ]);
});

test("about nothing of ours, it is taken and names nothing", async () => {
  const rawBody = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "payout.paid",
    data: { object: { id: "po_1" } },
  });
  const header = new Stripe(key).webhooks.generateTestHeaderString({ payload: rawBody, secret });
  expect(await stripe.readEvent({ "stripe-signature": header }, rawBody)).toEqual({
    eventId: "evt_1",
    kind: "payout.paid",
    providerId: undefined,
  });
});

test("forged, old, changed by a space, written anew, or not signed at all: refused", async () => {
  await started();
  const [event] = fake.events(secret);
  const [forged] = fake.events("whsec_other");
  const [old] = fake.events(secret, Math.floor(Date.now() / 1000) - 301);
  if (!event || !forged || !old) throw new Error("nothing has happened");
  const wrong: [Readonly<Record<string, string>>, string][] = [
    [forged.headers, forged.rawBody],
    [old.headers, old.rawBody],
    [event.headers, `${event.rawBody} `],
    [event.headers, JSON.stringify(JSON.parse(event.rawBody))],
    [{}, event.rawBody],
    [{ "stripe-signature": "t=1,v1=" }, event.rawBody],
  ];
  for (const [headers, rawBody] of wrong)
    await expect(stripe.readEvent(headers, rawBody)).rejects.toBeInstanceOf(ProviderRefusal);
  expect(await stripe.readEvent(event.headers, event.rawBody)).toMatchObject({ kind: event.kind });
});

import { afterEach, beforeEach, expect, it } from "vitest";
import type { PaymentProvider } from "@/backend/payment-providers/payment-provider";
import { type FakeStripe, startFakeStripe } from "@/backend/testing/fake-stripe/fake-stripe";
import { testCards } from "@/backend/testing/fake-stripe/test-cards";
import { createStripeProvider } from "./stripe-provider";

const key = "sk_test_shop";
const secret = "whsec_test";
let fake: FakeStripe;
let stripe: PaymentProvider;

beforeEach(async () => {
  fake = await startFakeStripe(key);
  stripe = createStripeProvider({
    STRIPE_SECRET_KEY: key,
    STRIPE_WEBHOOK_SECRET: secret,
    STRIPE_API_BASE: fake.url,
  });
});
afterEach(() => fake.stop());

async function payIntent() {
  const { payment } = await stripe.createPayment({
    paymentId: "pay-1",
    attempt: 1,
    amount: 12_950,
    currency: "AUD",
    email: "a@b.test",
    description: "Order 1",
    returnUrl: "https://shop.test/",
  });
  const intent = fake.ledger.intent(payment.providerId);
  fake.ledger.pay(intent, testCards.pm_card_visa);
  return intent;
}

const hour = 3_600_000;
const period = () => ({ from: new Date(Date.now() - hour), to: new Date(Date.now() + hour) });

it("the Stripe provider lists charges, refunds and disputes of a period with the payment they belong to", async () => {
  const intent = await payIntent();
  await stripe.refund({ refundId: "ref-1", providerId: intent.id, amount: 2_000, currency: "AUD" });
  fake.ledger.refund(intent, 500, {});
  const dispute = fake.ledger.openDispute(intent);
  const transactions = await collect(stripe.listTransactions(period()));
  const shared = { providerId: intent.id, currency: "AUD" };
  expect(transactions).toMatchObject([
    { ...shared, kind: "dispute", amount: -12_950, disputeId: dispute.id },
    { ...shared, kind: "refund", amount: -500 },
    { ...shared, kind: "refund", amount: -2_000, refundId: "ref-1" },
    { ...shared, kind: "payment", amount: 12_950 },
  ]);
  const before = { from: new Date(0), to: new Date(Date.now() - hour) };
  expect(await collect(stripe.listTransactions(before))).toEqual([]);
});

it("the Stripe provider names the dispute in its webhook, and fetches its state", async () => {
  const intent = await payIntent();
  const dispute = fake.ledger.openDispute(intent);
  const message = fake.events(secret).find(({ kind }) => kind === "charge.dispute.created");
  const event = await stripe.parseWebhook(message?.headers ?? {}, message?.rawBody ?? "");
  expect(event).toMatchObject({ providerId: intent.id, disputeId: dispute.id });
  expect(await stripe.fetchDispute(dispute.id)).toMatchObject({
    state: "open",
    amount: 12_950,
    currency: "AUD",
  });
  dispute.status = "lost";
  expect(await stripe.fetchDispute(dispute.id)).toMatchObject({ state: "lost" });
  expect(await stripe.fetchDispute("dp_unknown")).toBeUndefined();
});

it("the Stripe provider repeats a refused refund under a new key", async () => {
  const intent = await payIntent();
  const refund = { refundId: "ref-1", providerId: intent.id, amount: 20_000, currency: "AUD" };
  await expect(stripe.refund(refund)).rejects.toMatchObject({ code: "amount_too_large" });
  intent.amount = 20_000;
  await expect(stripe.refund(refund)).rejects.toMatchObject({ code: "amount_too_large" });
  expect(await stripe.refund({ ...refund, attempt: 2 })).toMatchObject({ state: "succeeded" });
});

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const collected: T[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

import Stripe from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type FakeStripe, startFakeStripe } from "./fake-stripe";

const key = "sk_test_fake";
let fake: FakeStripe;
let stripe: Stripe;

beforeAll(async () => {
  fake = await startFakeStripe(key);
  const { hostname: host, port } = new URL(fake.url);
  stripe = new Stripe(key, { host, port, protocol: "http", maxNetworkRetries: 0, telemetry: false });
});
afterAll(() => fake.stop());

const wrong: [string, Record<string, unknown>, { code?: string; param?: string }][] = [
  ["what was taken out of the API", { payment_method_types: ["card"] }, { code: "parameter_unknown" }],
  ["a key of nobody", { colour: "red" }, { code: "parameter_unknown", param: "colour" }],
  [
    "one inside another",
    { automatic_payment_methods: { enabled: true, on: true } },
    { code: "parameter_unknown", param: "automatic_payment_methods[on]" },
  ],
  ["a missing amount", { amount: undefined }, { code: "parameter_missing", param: "amount" }],
  [
    "a missing one inside",
    { automatic_payment_methods: { allow_redirects: "never" } },
    { code: "parameter_missing", param: "automatic_payment_methods[enabled]" },
  ],
  ["half a cent", { amount: 12.5 }, { code: "parameter_invalid_integer", param: "amount" }],
  ["nothing to pay", { amount: 0 }, { code: "parameter_invalid_integer", param: "amount" }],
  ["a currency of nobody", { currency: "xyz" }, { param: "currency" }],
  ["a yes that is none", { confirm: "maybe" }, { param: "confirm" }],
  ["an empty text", { description: "" }, { code: "parameter_invalid_empty", param: "description" }],
  ["an object for a text", { description: { a: 1 } }, { code: "parameter_invalid_string" }],
  ["a text for an object", { metadata: "a" }, { code: "parameter_invalid_hash" }],
  ["what cannot be expanded", { expand: ["everything"] }, { param: "expand" }],
  ["too long a note", { metadata: { a: "x".repeat(501) } }, { param: "metadata" }],
  ["a way back nobody needs", { return_url: "https://shop.test" }, { param: "return_url" }],
  ["a card of nobody", { confirm: true, payment_method: "pm_1" }, { code: "resource_missing" }],
  ["a card without a way back", { confirm: true, payment_method: "pm_card_visa" }, { param: "return_url" }],
];

test.each(wrong)("refuses %s in Stripe's words", async (_, params, expected) => {
  // What the types forbid is just what is asked here.
  const body = { amount: 100, currency: "aud", ...params } as Stripe.PaymentIntentCreateParams;
  const error = await stripe.paymentIntents.create(body).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(error).toMatchObject(expected);
});

test("what it does not know how to do is a failure, never a quiet yes", async () => {
  const { length } = fake.ledger.intents;
  await expect(
    stripe.paymentIntents.create({ amount: 100, currency: "aud", capture_method: "manual" }),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
  await expect(stripe.customers.create({})).rejects.toMatchObject({ statusCode: 404 });
  expect(fake.ledger.intents).toHaveLength(length);
});

const body = { amount: 100, currency: "aud" };

test("the same key brings the same answer, and says so; with another question it is refused", async () => {
  const key = { idempotencyKey: "one" };
  const first = await stripe.paymentIntents.create(body, key);
  const second = await stripe.paymentIntents.create(body, key);
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
  await expect(stripe.paymentIntents.create({ ...body, amount: 101 }, key)).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  );
});

test("while the first is at work its key is taken", async () => {
  fake.mishaps.push("slow");
  const ask = () => stripe.paymentIntents.create(body, { idempotencyKey: "two" });
  const both = await Promise.allSettled([ask(), ask()]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "idempotency_key_in_use", statusCode: 409 },
  });
});

test("a question that was malformed is not kept: put right, the key serves", async () => {
  const key = { idempotencyKey: "three" };
  await expect(stripe.paymentIntents.create({ ...body, amount: 0 }, key)).rejects.toThrow();
  expect(await stripe.paymentIntents.create(body, key)).toMatchObject({ amount: 100 });
});

test("a kept failure is brought again and again, and the work was done once", async () => {
  const { length } = fake.ledger.intents;
  fake.mishaps.push("failed-kept");
  const ask = () => stripe.paymentIntents.create(body, { idempotencyKey: "four" });
  for (let time = 0; time < 3; time += 1)
    await expect(ask()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
  expect(fake.ledger.intents).toHaveLength(length + 1);
});

test("too many is told as that, and nothing is done", async () => {
  const { length } = fake.ledger.intents;
  fake.mishaps.push("busy");
  await expect(stripe.paymentIntents.create(body)).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
  expect(fake.ledger.intents).toHaveLength(length);
});

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
  ["a removed parameter", { payment_method_types: ["card"] }, { code: "parameter_unknown" }],
  ["an unknown parameter", { colour: "red" }, { code: "parameter_unknown", param: "colour" }],
  [
    "an unknown nested parameter",
    { automatic_payment_methods: { enabled: true, on: true } },
    { code: "parameter_unknown", param: "automatic_payment_methods[on]" },
  ],
  ["a missing amount", { amount: undefined }, { code: "parameter_missing", param: "amount" }],
  [
    "a missing nested parameter",
    { automatic_payment_methods: { allow_redirects: "never" } },
    { code: "parameter_missing", param: "automatic_payment_methods[enabled]" },
  ],
  ["a fractional amount", { amount: 12.5 }, { code: "parameter_invalid_integer", param: "amount" }],
  ["a zero amount", { amount: 0 }, { code: "parameter_invalid_integer", param: "amount" }],
  ["an unknown currency", { currency: "xyz" }, { param: "currency" }],
  ["an invalid boolean", { confirm: "maybe" }, { param: "confirm" }],
  ["an empty string", { description: "" }, { code: "parameter_invalid_empty", param: "description" }],
  ["an object instead of a string", { description: { a: 1 } }, { code: "parameter_invalid_string" }],
  ["a string instead of an object", { metadata: "a" }, { code: "parameter_invalid_hash" }],
  ["an unknown expand value", { expand: ["everything"] }, { param: "expand" }],
  ["a metadata value that is too long", { metadata: { a: "x".repeat(501) } }, { param: "metadata" }],
  ["a return_url without confirm", { return_url: "https://shop.test" }, { param: "return_url" }],
  ["an unknown card", { confirm: true, payment_method: "pm_1" }, { code: "resource_missing" }],
  [
    "a confirmed card without return_url",
    { confirm: true, payment_method: "pm_card_visa" },
    { param: "return_url" },
  ],
];

test.each(wrong)("the fake Stripe refuses %s with Stripe's error", async (_, params, expected) => {
  // The types forbid these parameters.
  const body = { amount: 100, currency: "aud", ...params } as Stripe.PaymentIntentCreateParams;
  const error = await stripe.paymentIntents.create(body).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
  expect(error).toMatchObject(expected);
});

test("the fake Stripe fails for parameters and calls that it does not simulate", async () => {
  const { length } = fake.ledger.intents;
  await expect(
    stripe.paymentIntents.create({ amount: 100, currency: "aud", capture_method: "manual" }),
  ).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
  await expect(stripe.customers.create({})).rejects.toMatchObject({ statusCode: 404 });
  expect(fake.ledger.intents).toHaveLength(length);
});

const body = { amount: 100, currency: "aud" };

test("an idempotency key replays the response, and is refused for other parameters", async () => {
  const key = { idempotencyKey: "one" };
  const first = await stripe.paymentIntents.create(body, key);
  const second = await stripe.paymentIntents.create(body, key);
  expect(second.id).toBe(first.id);
  expect(second.lastResponse.headers["idempotent-replayed"]).toBe("true");
  await expect(stripe.paymentIntents.create({ ...body, amount: 101 }, key)).rejects.toBeInstanceOf(
    Stripe.errors.StripeIdempotencyError,
  );
});

test("a concurrent request with the same idempotency key gets 409", async () => {
  fake.faults.push("slow");
  const createIntent = () => stripe.paymentIntents.create(body, { idempotencyKey: "two" });
  const both = await Promise.allSettled([createIntent(), createIntent()]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "idempotency_key_in_use", statusCode: 409 },
  });
});

test("an invalid request does not use up its idempotency key", async () => {
  const key = { idempotencyKey: "three" };
  await expect(stripe.paymentIntents.create({ ...body, amount: 0 }, key)).rejects.toThrow();
  expect(await stripe.paymentIntents.create(body, key)).toMatchObject({ amount: 100 });
});

test("a stored failure is replayed, and the operation runs once", async () => {
  const { length } = fake.ledger.intents;
  fake.faults.push("failed-stored");
  const createIntent = () => stripe.paymentIntents.create(body, { idempotencyKey: "four" });
  for (let time = 0; time < 3; time += 1)
    await expect(createIntent()).rejects.toBeInstanceOf(Stripe.errors.StripeAPIError);
  expect(fake.ledger.intents).toHaveLength(length + 1);
});

test("a rate-limited request changes nothing", async () => {
  const { length } = fake.ledger.intents;
  fake.faults.push("busy");
  await expect(stripe.paymentIntents.create(body)).rejects.toBeInstanceOf(Stripe.errors.StripeRateLimitError);
  expect(fake.ledger.intents).toHaveLength(length);
});

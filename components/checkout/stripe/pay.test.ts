import type { PaymentIntentResult, StripeElements } from "@stripe/stripe-js";
import { beforeEach, expect, test, vi } from "vitest";
import { pay, type Paying } from "./pay";

const shown = { amount: 12_950, currency: "AUD" };
const begun = { clientSecret: "pi_1_secret", transactionId: "pi_1", orderToken: "order-1" };
let order: string[];
let answers: { submit: unknown; confirm: unknown; retrieve: unknown };

beforeEach(() => {
  order = [];
  answers = { submit: {}, confirm: { paymentIntent: { id: "pi_1", status: "succeeded" } }, retrieve: {} };
});

/** Answers a tick later, so that whoever does not wait for one step is seen in the next. */
const step = (name: keyof typeof answers) =>
  vi.fn(async () => {
    order.push(`${name} asked`);
    await Promise.resolve();
    order.push(`${name} answered`);
    const answer = answers[name];
    if (answer instanceof Error) throw answer;
    return answer as never;
  });

function paying(more: Partial<Paying> = {}) {
  const confirmPayment = step("confirm");
  const stripe = { confirmPayment, retrievePaymentIntent: step("retrieve") };
  const elements = { submit: step("submit") } as unknown as StripeElements;
  const start = async () => {
    order.push("begun");
    return begun;
  };
  const returnUrl = () => "https://shop.test/checkout/complete?order=order-1";
  return { confirmPayment, outcome: pay({ stripe, elements, shown, start, returnUrl, ...more }) };
}

const failed = (error: object): PaymentIntentResult => ({ error }) as PaymentIntentResult;

test("the form is handed in first, then our side begins, then Stripe confirms: each after the other", async () => {
  const { outcome, confirmPayment } = paying();
  // Before anything is awaited: later the click is stale, and no wallet opens.
  expect(order).toEqual(["submit asked"]);
  expect(await outcome).toEqual({ kind: "done", transactionId: "pi_1" });
  expect(order).toEqual(["submit asked", "submit answered", "begun", "confirm asked", "confirm answered"]);
  expect(confirmPayment.mock.calls).toMatchObject([
    [
      {
        clientSecret: "pi_1_secret",
        redirect: "if_required",
        confirmParams: { return_url: "https://shop.test/checkout/complete?order=order-1" },
      },
    ],
  ]);
});

test("what is not filled in begins nothing", async () => {
  answers.submit = { error: { type: "validation_error" } };
  expect(await paying().outcome).toEqual({ kind: "incomplete" });
  expect(order).not.toContain("begun");
});

test("where our side refuses, Stripe is asked for nothing", async () => {
  const { outcome } = paying({ start: () => Promise.reject(new Error("pending payments")) });
  expect(await outcome).toEqual({ kind: "refused" });
  expect(order).not.toContain("confirm asked");
});

test.each([{ amount: 13_000 }, { currency: "USD" }])(
  "nobody pays another amount than they read: %j",
  async (other) => {
    const { outcome } = paying({ start: async () => ({ ...begun, ...shown, ...other }) });
    expect(await outcome).toEqual({ kind: "failed", failure: "changed" });
    expect(order).not.toContain("confirm asked");
  },
);

test.each([
  [{ type: "card_error", code: "card_declined", decline_code: "generic_decline" }, "declined"],
  [{ type: "card_error", code: "card_declined", decline_code: "insufficient_funds" }, "insufficient-funds"],
  [{ type: "card_error", code: "expired_card" }, "expired"],
  [{ type: "invalid_request_error", code: "payment_intent_authentication_failure" }, "not-confirmed"],
  [{ type: "api_error" }, "other"],
])("refused by the bank, %j, is %s", async (error, failure) => {
  answers.confirm = failed(error);
  expect(await paying().outcome).toEqual({ kind: "failed", failure });
});

test("paid already, in another tab: done, not failed", async () => {
  const intent = { id: "pi_1", status: "succeeded" };
  answers.confirm = failed({
    type: "invalid_request_error",
    code: "unexpected_state",
    payment_intent: intent,
  });
  expect(await paying().outcome).toEqual({ kind: "done", transactionId: "pi_1" });
});

test.each([
  ["breaks", new Error("cut")],
  ["is told as lost", failed({ type: "api_connection_error" })],
])("the connection %s while paying: what became of it is looked up", async (_, answer) => {
  answers.confirm = answer;
  answers.retrieve = { paymentIntent: { id: "pi_1", status: "processing" } };
  expect(await paying().outcome).toEqual({ kind: "done", transactionId: "pi_1" });
  answers.retrieve = new Error("still cut");
  expect(await paying().outcome).toEqual({ kind: "failed", failure: "unsure" });
});

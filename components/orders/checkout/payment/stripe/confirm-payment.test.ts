import type { PaymentIntentResult, StripeElements } from "@stripe/stripe-js";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { confirmPayment, type ConfirmPaymentOptions } from "./confirm-payment";

const displayed = { amount: 12_950, currency: "AUD" };
const started = { clientSecret: "pi_1_secret", transactionId: "pi_1", orderToken: "order-1" };
let order: string[];
let responses: { submit: unknown; confirm: unknown; retrieve: unknown };

beforeEach(() => {
  order = [];
  responses = { submit: {}, confirm: { paymentIntent: { id: "pi_1", status: "succeeded" } }, retrieve: {} };
});

/** Resolves one tick later, so that a missing await shows in the recorded order. */
const step = (name: keyof typeof responses) =>
  vi.fn(async () => {
    order.push(`${name} called`);
    await Promise.resolve();
    order.push(`${name} resolved`);
    const response = responses[name];
    if (response instanceof Error) throw response;
    return response as never;
  });

function startPaying(more: Partial<ConfirmPaymentOptions> = {}) {
  const confirm = step("confirm");
  const stripe = { confirmPayment: confirm, retrievePaymentIntent: step("retrieve") };
  const elements = { submit: step("submit") } as unknown as StripeElements;
  const start = async () => {
    order.push("started");
    return started;
  };
  const returnUrl = () => "https://shop.test/checkout/complete?order=order-1";
  return { confirm, outcome: confirmPayment({ stripe, elements, displayed, start, returnUrl, ...more }) };
}

const failed = (error: object): PaymentIntentResult => ({ error }) as PaymentIntentResult;

describe("confirmPayment", () => {
  test("submits the form, starts the payment and confirms it, in this order", async () => {
    const { outcome, confirm } = startPaying();
    // Before any await: wallets open only within the click.
    expect(order).toEqual(["submit called"]);
    expect(await outcome).toEqual({ kind: "done", transactionId: "pi_1" });
    expect(order).toEqual([
      "submit called",
      "submit resolved",
      "started",
      "confirm called",
      "confirm resolved",
    ]);
    expect(confirm.mock.calls).toMatchObject([
      [
        {
          clientSecret: "pi_1_secret",
          redirect: "if_required",
          confirmParams: { return_url: "https://shop.test/checkout/complete?order=order-1" },
        },
      ],
    ]);
  });

  test("starts no payment when the form is incomplete", async () => {
    responses.submit = { error: { type: "validation_error" } };
    expect(await startPaying().outcome).toEqual({ kind: "incomplete" });
    expect(order).not.toContain("started");
  });

  test("confirms nothing when the backend refuses to start the payment", async () => {
    const { outcome } = startPaying({ start: () => Promise.reject(new Error("pending payments")) });
    expect(await outcome).toEqual({ kind: "refused" });
    expect(order).not.toContain("confirm called");
  });

  test.each([{ amount: 13_000 }, { currency: "USD" }])(
    "confirms nothing when the amount or currency differs from the displayed one: %j",
    async (other) => {
      const { outcome } = startPaying({ start: async () => ({ ...started, ...displayed, ...other }) });
      expect(await outcome).toEqual({ kind: "failed", failure: "changed" });
      expect(order).not.toContain("confirm called");
    },
  );

  test.each([
    [{ type: "card_error", code: "card_declined", decline_code: "generic_decline" }, "declined"],
    [{ type: "card_error", code: "card_declined", decline_code: "insufficient_funds" }, "insufficient-funds"],
    [{ type: "card_error", code: "expired_card" }, "expired"],
    [{ type: "invalid_request_error", code: "payment_intent_authentication_failure" }, "not-confirmed"],
    [{ type: "api_error" }, "other"],
  ])("maps the bank's refusal %j to %s", async (error, failure) => {
    responses.confirm = failed(error);
    expect(await startPaying().outcome).toEqual({ kind: "failed", failure });
  });

  test("reports success when the payment was completed in another tab", async () => {
    const intent = { id: "pi_1", status: "succeeded" };
    responses.confirm = failed({
      type: "invalid_request_error",
      code: "unexpected_state",
      payment_intent: intent,
    });
    expect(await startPaying().outcome).toEqual({ kind: "done", transactionId: "pi_1" });
  });

  test.each([
    ["breaks", new Error("cut")],
    ["is reported as lost", failed({ type: "api_connection_error" })],
  ])("looks up the payment when the connection %s", async (_, response) => {
    responses.confirm = response;
    responses.retrieve = { paymentIntent: { id: "pi_1", status: "processing" } };
    expect(await startPaying().outcome).toEqual({ kind: "done", transactionId: "pi_1" });
    responses.retrieve = new Error("still cut");
    expect(await startPaying().outcome).toEqual({ kind: "failed", failure: "unsure" });
  });
});

import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { runWithDeadline } from "./call-deadline";
import { ProviderUnknownError } from "./payment-provider";
import { createPayPalClient } from "@/backend/payment-providers/paypal/paypal-client";
import { createStripeProvider } from "@/backend/payment-providers/stripe/stripe-provider";

/** Accepts requests and never responds. */
async function startHangingServer(): Promise<string> {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
}

async function elapsedMs(run: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await expect(runWithDeadline(300, run)).rejects.toThrow(ProviderUnknownError);
  return performance.now() - startedAt;
}

const payment = {
  paymentId: "payment-of-the-deadline-test",
  attempt: 1,
  amount: 1000,
  currency: "EUR",
  email: "a@b.example",
  description: "",
  returnUrl: "https://shop.example/",
  token: "pm_card_visa",
};

test("a hanging Stripe: creating a payment, with its retries and look-ups, ends at the deadline", async () => {
  const settings = { STRIPE_SECRET_KEY: "sk_test_x", STRIPE_WEBHOOK_SECRET: "whsec_x" };
  const stripe = createStripeProvider({ ...settings, STRIPE_API_BASE: await startHangingServer() });
  expect(await elapsedMs(() => stripe.createPayment(payment))).toBeLessThan(4_000);
});

test("a hanging PayPal: a request with its retries ends at the deadline", async () => {
  const apiBase = await startHangingServer();
  const request = createPayPalClient({ apiBase, clientId: "client", secret: "secret" });
  expect(await elapsedMs(() => request({ method: "GET", path: "/v2/x" }))).toBeLessThan(4_000);
});

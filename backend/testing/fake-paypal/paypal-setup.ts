import { onTestFinished } from "vitest";
import type { CreatePaymentRequest } from "@/backend/payment-providers/payment-provider";
import { createPayPalProvider } from "@/backend/payment-providers/paypal/paypal-provider";
import type { Plan, PlanStore } from "@/backend/payment-providers/paypal/paypal-store";
import { fakeCredentials, startFakePayPal } from "./fake-paypal";

export type FakePayPal = Awaited<ReturnType<typeof startFakePayPal>>;

/** A new instance of our provider for the fake PayPal, without shared state. */
export function createTestProvider(
  fake: FakePayPal,
  startedSince: (since: Date) => Promise<readonly string[]> = async () => [],
  book: PlanStore = createMemoryPlanBook(),
) {
  return createPayPalProvider({
    settings: { ...fakeCredentials, environment: "sandbox", apiBase: fake.url },
    listOrderIdsSince: startedSince,
    planStore: book,
    waitsMs: [1, 1],
    timeoutMs: 1_000,
    trusted: [fake.signer.root.pem],
    now: fake.now,
  });
}

export function createMemoryPlanBook(): PlanStore {
  const plans = new Map<string, Plan>();
  return {
    listByProduct: async (account, productId) =>
      [...plans.values()].filter((plan) => plan.account === account && plan.productId === productId),
    findById: async (id) => plans.get(id),
    save: async (plan) => void plans.set(plan.id, plan),
  };
}

/** Both stop when the test finishes. */
export async function startTestPayPal() {
  const fake = await startFakePayPal();
  onTestFinished(fake.stop);
  return { fake, paypal: createTestProvider(fake) };
}

export const samplePayment: CreatePaymentRequest = {
  paymentId: "pay_1",
  attempt: 1,
  amount: 12_950,
  currency: "AUD",
  email: "buyer@example.test",
  description: "Order TM-1",
  returnUrl: "http://localhost:3000/checkout/complete?order=abc",
};

import { onTestFinished } from "vitest";
import type { StartPayment } from "@/backend/payments/port";
import { makePayPal } from "@/backend/payments/paypal/paypal-provider";
import type { Plan, PlanBook } from "@/backend/payments/paypal/plan-book";
import { fakeKeys, runFakePayPal } from "./fake-paypal";

export type FakePayPal = Awaited<ReturnType<typeof runFakePayPal>>;

/** Ours, speaking to the fake one; each a program of its own, which remembers nothing of another. */
export function connect(
  fake: FakePayPal,
  begunSince: (since: Date) => Promise<readonly string[]> = async () => [],
  book: PlanBook = bookInMemory(),
) {
  return makePayPal({
    settings: { ...fakeKeys, environment: "sandbox", apiBase: fake.url },
    begunSince,
    book,
    waitsMs: [1, 1],
    timeoutMs: 1_000,
    trusted: [fake.signer.root.pem],
    now: fake.now,
  });
}

export function bookInMemory(): PlanBook {
  const kept = new Map<string, Plan>();
  return {
    ofProduct: async (account, productId) =>
      [...kept.values()].filter((plan) => plan.account === account && plan.productId === productId),
    byId: async (id) => kept.get(id),
    keep: async (plan) => void kept.set(plan.id, plan),
  };
}

/** Both end with the test. */
export async function runPayPal() {
  const fake = await runFakePayPal();
  onTestFinished(fake.stop);
  return { fake, paypal: connect(fake) };
}

export const somePayment: StartPayment = {
  paymentId: "pay_1",
  attempt: 1,
  amount: 12_950,
  currency: "AUD",
  email: "buyer@example.test",
  description: "Order TM-1",
  returnUrl: "http://localhost:3000/checkout/complete?order=abc",
};

import { type PaymentProvider, ProviderRefusal, type StartRefund } from "@/backend/payments/port";
import { toDecimalString } from "@/lib/domain/provider-amount";
import type { PayPalClient } from "./paypal-client";
import { paypalRefund } from "./paypal-shapes";
import { readAs, refundOf } from "./read-order";
import { type ReadSubscription, takenOf } from "./read-subscription";

type Given = Pick<PaymentProvider, "refund" | "findRefund">;

/** What was taken for a subscription is given back by its transaction, which PayPal takes for a capture. */
export function makeSubscriptionRefunds(
  ask: PayPalClient,
  read: (providerId: string) => Promise<ReadSubscription | undefined>,
): Given {
  /** Transactions do not list what was given back of them: it is known by its own id, once there is one. */
  async function findRefund({ knownAs }: StartRefund) {
    if (knownAs === undefined) return undefined;
    const answer = await ask({ method: "GET", path: `/v2/payments/refunds/${encodeURIComponent(knownAs)}` });
    return answer === undefined ? undefined : refundOf(readAs(paypalRefund, answer));
  }

  /** Asked twice it is given once: PayPal keeps the ids of these requests for 45 days. */
  async function refund({ refundId, providerId, amount, currency }: StartRefund) {
    const answer = await ask({
      method: "POST",
      path: `/v2/payments/captures/${encodeURIComponent(await transactionOf(providerId))}/refund`,
      body: {
        amount: { currency_code: currency, value: toDecimalString(amount, currency) },
        custom_id: refundId,
      },
      requestId: `${refundId}:refund`,
    });
    return refundOf(readAs(paypalRefund, answer));
  }

  async function transactionOf(providerId: string): Promise<string> {
    const [subscriptionId = "", renewal] = providerId.split(":");
    if (renewal !== undefined) return renewal;
    const found = await read(subscriptionId);
    const [first] = found ? takenOf(found) : [];
    if (first === undefined) throw new ProviderRefusal("NOTHING_CAPTURED");
    return first.id;
  }

  return { refund, findRefund };
}

import type Stripe from "stripe";
import { type ProviderRefund, ProviderUnknown, type StartRefund } from "@/backend/payments/port";
import { toProviderMinorUnits } from "@/lib/domain/provider-amount";
import { askStripe } from "./ask-stripe";

export async function refundIntent(stripe: Stripe, refund: StartRefund): Promise<ProviderRefund> {
  const params = {
    payment_intent: refund.providerId,
    amount: toProviderMinorUnits(refund.amount, refund.currency),
    metadata: { refund_id: refund.refundId },
  };
  try {
    const key = { idempotencyKey: `${refund.refundId}:refund` };
    return readRefund(await askStripe(() => stripe.refunds.create(params, key)));
  } catch (error) {
    if (!(error instanceof ProviderUnknown)) throw error;
    const found = await findStripeRefund(stripe, refund);
    if (!found) throw error;
    return found;
  }
}

export async function findStripeRefund(
  stripe: Stripe,
  refund: StartRefund,
): Promise<ProviderRefund | undefined> {
  return askStripe(async () => {
    for await (const one of stripe.refunds.list({ payment_intent: refund.providerId, limit: 100 }))
      if (one.metadata?.refund_id === refund.refundId) return readRefund(one);
    return undefined;
  });
}

function readRefund({ id, status }: Stripe.Refund): ProviderRefund {
  if (status === "succeeded") return { providerId: id, state: "succeeded" };
  return { providerId: id, state: status === "failed" || status === "canceled" ? "failed" : "pending" };
}

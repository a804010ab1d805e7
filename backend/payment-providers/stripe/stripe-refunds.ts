import type Stripe from "stripe";
import {
  type ProviderRefund,
  ProviderUnknownError,
  type RefundRequest,
  toRefundKey,
} from "@/backend/payment-providers/payment-provider";
import { toProviderMinorUnits } from "@/lib/domain/orders/provider-amount";
import { callStripe } from "./call-stripe";

export async function createStripeRefund(stripe: Stripe, refund: RefundRequest): Promise<ProviderRefund> {
  const params = {
    payment_intent: refund.providerId,
    amount: toProviderMinorUnits(refund.amount, refund.currency),
    metadata: { refund_id: refund.refundId },
  };
  try {
    const key = { idempotencyKey: toRefundKey(refund) };
    return toProviderRefund(await callStripe(() => stripe.refunds.create(params, key)));
  } catch (error) {
    if (!(error instanceof ProviderUnknownError)) throw error;
    const existing = await fetchStripeRefund(stripe, refund);
    if (!existing) throw error;
    return existing;
  }
}

export async function fetchStripeRefund(
  stripe: Stripe,
  refund: RefundRequest,
): Promise<ProviderRefund | undefined> {
  return callStripe(async () => {
    for await (const candidate of stripe.refunds.list({ payment_intent: refund.providerId, limit: 100 }))
      if (candidate.metadata?.refund_id === refund.refundId) return toProviderRefund(candidate);
    return undefined;
  });
}

function toProviderRefund({ id, status }: Stripe.Refund): ProviderRefund {
  if (status === "succeeded") return { providerId: id, state: "succeeded" };
  return { providerId: id, state: status === "failed" || status === "canceled" ? "failed" : "pending" };
}

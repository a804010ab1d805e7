import {
  type PaymentProvider,
  ProviderRejectedError,
  type RefundRequest,
  toRefundKey,
} from "@/backend/payment-providers/payment-provider";
import { toDecimalString } from "@/lib/domain/orders/provider-amount";
import type { PayPalClient } from "./paypal-client";
import { paypalRefund } from "./paypal-shapes";
import { parseResponse, toProviderRefund } from "./map-order";
import { type SubscriptionDetails, completedTransactions } from "./map-subscription";

type RefundOperations = Pick<PaymentProvider, "refund" | "fetchRefund">;

/** Refunds a subscription charge through its transaction, which PayPal treats as a capture. */
export function createSubscriptionRefunds(
  request: PayPalClient,
  fetchDetails: (providerId: string) => Promise<SubscriptionDetails | undefined>,
): RefundOperations {
  /** Transactions do not list their refunds, so a refund can be found only by its own id. */
  async function fetchRefund({ providerRefundId }: RefundRequest) {
    if (providerRefundId === undefined) return undefined;
    const response = await request({
      method: "GET",
      path: `/v2/payments/refunds/${encodeURIComponent(providerRefundId)}`,
    });
    return response === undefined ? undefined : toProviderRefund(parseResponse(paypalRefund, response));
  }

  /** Idempotent: PayPal deduplicates these requests by id for 45 days. */
  async function refund(refundRequest: RefundRequest) {
    const { refundId, providerId, amount, currency } = refundRequest;
    const response = await request({
      method: "POST",
      path: `/v2/payments/captures/${encodeURIComponent(await findTransactionId(providerId))}/refund`,
      body: {
        amount: { currency_code: currency, value: toDecimalString(amount, currency) },
        custom_id: refundId,
      },
      requestId: toRefundKey(refundRequest),
    });
    return toProviderRefund(parseResponse(paypalRefund, response));
  }

  async function findTransactionId(providerId: string): Promise<string> {
    const [subscriptionId = "", renewal] = providerId.split(":");
    if (renewal !== undefined) return renewal;
    const details = await fetchDetails(subscriptionId);
    const [first] = details ? completedTransactions(details) : [];
    if (first === undefined) throw new ProviderRejectedError("NOTHING_CAPTURED");
    return first.id;
  }

  return { refund, fetchRefund };
}

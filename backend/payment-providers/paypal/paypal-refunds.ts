import {
  type ProviderRefund,
  ProviderRejectedError,
  type RefundRequest,
  toRefundKey,
} from "@/backend/payment-providers/payment-provider";
import { toDecimalString } from "@/lib/domain/orders/provider-amount";
import type { PayPalClient } from "./paypal-client";
import { orderPath } from "./paypal-orders";
import { paypalRefund, type PayPalOrder } from "./paypal-shapes";
import { parseResponse, parseOrder, toProviderRefund, orderRefunds, completedCaptures } from "./map-order";

/** Refunds have our id in `custom_id` and are looked up first, because PayPal forgets request ids. */
export function createPayPalRefunds(request: PayPalClient) {
  async function fetchOrder({ providerId }: RefundRequest): Promise<PayPalOrder | undefined> {
    const response = await request({ method: "GET", path: orderPath(providerId) });
    return response === undefined ? undefined : parseOrder(response);
  }

  async function fetchRefund(refund: RefundRequest): Promise<ProviderRefund | undefined> {
    const order = await fetchOrder(refund);
    return order && findExisting(order, refund.refundId);
  }

  async function refund(refundRequest: RefundRequest): Promise<ProviderRefund> {
    const { refundId, amount, currency } = refundRequest;
    const order = await fetchOrder(refundRequest);
    if (order === undefined) throw new ProviderRejectedError("RESOURCE_NOT_FOUND");
    const existing = findExisting(order, refundId);
    if (existing !== undefined) return existing;
    const [capture] = completedCaptures(order);
    if (capture === undefined) throw new ProviderRejectedError("NOTHING_CAPTURED");
    const response = await request({
      method: "POST",
      path: `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`,
      body: {
        amount: { currency_code: currency, value: toDecimalString(amount, currency) },
        custom_id: refundId,
      },
      requestId: toRefundKey(refundRequest),
    });
    return toProviderRefund(parseResponse(paypalRefund, response));
  }

  return { refund, fetchRefund };
}

function findExisting(order: PayPalOrder, refundId: string): ProviderRefund | undefined {
  const found = orderRefunds(order).find(({ custom_id }) => custom_id === refundId);
  return found && toProviderRefund(found);
}

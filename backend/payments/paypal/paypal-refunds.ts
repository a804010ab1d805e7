import { type ProviderRefund, ProviderRefusal, type StartRefund } from "@/backend/payments/port";
import { toDecimalString } from "@/lib/domain/provider-amount";
import type { PayPalClient } from "./paypal-client";
import { orderPath } from "./paypal-orders";
import { paypalRefund, type PayPalOrder } from "./paypal-shapes";
import { readAs, readOrder, refundOf, refundsOf, takenCaptures } from "./read-order";

/** What is given back names our refund in `custom_id`: looked for first, because PayPal forgets the ids of requests. */
export function makePayPalRefunds(ask: PayPalClient) {
  async function orderOf({ providerId }: StartRefund): Promise<PayPalOrder | undefined> {
    const answer = await ask({ method: "GET", path: orderPath(providerId) });
    return answer === undefined ? undefined : readOrder(answer);
  }

  async function findRefund(refund: StartRefund): Promise<ProviderRefund | undefined> {
    const order = await orderOf(refund);
    return order && given(order, refund.refundId);
  }

  async function refund(asked: StartRefund): Promise<ProviderRefund> {
    const { refundId, amount, currency } = asked;
    const order = await orderOf(asked);
    if (order === undefined) throw new ProviderRefusal("RESOURCE_NOT_FOUND");
    const earlier = given(order, refundId);
    if (earlier !== undefined) return earlier;
    const [capture] = takenCaptures(order);
    if (capture === undefined) throw new ProviderRefusal("NOTHING_CAPTURED");
    const answer = await ask({
      method: "POST",
      path: `/v2/payments/captures/${encodeURIComponent(capture.id)}/refund`,
      body: {
        amount: { currency_code: currency, value: toDecimalString(amount, currency) },
        custom_id: refundId,
      },
      requestId: `${refundId}:refund`,
    });
    return refundOf(readAs(paypalRefund, answer));
  }

  return { refund, findRefund };
}

function given(order: PayPalOrder, refundId: string): ProviderRefund | undefined {
  const found = refundsOf(order).find(({ custom_id }) => custom_id === refundId);
  return found && refundOf(found);
}

import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusal,
  ProviderUnknown,
} from "@/backend/payments/port";
import type { PayPalClient } from "./paypal-client";
import { isUnpaid, orderPath } from "./paypal-orders";
import type { PayPalOrder } from "./paypal-shapes";
import { paymentOf, readOrder } from "./read-order";

/** Takes the money of an order its buyer has agreed to: by the server, never by the script in the browser. */
export function makePayPalCapture(ask: PayPalClient): Pick<PaymentProvider, "capture"> {
  async function read(providerId: string): Promise<PayPalOrder | undefined> {
    const answer = await ask({ method: "GET", path: orderPath(providerId) });
    return answer === undefined ? undefined : readOrder(answer);
  }

  async function capture(providerId: string, paymentId: string): Promise<ProviderPayment> {
    const order = await read(providerId);
    if (order === undefined) throw new ProviderRefusal("RESOURCE_NOT_FOUND", "expired");
    const payment = paymentOf(order);
    if (payment.paymentId !== paymentId) throw new ProviderRefusal("PAYMENT_MISMATCH");
    if (payment.state === "open") throw new ProviderRefusal("ORDER_NOT_APPROVED", "not-confirmed");
    if (payment.state !== "approved") return payment;
    // Approved anew after a refusal it is a new try; that nothing is taken twice, the order itself sees to.
    const requestId = `${paymentId}:${order.update_time ?? ""}:capture`;
    try {
      const answer = await ask({
        method: "POST",
        path: `${orderPath(providerId)}/capture`,
        body: {},
        requestId,
      });
      return paymentOf(readOrder(answer));
    } catch (error) {
      return await asItStands(payment, error);
    }
  }

  /** Somebody else has captured it, or the answer is lost: the order itself says which. Declined, it may be agreed to again. */
  async function asItStands(before: ProviderPayment, error: unknown): Promise<ProviderPayment> {
    const isRefused = error instanceof ProviderRefusal && error.code !== "ORDER_ALREADY_CAPTURED";
    if (isRefused && error.failure !== "other") return { ...before, state: "failed", failure: error.failure };
    if (isRefused || !isPayPalsWord(error)) throw error;
    const order = await read(before.providerId);
    const payment = order && paymentOf(order);
    if (payment === undefined || isUnpaid(payment)) throw error;
    return payment;
  }

  return { capture };
}

const isPayPalsWord = (error: unknown): boolean =>
  error instanceof ProviderRefusal || error instanceof ProviderUnknown;

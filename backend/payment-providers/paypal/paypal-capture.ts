import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRejectedError,
  ProviderUnknownError,
} from "@/backend/payment-providers/payment-provider";
import type { PayPalClient } from "./paypal-client";
import { isUnpaid, orderPath } from "./paypal-orders";
import type { PayPalOrder } from "./paypal-shapes";
import { orderToPayment, parseOrder } from "./map-order";

/** Captures an approved order, always from the server and never from the browser script. */
export function createPayPalCapture(request: PayPalClient): Pick<PaymentProvider, "capture"> {
  async function fetchOrder(providerId: string): Promise<PayPalOrder | undefined> {
    const response = await request({ method: "GET", path: orderPath(providerId) });
    return response === undefined ? undefined : parseOrder(response);
  }

  async function capture(providerId: string, paymentId: string): Promise<ProviderPayment> {
    const order = await fetchOrder(providerId);
    if (order === undefined) throw new ProviderRejectedError("RESOURCE_NOT_FOUND", "expired");
    const payment = orderToPayment(order);
    if (payment.paymentId !== paymentId) throw new ProviderRejectedError("PAYMENT_MISMATCH");
    if (payment.state === "open") throw new ProviderRejectedError("ORDER_NOT_APPROVED", "not-confirmed");
    if (payment.state !== "approved") return payment;
    // Re-approved after a decline it is a new request. PayPal itself never captures an order twice.
    const requestId = `${paymentId}:${order.update_time ?? ""}:capture`;
    try {
      const response = await request({
        method: "POST",
        path: `${orderPath(providerId)}/capture`,
        body: {},
        requestId,
      });
      return orderToPayment(parseOrder(response));
    } catch (error) {
      return await resolveFailure(payment, error);
    }
  }

  /** After a lost response or a concurrent capture, the order shows what happened. A declined order can be approved again. */
  async function resolveFailure(before: ProviderPayment, error: unknown): Promise<ProviderPayment> {
    const isRejected = error instanceof ProviderRejectedError && error.code !== "ORDER_ALREADY_CAPTURED";
    if (isRejected && error.failure !== "other")
      return { ...before, state: "failed", failure: error.failure };
    if (isRejected || !isProviderError(error)) throw error;
    const order = await fetchOrder(before.providerId);
    const payment = order && orderToPayment(order);
    if (payment === undefined || isUnpaid(payment)) throw error;
    return payment;
  }

  return { capture };
}

const isProviderError = (error: unknown): boolean =>
  error instanceof ProviderRejectedError || error instanceof ProviderUnknownError;

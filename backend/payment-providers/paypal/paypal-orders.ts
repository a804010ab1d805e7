import { LRUCache } from "lru-cache";
import {
  type ProviderPayment,
  ProviderRejectedError,
  type CreatedPayment,
  type CreatePaymentRequest,
} from "@/backend/payment-providers/payment-provider";
import { brand } from "@/lib/config/brand";
import { toDecimalString } from "@/lib/domain/orders/provider-amount";
import type { PayPalClient } from "./paypal-client";
import { orderToPayment, parseOrder } from "./map-order";

const ordersPath = "/v2/checkout/orders";
export const orderPath = (providerId: string): string => `${ordersPath}/${encodeURIComponent(providerId)}`;

/** PayPal deduplicates requests by id for six hours. */
const replayMs = 5.5 * 60 * 60 * 1000;

/** One-off payments. Each is a PayPal order with our payment id in `custom_id`. */
export function createPayPalOrders(request: PayPalClient) {
  const recentRequests = new LRUCache<string, CreatePaymentRequest>({ max: 2_000, ttl: replayMs });

  async function createPayment(payment: CreatePaymentRequest): Promise<CreatedPayment> {
    // PayPal has no card tokens in this integration.
    if (payment.token !== undefined) throw new ProviderRejectedError("CARD_TOKEN_NOT_SUPPORTED");
    const earlier = recentRequests.get(payment.paymentId);
    const isRepeated = earlier?.attempt === payment.attempt;
    if (!isRepeated) recentRequests.set(payment.paymentId, payment);
    // A repeated request id returns the earlier order with its earlier amount.
    const order = await createOrder(isRepeated ? earlier : payment);
    const isExpectedAmount = order.amount === payment.amount && order.currency === payment.currency;
    return isExpectedAmount
      ? toCreatedPayment(order)
      : updatePayment(order.providerId, payment.amount, payment.currency);
  }

  async function createOrder(payment: CreatePaymentRequest): Promise<ProviderPayment> {
    const requestId = `${payment.paymentId}:${payment.attempt}:order`;
    const response = await request({
      method: "POST",
      path: ordersPath,
      body: toOrderBody(payment),
      requestId,
    });
    return orderToPayment(parseOrder(response));
  }

  /** PayPal deletes unpaid orders after a while; then they can no longer be paid. */
  async function fetchStatus(providerId: string): Promise<ProviderPayment> {
    return (await fetchOrder(providerId)) ?? expiredPayment(providerId);
  }

  async function fetchOrder(providerId: string): Promise<ProviderPayment | undefined> {
    const response = await request({ method: "GET", path: orderPath(providerId) });
    return response === undefined ? undefined : orderToPayment(parseOrder(response));
  }

  /**
   * Orders cannot be searched. Repeating the request under its id returns the order it created. After a restart the
   * request is unknown, but then nobody has learned the order's id either: it cannot be paid and expires.
   */
  async function fetchStatusByPaymentId(paymentId: string): Promise<ProviderPayment | undefined> {
    const payment = recentRequests.get(paymentId);
    return payment && createOrder(payment);
  }

  /** Possible only before the buyer approves, and within the same currency. */
  async function updatePayment(
    providerId: string,
    amount: number,
    currency: string,
  ): Promise<CreatedPayment> {
    const order = await fetchExisting(providerId);
    if (order.amount === amount && order.currency === currency && isUnpaid(order))
      return toCreatedPayment(order);
    if (order.state !== "open" || order.currency !== currency)
      throw new ProviderRejectedError("NOT_PATCHABLE");
    const value = { currency_code: currency, value: toDecimalString(amount, currency) };
    const path = "/purchase_units/@reference_id=='default'/amount";
    await request({ method: "PATCH", path: orderPath(providerId), body: [{ op: "replace", path, value }] });
    return toCreatedPayment(await fetchExisting(providerId));
  }

  /** PayPal cannot cancel orders. Without our capture no money is taken. */
  async function cancel(providerId: string): Promise<ProviderPayment> {
    const payment = await fetchStatus(providerId);
    return isUnpaid(payment) ? { ...payment, state: "cancelled" } : payment;
  }

  async function fetchExisting(providerId: string): Promise<ProviderPayment> {
    const payment = await fetchOrder(providerId);
    if (payment === undefined) throw new ProviderRejectedError("RESOURCE_NOT_FOUND", "expired");
    return payment;
  }

  return { createPayment, fetchStatus, fetchStatusByPaymentId, updatePayment, cancel };
}

export const isUnpaid = ({ state }: ProviderPayment): boolean => state === "open" || state === "approved";

export const expiredPayment = (providerId: string): ProviderPayment => ({
  providerId,
  paymentId: undefined,
  state: "cancelled",
  amount: 0,
  currency: "",
  refunded: 0,
});

const toCreatedPayment = (payment: ProviderPayment): CreatedPayment => ({ payment, clientSecret: undefined });

function toOrderBody({ paymentId, amount, currency, email, description, returnUrl }: CreatePaymentRequest) {
  return {
    intent: "CAPTURE",
    purchase_units: [
      {
        custom_id: paymentId,
        // PayPal captures only one order per invoice id: a last guard against double payment.
        invoice_id: paymentId,
        description: description.slice(0, 127),
        amount: { currency_code: currency, value: toDecimalString(amount, currency) },
      },
    ],
    payment_source: {
      paypal: {
        email_address: email,
        experience_context: {
          brand_name: brand.name,
          // The shop has already collected the delivery address.
          shipping_preference: "NO_SHIPPING",
          user_action: "PAY_NOW",
          return_url: returnUrl,
          cancel_url: returnUrl,
        },
      },
    },
  };
}

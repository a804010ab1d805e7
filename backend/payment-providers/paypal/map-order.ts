import type { Schema } from "yup";
import {
  ProviderUnknownError,
  type ProviderPayment,
  type ProviderRefund,
} from "@/backend/payment-providers/payment-provider";
import { fromDecimalString } from "@/lib/domain/orders/provider-amount";
import { type PayPalOrder, type PayPalRefund, paypalOrder } from "./paypal-shapes";

/** An unexpected response does not tell what was done, so the outcome is unknown. */
export function parseResponse<T>(shape: Schema<T>, body: unknown): T {
  try {
    return shape.validateSync(body);
  } catch {
    throw new ProviderUnknownError("Unexpected response from PayPal.");
  }
}

export const parseOrder = (body: unknown): PayPalOrder => parseResponse(paypalOrder, body);

/** Our orders have exactly one purchase unit; the schema guarantees it. */
function getUnit({ purchase_units: [unit] }: PayPalOrder) {
  if (unit === undefined) throw new ProviderUnknownError("PayPal returned an order without a purchase unit.");
  return unit;
}

/** Money was taken, even if it was refunded later. */
const completedStates = new Set(["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED", "REVERSED"]);
const returnedStates = new Set(["REFUNDED", "REVERSED"]);

export function completedCaptures(order: PayPalOrder) {
  return (getUnit(order).payments?.captures ?? []).filter(({ status }) => completedStates.has(status));
}

export const orderRefunds = (order: PayPalOrder): readonly PayPalRefund[] =>
  getUnit(order).payments?.refunds ?? [];

export function orderToPayment(order: PayPalOrder): ProviderPayment {
  const unit = getUnit(order);
  const captures = completedCaptures(order);
  // Two captures add up to an amount that matches no order, so the payment will be held.
  const amounts = (captures.length > 0 ? captures : [unit]).flatMap(({ amount }) => amount ?? []);
  const [first] = amounts;
  if (first === undefined) throw new ProviderUnknownError("PayPal returned no amount.");
  const { card } = order.payment_source ?? {};
  const state = toState(order);
  return {
    providerId: order.id,
    paymentId: unit.custom_id ?? captures[0]?.custom_id,
    state,
    amount: amounts.reduce((sum, amount) => sum + parseAmount(amount), 0),
    currency: first.currency_code,
    refunded: sumRefunds(order),
    ...(card?.brand &&
      card.last_digits && { card: { brand: card.brand, last4: card.last_digits.slice(-4) } }),
    ...(state === "failed" && { failure: "declined" }),
  };
}

/** Captures count more than the order's status, which stays COMPLETED even if the bank declines later. */
function toState(order: PayPalOrder): ProviderPayment["state"] {
  if (completedCaptures(order).length > 0) return "succeeded";
  const captures = getUnit(order).payments?.captures ?? [];
  if (captures.some(({ status }) => status === "PENDING")) return "processing";
  switch (order.status) {
    case "APPROVED":
      return "approved";
    case "VOIDED":
      return "cancelled";
    case "COMPLETED":
      if (captures.length === 0)
        throw new ProviderUnknownError("PayPal returned a completed order without captures.");
      return "failed";
    default:
      return "open";
  }
}

/** Pending refunds count, so that they are not refunded twice. A reversed capture may list no refund. */
function sumRefunds(order: PayPalOrder): number {
  const refunded = orderRefunds(order)
    .filter(({ status }) => status === "COMPLETED" || status === "PENDING")
    .reduce((sum, { amount }) => sum + (amount ? parseAmount(amount) : 0), 0);
  const returned = completedCaptures(order)
    .filter(({ status }) => returnedStates.has(status))
    .reduce((sum, { amount }) => sum + parseAmount(amount), 0);
  return Math.max(refunded, returned);
}

export function parseAmount(amount: { readonly value: string; readonly currency_code: string }): number {
  try {
    return fromDecimalString(amount.value, amount.currency_code);
  } catch {
    throw new ProviderUnknownError("PayPal returned an invalid amount.");
  }
}

const refundStates: Readonly<Record<string, ProviderRefund["state"]>> = {
  COMPLETED: "succeeded",
  PENDING: "pending",
  FAILED: "failed",
  CANCELLED: "failed",
};

export function toProviderRefund({ id, status }: PayPalRefund): ProviderRefund {
  const state = refundStates[status];
  if (state === undefined) throw new ProviderUnknownError(`PayPal returned a refund with status ${status}.`);
  return { providerId: id, state };
}

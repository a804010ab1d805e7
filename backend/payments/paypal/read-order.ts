import type { Schema } from "yup";
import { ProviderUnknown, type ProviderPayment, type ProviderRefund } from "@/backend/payments/port";
import { fromDecimalString } from "@/lib/domain/provider-amount";
import { type PayPalOrder, type PayPalRefund, paypalOrder } from "./paypal-shapes";

/** An answer that is not as agreed says nothing about what has been done. */
export function readAs<T>(shape: Schema<T>, body: unknown): T {
  try {
    return shape.validateSync(body);
  } catch {
    throw new ProviderUnknown("PayPal answered something else than agreed.");
  }
}

export const readOrder = (body: unknown): PayPalOrder => readAs(paypalOrder, body);

/** An order of ours has one unit: the shape has seen to it. */
function unitOf({ purchase_units: [unit] }: PayPalOrder) {
  if (unit === undefined) throw new ProviderUnknown("PayPal answered an order of nothing.");
  return unit;
}

/** Money that has been taken, whatever became of it later. */
const takenStates = new Set(["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"]);

export function takenCaptures(order: PayPalOrder) {
  return (unitOf(order).payments?.captures ?? []).filter(({ status }) => takenStates.has(status));
}

export const refundsOf = (order: PayPalOrder): readonly PayPalRefund[] =>
  unitOf(order).payments?.refunds ?? [];

export function paymentOf(order: PayPalOrder): ProviderPayment {
  const unit = unitOf(order);
  const taken = takenCaptures(order);
  // Twice taken is twice as much, which agrees with no order of ours: somebody will look at it.
  const amounts = (taken.length > 0 ? taken : [unit]).flatMap(({ amount }) => amount ?? []);
  const [first] = amounts;
  if (first === undefined) throw new ProviderUnknown("PayPal did not say how much it is.");
  const { card } = order.payment_source ?? {};
  const state = stateOf(order);
  return {
    providerId: order.id,
    paymentId: unit.custom_id ?? taken[0]?.custom_id,
    state,
    amount: amounts.reduce((sum, amount) => sum + minorUnits(amount), 0),
    currency: first.currency_code,
    refunded: refundedOf(order),
    ...(card?.brand &&
      card.last_digits && { card: { brand: card.brand, last4: card.last_digits.slice(-4) } }),
    ...(state === "failed" && { failure: "declined" }),
  };
}

/** What was taken says more than the order's own state: of a captured one that stays COMPLETED whatever its bank says. */
function stateOf(order: PayPalOrder): ProviderPayment["state"] {
  if (takenCaptures(order).length > 0) return "succeeded";
  const captures = unitOf(order).payments?.captures ?? [];
  if (captures.some(({ status }) => status === "PENDING")) return "processing";
  switch (order.status) {
    case "APPROVED":
      return "approved";
    case "VOIDED":
      return "cancelled";
    case "COMPLETED":
      if (captures.length === 0) throw new ProviderUnknown("PayPal did not say what it has taken.");
      return "failed";
    default:
      return "open";
  }
}

/** What is on its way back counts: it must not be promised twice. */
function refundedOf(order: PayPalOrder): number {
  return refundsOf(order)
    .filter(({ status }) => status === "COMPLETED" || status === "PENDING")
    .reduce((sum, { amount }) => sum + (amount ? minorUnits(amount) : 0), 0);
}

export function minorUnits(amount: { readonly value: string; readonly currency_code: string }): number {
  try {
    return fromDecimalString(amount.value, amount.currency_code);
  } catch {
    throw new ProviderUnknown("PayPal answered an amount that is none.");
  }
}

const refundStates: Readonly<Record<string, ProviderRefund["state"]>> = {
  COMPLETED: "succeeded",
  PENDING: "pending",
  FAILED: "failed",
  CANCELLED: "failed",
};

export function refundOf({ id, status }: PayPalRefund): ProviderRefund {
  const state = refundStates[status];
  if (state === undefined) throw new ProviderUnknown(`PayPal answered a refund that is ${status}.`);
  return { providerId: id, state };
}

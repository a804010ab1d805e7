import type Stripe from "stripe";
import type { ProviderPayment } from "@/backend/payment-providers/payment-provider";

const states = {
  requires_payment_method: "open",
  requires_confirmation: "open",
  requires_action: "needs-action",
  requires_capture: "approved",
  processing: "processing",
  succeeded: "succeeded",
  canceled: "cancelled",
} as const satisfies Record<string, ProviderPayment["state"]>;

/**
 * An intent with a declined card is `failed`, but Stripe lets the buyer retry it with another card. Statuses that Stripe
 * may add later are never treated as paid.
 */
export function toProviderPayment(intent: Stripe.PaymentIntent): ProviderPayment {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  const error = intent.last_payment_error;
  return {
    providerId: intent.id,
    paymentId: intent.metadata.payment_id,
    state: toState(intent),
    amount: intent.status === "succeeded" ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    refunded: charge?.amount_refunded ?? 0,
    card: toCard(charge),
    failure: error ? toPaymentFailure(error.code, error.decline_code) : undefined,
    actionUrl: intent.next_action?.redirect_to_url?.url ?? undefined,
  };
}

function toCard(charge: Stripe.Charge | null): ProviderPayment["card"] {
  const card = charge?.payment_method_details?.card;
  return card ? { brand: card.brand ?? "card", last4: card.last4 ?? "" } : undefined;
}

function toState({ status, last_payment_error: error }: Stripe.PaymentIntent): ProviderPayment["state"] {
  if (status === "requires_payment_method" && error) return "failed";
  return isKnownStatus(status) ? states[status] : "processing";
}

const isKnownStatus = (status: string): status is keyof typeof states => Object.hasOwn(states, status);

/** Deliberately coarse: detailed decline reasons would help people test stolen cards. */
export function toPaymentFailure(
  code: string | undefined,
  declineCode: string | undefined,
): ProviderPayment["failure"] {
  if (declineCode === "insufficient_funds") return "insufficient-funds";
  if (code === "expired_card" || declineCode === "expired_card") return "expired";
  if (code === "payment_intent_authentication_failure" || declineCode === "authentication_required")
    return "not-confirmed";
  if (code === "card_declined" || declineCode !== undefined) return "declined";
  return "other";
}

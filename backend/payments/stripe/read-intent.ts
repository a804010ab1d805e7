import type Stripe from "stripe";
import type { ProviderPayment } from "@/backend/payments/port";

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
 * An intent whose card was refused is `failed` for now: Stripe lets the buyer pay the same one with another card, and ours
 * is used again. Stripe may add a status; one we do not know is not taken for paid.
 */
export function readIntent(intent: Stripe.PaymentIntent): ProviderPayment {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  const error = intent.last_payment_error;
  return {
    providerId: intent.id,
    paymentId: intent.metadata.payment_id,
    state: stateOf(intent),
    amount: intent.status === "succeeded" ? intent.amount_received : intent.amount,
    currency: intent.currency.toUpperCase(),
    refunded: charge?.amount_refunded ?? 0,
    card: cardOf(charge),
    failure: error ? failureOf(error.code, error.decline_code) : undefined,
    actionUrl: intent.next_action?.redirect_to_url?.url ?? undefined,
  };
}

function cardOf(charge: Stripe.Charge | null): ProviderPayment["card"] {
  const card = charge?.payment_method_details?.card;
  return card ? { brand: card.brand ?? "card", last4: card.last4 ?? "" } : undefined;
}

function stateOf({ status, last_payment_error: error }: Stripe.PaymentIntent): ProviderPayment["state"] {
  if (status === "requires_payment_method" && error) return "failed";
  return isKnown(status) ? states[status] : "processing";
}

const isKnown = (status: string): status is keyof typeof states => Object.hasOwn(states, status);

/** What a bank's reason means to the buyer. Anything finer would help whoever tries stolen cards. */
export function failureOf(
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

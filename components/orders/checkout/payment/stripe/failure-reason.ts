import type { StripeError } from "@stripe/stripe-js";
import type { StripeFailure } from "./stripe-messages";

/** Key of our message for an error of Stripe. */
export function readFailureReason({ code, decline_code: reason }: StripeError): StripeFailure {
  if (reason === "insufficient_funds") return "insufficient-funds";
  if (code === "expired_card") return "expired";
  if (code === "payment_intent_authentication_failure" || reason === "authentication_required")
    return "not-confirmed";
  if (code === "card_declined" || reason !== undefined) return "declined";
  return "other";
}

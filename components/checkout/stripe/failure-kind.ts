import type { StripeError } from "@stripe/stripe-js";
import type { StripeFailure } from "./stripe-words";

/** What went wrong in our own words: Stripe's say more than a buyer can use, and in another voice. */
export function failureKind({ code, decline_code: reason }: StripeError): StripeFailure {
  if (reason === "insufficient_funds") return "insufficient-funds";
  if (code === "expired_card") return "expired";
  if (code === "payment_intent_authentication_failure" || reason === "authentication_required")
    return "not-confirmed";
  if (code === "card_declined" || reason !== undefined) return "declined";
  return "other";
}

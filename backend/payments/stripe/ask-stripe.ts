import Stripe from "stripe";
import { ProviderRefusal, ProviderUnknown } from "@/backend/payments/port";
import { failureOf } from "./read-intent";

/** Answered, and nothing was done: these and no others. Whatever is not named here may have happened. */
const refusals = [
  Stripe.errors.StripeCardError,
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
];

/** A refusal together with the intent it left at Stripe. */
export class StripeRefusal extends ProviderRefusal {
  constructor(error: Stripe.errors.StripeError) {
    super(error.code ?? error.type, failureOf(error.code, error.decline_code));
    this.intentId = error.payment_intent?.id;
    this.isMissing = error.statusCode === 404 || error.code === "resource_missing";
  }

  readonly intentId: string | undefined;
  readonly isMissing: boolean;
}

/**
 * One question to Stripe in the words of the port. A failure of Stripe's is kept under the key and would be answered
 * again and again, so it is unknown, not refused; so is "too many requests", which is no answer to whether it may be
 * done, and a key that was used for something else.
 */
export async function askStripe<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (refusals.some((kind) => error instanceof kind) && error.statusCode !== 409)
      throw new StripeRefusal(error);
    throw new ProviderUnknown(`Stripe did not say: ${error.type} ${error.code ?? ""}`, { cause: error });
  }
}

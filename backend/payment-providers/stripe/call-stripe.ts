import Stripe from "stripe";
import { limitToDeadline } from "@/backend/payment-providers/call-deadline";
import { ProviderRejectedError, ProviderUnknownError } from "@/backend/payment-providers/payment-provider";
import { toPaymentFailure } from "./map-intent";

/** Errors that guarantee nothing was done. After any other error the operation may have happened. */
const rejections = [
  Stripe.errors.StripeCardError,
  Stripe.errors.StripeInvalidRequestError,
  Stripe.errors.StripeAuthenticationError,
  Stripe.errors.StripePermissionError,
];

/** Also names the payment intent that the failed request left at Stripe. */
export class StripeRejectedError extends ProviderRejectedError {
  constructor(error: Stripe.errors.StripeError) {
    super(error.code ?? error.type, toPaymentFailure(error.code, error.decline_code));
    this.intentId = error.payment_intent?.id;
    this.isMissing = error.statusCode === 404 || error.code === "resource_missing";
  }

  readonly intentId: string | undefined;
  readonly isMissing: boolean;
}

/**
 * Calls Stripe and translates its errors into ours. Server errors are unknown rather than rejected, because Stripe stores
 * and replays them under the idempotency key. So are rate limits and key conflicts (409).
 */
export async function callStripe<T>(request: () => Promise<T>): Promise<T> {
  if (limitToDeadline(1) <= 0) throw new ProviderUnknownError("No time was left to call Stripe.");
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    if (rejections.some((kind) => error instanceof kind) && error.statusCode !== 409)
      throw new StripeRejectedError(error);
    throw new ProviderUnknownError(`Unknown outcome at Stripe: ${error.type} ${error.code ?? ""}`, {
      cause: error,
    });
  }
}

import type Stripe from "stripe";
import {
  ProviderRejectedError,
  ProviderUnknownError,
  type CreatedPayment,
  type CreatePaymentRequest,
} from "@/backend/payments/payment-provider";
import { toProviderMinorUnits } from "@/lib/domain/provider-amount";
import { callStripe, StripeRejectedError } from "./call-stripe";
import { findIntents, selectMostAdvanced } from "./find-intents";
import { toProviderPayment } from "./map-intent";

/** Creates exactly one intent per attempt, even if responses are lost. */
export async function createIntent(stripe: Stripe, payment: CreatePaymentRequest): Promise<CreatedPayment> {
  const key = { idempotencyKey: `${payment.paymentId}:${payment.attempt}:start` };
  try {
    return toCreatedPayment(await callStripe(() => stripe.paymentIntents.create(toParams(payment), key)));
  } catch (error) {
    if (error instanceof ProviderUnknownError) return recoverIntent(stripe, payment, error);
    if (error instanceof StripeRejectedError) await cancelQuietly(stripe, error.intentId);
    throw error;
  }
}

function toParams(payment: CreatePaymentRequest): Stripe.PaymentIntentCreateParams {
  return {
    amount: toProviderMinorUnits(payment.amount, payment.currency),
    currency: payment.currency.toLowerCase(),
    // Payment methods are configured at Stripe, per country and currency.
    automatic_payment_methods: { enabled: true },
    description: payment.description,
    metadata: { payment_id: payment.paymentId, attempt: String(payment.attempt) },
    expand: ["latest_charge"],
    ...(payment.token && { confirm: true, return_url: payment.returnUrl, ...toTokenParams(payment.token) }),
  };
}

const toTokenParams = (token: string) =>
  token.startsWith("ctoken_") ? { confirmation_token: token } : { payment_method: token };

/** The response was lost, or is an error that Stripe replays under the key for a day: looks for the intent instead. */
async function recoverIntent(
  stripe: Stripe,
  payment: CreatePaymentRequest,
  lost: ProviderUnknownError,
): Promise<CreatedPayment> {
  const intent = selectMostAdvanced(await findIntents(stripe, payment.paymentId, payment.attempt));
  if (!intent || intent.status === "canceled") throw lost;
  const isDeclined = payment.token !== undefined && intent.status === "requires_payment_method";
  if (!isDeclined) return toCreatedPayment(intent);
  await cancelQuietly(stripe, intent.id);
  throw new ProviderRejectedError(
    intent.last_payment_error?.code ?? "declined",
    toProviderPayment(intent).failure,
  );
}

/** A declined card is retried as a new attempt, so this intent must no longer be payable. */
async function cancelQuietly(stripe: Stripe, intentId: string | undefined): Promise<void> {
  if (intentId === undefined) return;
  await stripe.paymentIntents.cancel(intentId, { cancellation_reason: "abandoned" }).catch(() => undefined);
}

export const toCreatedPayment = (intent: Stripe.PaymentIntent): CreatedPayment => ({
  payment: toProviderPayment(intent),
  clientSecret: intent.client_secret ?? undefined,
});

import type Stripe from "stripe";
import {
  ProviderRejectedError,
  ProviderUnknownError,
  type CreatedPayment,
  type CreatePaymentRequest,
} from "@/backend/payment-providers/payment-provider";
import { toProviderMinorUnits } from "@/lib/domain/orders/provider-amount";
import { callStripe, StripeRejectedError } from "./call-stripe";
import { findIntents, selectMostAdvanced } from "./find-intents";
import { toProviderPayment } from "./map-intent";

/** Banks may take longer than other requests: a failure reported too early makes the buyer pay twice. */
const confirmTimeoutMs = 11_000;

/**
 * Methods that are paid by voucher or transfer days later. The page waits for an outcome and the sweeper cancels what is
 * open after a day, so they could not be completed.
 */
export const excludedMethods = ["boleto", "customer_balance", "konbini", "multibanco", "oxxo"] as const;

/** Creates exactly one intent per attempt, even if responses are lost. */
export async function createIntent(stripe: Stripe, payment: CreatePaymentRequest): Promise<CreatedPayment> {
  const key = { idempotencyKey: `${payment.paymentId}:${payment.attempt}:start`, timeout: confirmTimeoutMs };
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
    excluded_payment_method_types: [...excludedMethods],
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
  const intent = selectMostAdvanced(await findIntents(stripe, payment, payment.attempt));
  if (!intent || intent.status === "canceled") throw lost;
  if (payment.token === undefined || intent.status !== "requires_payment_method")
    return toCreatedPayment(intent);
  // No error yet: another request with the same key is confirming it right now.
  if (!intent.last_payment_error) throw lost;
  await cancelQuietly(stripe, intent.id);
  throw new ProviderRejectedError(
    intent.last_payment_error.code ?? "declined",
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

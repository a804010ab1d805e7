import type Stripe from "stripe";
import {
  ProviderRefusal,
  ProviderUnknown,
  type StartedPayment,
  type StartPayment,
} from "@/backend/payments/port";
import { toProviderMinorUnits } from "@/lib/domain/provider-amount";
import { askStripe, StripeRefusal } from "./ask-stripe";
import { findIntents, mostTelling } from "./find-intents";
import { readIntent } from "./read-intent";

/** One intent for one attempt, whatever becomes of the answers. */
export async function startIntent(stripe: Stripe, payment: StartPayment): Promise<StartedPayment> {
  const key = { idempotencyKey: `${payment.paymentId}:${payment.attempt}:start` };
  try {
    return started(await askStripe(() => stripe.paymentIntents.create(paramsOf(payment), key)));
  } catch (error) {
    if (error instanceof ProviderUnknown) return lookUp(stripe, payment, error);
    if (error instanceof StripeRefusal) await giveUp(stripe, error.intentId);
    throw error;
  }
}

function paramsOf(payment: StartPayment): Stripe.PaymentIntentCreateParams {
  return {
    amount: toProviderMinorUnits(payment.amount, payment.currency),
    currency: payment.currency.toLowerCase(),
    // Which ways to pay there are is chosen at Stripe, per country and currency.
    automatic_payment_methods: { enabled: true },
    description: payment.description,
    metadata: { payment_id: payment.paymentId, attempt: String(payment.attempt) },
    expand: ["latest_charge"],
    ...(payment.token && { confirm: true, return_url: payment.returnUrl, ...tokenOf(payment.token) }),
  };
}

const tokenOf = (token: string) =>
  token.startsWith("ctoken_") ? { confirmation_token: token } : { payment_method: token };

/** The answer is lost, or is a failure that stands under the key for a day: what there is says what happened. */
async function lookUp(stripe: Stripe, payment: StartPayment, lost: ProviderUnknown): Promise<StartedPayment> {
  const found = mostTelling(await findIntents(stripe, payment.paymentId, payment.attempt));
  if (!found || found.status === "canceled") throw lost;
  const isRefused = payment.token !== undefined && found.status === "requires_payment_method";
  if (!isRefused) return started(found);
  await giveUp(stripe, found.id);
  throw new ProviderRefusal(found.last_payment_error?.code ?? "declined", readIntent(found).failure);
}

/** A card that was refused is tried anew as another attempt, so nobody may pay this one any more. */
async function giveUp(stripe: Stripe, intentId: string | undefined): Promise<void> {
  if (intentId === undefined) return;
  await stripe.paymentIntents.cancel(intentId, { cancellation_reason: "abandoned" }).catch(() => undefined);
}

export const started = (intent: Stripe.PaymentIntent): StartedPayment => ({
  payment: readIntent(intent),
  clientSecret: intent.client_secret ?? undefined,
});

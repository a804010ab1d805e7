import type Stripe from "stripe";
import { ProviderRefusal, type ProviderPayment, type StartedPayment } from "@/backend/payments/port";
import { toProviderMinorUnits } from "@/lib/domain/provider-amount";
import { askStripe, StripeRefusal } from "./ask-stripe";
import { readIntent } from "./read-intent";
import { started } from "./start";

const expand = ["latest_charge"];

/** In place while nobody is paying; else the old one is given up first, so that there are never two to be paid. */
export async function changeIntent(
  stripe: Stripe,
  id: string,
  wanted: { readonly amount: number; readonly currency: string; readonly key: string },
): Promise<StartedPayment> {
  const terms = {
    amount: toProviderMinorUnits(wanted.amount, wanted.currency),
    currency: wanted.currency.toLowerCase(),
  };
  try {
    // Without a key of ours: there and back again is two changes, and the answer kept of the first would be a lie.
    return started(await askStripe(() => stripe.paymentIntents.update(id, { ...terms, expand })));
  } catch (error) {
    if (!(error instanceof StripeRefusal) || error.code !== "payment_intent_unexpected_state") throw error;
  }
  const old = await askStripe(() => stripe.paymentIntents.retrieve(id));
  if (old.status !== "canceled" && (await cancelIntent(stripe, id)).state !== "cancelled")
    throw new ProviderRefusal("payment_intent_unexpected_state");
  const again: Stripe.PaymentIntentCreateParams = {
    ...terms,
    automatic_payment_methods: { enabled: true },
    metadata: old.metadata,
    expand,
    ...(old.description && { description: old.description }),
  };
  const key = { idempotencyKey: `${wanted.key}:${id}:again` };
  return started(await askStripe(() => stripe.paymentIntents.create(again, key)));
}

/** Whoever has just paid wins: the intent as it then stands is the answer. Asked again it stays as it is. */
export async function cancelIntent(stripe: Stripe, id: string): Promise<ProviderPayment> {
  try {
    const params = { cancellation_reason: "abandoned", expand } as const;
    return readIntent(
      await askStripe(() => stripe.paymentIntents.cancel(id, { ...params, expand: [...expand] })),
    );
  } catch (error) {
    if (!(error instanceof StripeRefusal) || error.code !== "payment_intent_unexpected_state") throw error;
    return readIntent(await askStripe(() => stripe.paymentIntents.retrieve(id, { expand })));
  }
}

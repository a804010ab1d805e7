import type Stripe from "stripe";
import {
  ProviderRejectedError,
  type ProviderPayment,
  type CreatedPayment,
} from "@/backend/payment-providers/payment-provider";
import { toProviderMinorUnits } from "@/lib/domain/orders/provider-amount";
import { callStripe, StripeRejectedError } from "./call-stripe";
import { toProviderPayment } from "./map-intent";
import { excludedMethods, toCreatedPayment } from "./create-intent";

const expand = ["latest_charge"];

/** Changes the intent in place while it is unpaid. Otherwise cancels it and creates another, so that only one is payable. */
export async function updateIntent(
  stripe: Stripe,
  id: string,
  change: { readonly amount: number; readonly currency: string; readonly key: string },
): Promise<CreatedPayment> {
  const terms = {
    amount: toProviderMinorUnits(change.amount, change.currency),
    currency: change.currency.toLowerCase(),
  };
  try {
    // No idempotency key: after A → B → A, Stripe would replay the first response although the amount is B.
    return toCreatedPayment(await callStripe(() => stripe.paymentIntents.update(id, { ...terms, expand })));
  } catch (error) {
    if (!(error instanceof StripeRejectedError) || error.code !== "payment_intent_unexpected_state")
      throw error;
  }
  const previous = await callStripe(() => stripe.paymentIntents.retrieve(id));
  if (previous.status !== "canceled" && (await cancelIntent(stripe, id)).state !== "cancelled")
    throw new ProviderRejectedError("payment_intent_unexpected_state");
  const params: Stripe.PaymentIntentCreateParams = {
    ...terms,
    automatic_payment_methods: { enabled: true },
    excluded_payment_method_types: [...excludedMethods],
    metadata: previous.metadata,
    expand,
    ...(previous.description && { description: previous.description }),
  };
  const key = { idempotencyKey: `${change.key}:${id}:again` };
  return toCreatedPayment(await callStripe(() => stripe.paymentIntents.create(params, key)));
}

/** If it was paid in the meantime, returns the paid intent. Idempotent. */
export async function cancelIntent(stripe: Stripe, id: string): Promise<ProviderPayment> {
  try {
    const params = { cancellation_reason: "abandoned", expand } as const;
    return toProviderPayment(
      await callStripe(() => stripe.paymentIntents.cancel(id, { ...params, expand: [...expand] })),
    );
  } catch (error) {
    if (!(error instanceof StripeRejectedError) || error.code !== "payment_intent_unexpected_state")
      throw error;
    return toProviderPayment(await callStripe(() => stripe.paymentIntents.retrieve(id, { expand })));
  }
}

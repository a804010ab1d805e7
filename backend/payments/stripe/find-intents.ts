import type Stripe from "stripe";
import { askStripe } from "./ask-stripe";

/** Far longer than a payment is without an answer, and short enough to be read through. */
const lookBackSeconds = 7 * 24 * 3600;

/** The newest first. Stripe's own search lags behind by a minute or more; the list does not. */
export async function findIntents(
  stripe: Stripe,
  paymentId: string,
  attempt?: number,
): Promise<Stripe.PaymentIntent[]> {
  const since = Math.floor(Date.now() / 1000) - lookBackSeconds;
  const found: Stripe.PaymentIntent[] = [];
  await askStripe(async () => {
    for await (const intent of listIntents(stripe, since)) {
      if (intent.metadata.payment_id !== paymentId) continue;
      if (attempt !== undefined && intent.metadata.attempt !== String(attempt)) continue;
      found.push(intent);
    }
  });
  return found;
}

export function listIntents(stripe: Stripe, sinceSeconds: number) {
  return stripe.paymentIntents.list({
    created: { gte: sinceSeconds },
    limit: 100,
    expand: ["data.latest_charge"],
  });
}

const telling = ["succeeded", "processing", "requires_capture", "requires_action", "requires_confirmation"];

/** Of several tries the one that has gone furthest: paid beats open, open beats given up. */
export function mostTelling(intents: readonly Stripe.PaymentIntent[]): Stripe.PaymentIntent | undefined {
  const rank = ({ status }: Stripe.PaymentIntent) => {
    if (status === "canceled") return telling.length + 1;
    const place = telling.indexOf(status);
    return place === -1 ? telling.length : place;
  };
  return [...intents].sort((one, other) => rank(one) - rank(other))[0];
}

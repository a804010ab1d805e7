import type Stripe from "stripe";
import { callStripe } from "./call-stripe";

/** For payments whose start is not known: far longer than one stays unanswered. */
const lookBackSeconds = 7 * 24 * 3600;
/** Stripe's clock and ours may differ. */
const clockToleranceSeconds = 300;

/** Newest first. Uses the list, because Stripe's search lags behind by a minute or more. */
export async function findIntents(
  stripe: Stripe,
  { paymentId, createdAt }: { readonly paymentId: string; readonly createdAt?: Date | undefined },
  attempt?: number,
): Promise<Stripe.PaymentIntent[]> {
  const toSeconds = (ms: number) => Math.floor(ms / 1000);
  const since =
    createdAt === undefined
      ? toSeconds(Date.now()) - lookBackSeconds
      : toSeconds(createdAt.getTime()) - clockToleranceSeconds;
  const found: Stripe.PaymentIntent[] = [];
  await callStripe(async () => {
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

const statusesByProgress = [
  "succeeded",
  "processing",
  "requires_capture",
  "requires_action",
  "requires_confirmation",
];

/** The attempt that got furthest: paid before open, open before cancelled. */
export function selectMostAdvanced(
  intents: readonly Stripe.PaymentIntent[],
): Stripe.PaymentIntent | undefined {
  const rank = ({ status }: Stripe.PaymentIntent) => {
    if (status === "canceled") return statusesByProgress.length + 1;
    const index = statusesByProgress.indexOf(status);
    return index === -1 ? statusesByProgress.length : index;
  };
  return [...intents].sort((a, b) => rank(a) - rank(b))[0];
}

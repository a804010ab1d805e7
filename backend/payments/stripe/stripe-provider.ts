import Stripe from "stripe";
import type { PaymentProvider } from "@/backend/payments/port";
import { askStripe, StripeRefusal } from "./ask-stripe";
import { cancelIntent, changeIntent } from "./change";
import { findIntents, listIntents, mostTelling } from "./find-intents";
import { readStripeEvent } from "./read-event";
import { readIntent } from "./read-intent";
import { findStripeRefund, refundIntent } from "./refund";
import type { StripeSettings } from "./settings";
import { startIntent } from "./start";

/** All tries of a call together stay below the time-out of checkout's calls. */
const timeoutMs = 5_000;
const retries = 2;

const expand = ["latest_charge"];

export function makeStripeProvider(
  settings: Pick<StripeSettings, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_BASE">,
): PaymentProvider {
  const stripe = connect(settings.STRIPE_SECRET_KEY, settings.STRIPE_API_BASE);
  return {
    name: "stripe",
    start: (payment) => startIntent(stripe, payment),
    change: (id, amount, currency, key) => changeIntent(stripe, id, { amount, currency, key }),
    find: async (id) => {
      try {
        return readIntent(await askStripe(() => stripe.paymentIntents.retrieve(id, { expand })));
      } catch (error) {
        if (error instanceof StripeRefusal && error.isMissing) return undefined;
        throw error;
      }
    },
    findByPayment: async (paymentId) => {
      const found = mostTelling(await findIntents(stripe, paymentId));
      return found && readIntent(found);
    },
    // Ours take the money by themselves, as soon as the buyer has agreed.
    capture: async (id) => readIntent(await askStripe(() => stripe.paymentIntents.retrieve(id, { expand }))),
    cancel: (id) => cancelIntent(stripe, id),
    refund: (refund) => refundIntent(stripe, refund),
    findRefund: (refund) => findStripeRefund(stripe, refund),
    listSince: async function* (since) {
      const found = listIntents(stripe, Math.floor(since.getTime() / 1000))[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await askStripe(() => found.next());
        if (done) return;
        yield readIntent(value);
      }
    },
    readEvent: async (headers, rawBody) =>
      readStripeEvent(stripe, settings.STRIPE_WEBHOOK_SECRET, { headers, rawBody }),
  };
}

function connect(secret: string, base: string): Stripe {
  const url = base === "" ? undefined : new URL(base);
  return new Stripe(secret, {
    maxNetworkRetries: retries,
    timeout: timeoutMs,
    telemetry: false,
    ...(url && {
      host: url.hostname,
      protocol: url.protocol === "http:" ? ("http" as const) : ("https" as const),
      port: url.port || (url.protocol === "http:" ? 80 : 443),
    }),
  });
}

import { LRUCache } from "lru-cache";
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRefusal,
  type ProviderSubscriptions,
  type StartedPayment,
  type StartPayment,
} from "@/backend/payments/port";
import { brand } from "@/lib/config/brand";
import type { PayPalClient } from "./paypal-client";
import { gone } from "./paypal-orders";
import type { makePayPalPlans } from "./paypal-plans";
import { paypalMade } from "./paypal-shapes";
import { readAs } from "./read-order";
import { type makeSubscriptionReader, subscriptionsPath } from "./subscription-reader";
import { firstPaymentOf, type ReadSubscription, subscriptionOf } from "./read-subscription";

/** PayPal knows a request by its id for three days; what was begun longer ago nobody comes back to. */
const replayMs = 70 * 60 * 60 * 1000;

type Reader = ReturnType<typeof makeSubscriptionReader>;

interface SubscriptionParts {
  readonly ask: PayPalClient;
  readonly plans: ReturnType<typeof makePayPalPlans>;
  readonly reader: Reader;
}

type Verbs = Pick<PaymentProvider, "start" | "change" | "find" | "findByPayment" | "capture" | "cancel">;

/**
 * Subscriptions as payments: begun, agreed to in PayPal's window, and set going by the server once what was agreed to is what was
 * asked for. Until then nothing is taken, whatever the buyer does there.
 */
export function makePayPalSubscriptions({ ask, plans, reader }: SubscriptionParts) {
  const { read, known, doOrFind } = reader;
  const begun = new LRUCache<string, StartPayment>({ max: 2_000, ttl: replayMs });

  async function begin(payment: StartPayment): Promise<ProviderPayment> {
    const { subscribes, paymentId, attempt } = payment;
    if (subscribes === undefined) throw new ProviderRefusal("NOT_A_SUBSCRIPTION");
    const plan = await plans.planFor({ ...payment, subscribes });
    const requestId = `${paymentId}:${attempt}:subscription`;
    const answer = await ask({
      method: "POST",
      path: subscriptionsPath,
      body: bodyOf(payment, plan.id),
      requestId,
    });
    return firstPaymentOf(await known(readAs(paypalMade, answer).id));
  }

  async function start(payment: StartPayment): Promise<StartedPayment> {
    begun.set(payment.paymentId, payment);
    return started(await begin(payment));
  }

  async function findByPayment(paymentId: string): Promise<ProviderPayment | undefined> {
    const payment = begun.get(paymentId);
    return payment && begin(payment);
  }

  async function find(providerId: string): Promise<ProviderPayment> {
    const found = await read(providerId);
    return found ? firstPaymentOf(found) : gone(providerId);
  }

  /** Another price is another plan: it is begun anew. */
  async function change(providerId: string, amount: number, currency: string): Promise<StartedPayment> {
    const payment = firstPaymentOf(await known(providerId));
    if (payment.state !== "open" || payment.amount !== amount || payment.currency !== currency)
      throw new ProviderRefusal("NOT_PATCHABLE");
    return started(payment);
  }

  async function capture(providerId: string, paymentId: string): Promise<ProviderPayment> {
    const before = firstPaymentOf(await known(providerId));
    if (before.paymentId !== paymentId) throw new ProviderRefusal("PAYMENT_MISMATCH");
    if (before.state === "open") throw new ProviderRefusal("SUBSCRIPTION_NOT_APPROVED", "not-confirmed");
    if (before.state !== "approved") return before;
    return doOrFind(providerId, "activate", ({ state }) => state !== "approved" && state !== "open");
  }

  /** One that nobody sets going takes nothing, and only we do that. One that runs in vain is ended; a paid one is not. */
  async function cancel(providerId: string): Promise<ProviderPayment> {
    const found = await known(providerId);
    const payment = firstPaymentOf(found);
    if (payment.state === "succeeded" || payment.state === "processing") return payment;
    if (isRunning(found)) await doOrFind(providerId, "cancel", (_, now) => !isRunning(now));
    return { ...payment, state: "cancelled" };
  }

  const verbs: Verbs = { start, change, find, findByPayment, capture, cancel };
  return verbs;
}

/** Once they run. */
export function makeRunningSubscriptions({ read, known, doOrFind }: Reader): ProviderSubscriptions {
  return {
    find: async (providerId) => {
      const found = await read(providerId);
      return found && subscriptionOf(found);
    },
    end: async (providerId) => {
      if (isRunning(await known(providerId)))
        await doOrFind(providerId, "cancel", (_, now) => !isRunning(now));
    },
  };
}

const isRunning = ({ said: { status } }: ReadSubscription): boolean =>
  status === "ACTIVE" || status === "SUSPENDED";

const started = (payment: ProviderPayment): StartedPayment => ({ payment, clientSecret: undefined });

function bodyOf({ paymentId, email, returnUrl }: StartPayment, planId: string) {
  return {
    plan_id: planId,
    custom_id: paymentId,
    subscriber: { email_address: email },
    application_context: {
      brand_name: brand.name,
      shipping_preference: "NO_SHIPPING",
      // PayPal then waits for us, where SUBSCRIBE_NOW would take the money at once.
      user_action: "CONTINUE",
      payment_method: { payer_selected: "PAYPAL", payee_preferred: "IMMEDIATE_PAYMENT_REQUIRED" },
      return_url: returnUrl,
      cancel_url: returnUrl,
    },
  };
}

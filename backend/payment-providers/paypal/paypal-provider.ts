import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderUnknownError,
} from "@/backend/payment-providers/payment-provider";
import { createPayPalCapture } from "./paypal-capture";
import { createPayPalClient } from "./paypal-client";
import type { PayPalSettings } from "./paypal-env";
import { createPayPalWebhook } from "./paypal-webhook";
import { createPayPalOrders } from "./paypal-orders";
import { createPayPalPlans } from "./paypal-plans";
import { createPayPalRefunds } from "./paypal-refunds";
import { createSubscriptionPayments, createProviderSubscriptions } from "./paypal-subscriptions";
import type { PlanStore } from "./paypal-store";
import { createPayPalTransactions } from "./paypal-transactions";
import { createSigningKeys } from "./signing-keys";
import { createSubscriptionReader } from "./subscription-reader";
import { createSubscriptionRefunds } from "./subscription-refunds";

type PaymentOperations = Pick<
  PaymentProvider,
  | "createPayment"
  | "updatePayment"
  | "fetchStatus"
  | "fetchStatusByPaymentId"
  | "capture"
  | "cancel"
  | "refund"
  | "fetchRefund"
>;

export interface PayPalProviderOptions {
  readonly settings: PayPalSettings;
  /** PayPal cannot list orders, so we look up the ids we have stored. */
  readonly listOrderIdsSince: (since: Date) => Promise<readonly string[]>;
  readonly planStore: PlanStore;
  readonly waitsMs?: readonly number[];
  readonly timeoutMs?: number;
  /** Root certificates for webhook signatures; defaults to Node's. */
  readonly trusted?: readonly string[];
  readonly now?: () => number;
}

const maxUnansweredCalls = 3;

export function createPayPalProvider(options: PayPalProviderOptions): PaymentProvider {
  const { settings, listOrderIdsSince, planStore, now = Date.now } = options;
  const request = createPayPalClient({ ...options, ...settings });
  const plans = createPayPalPlans({ request, store: planStore, account: settings.clientId });
  const reader = createSubscriptionReader({ request, planStore, now });
  const subscriptionPayments = createSubscriptionPayments({ request, plans, reader });
  const operations = combineOperations(
    { ...createPayPalOrders(request), ...createPayPalCapture(request), ...createPayPalRefunds(request) },
    { ...subscriptionPayments, ...createSubscriptionRefunds(request, reader.fetchDetails) },
  );
  const keys = createSigningKeys({ ...options, ...settings });

  /** Skips payments that cannot be fetched now, but gives up when PayPal does not respond at all. */
  async function* listPaymentsSince(since: Date): AsyncIterable<ProviderPayment> {
    let unansweredCalls = 0;
    for (const providerId of await listOrderIdsSince(since)) {
      const payment = await operations.fetchStatus(providerId).catch((error: unknown) => {
        if (!(error instanceof ProviderUnknownError) || ++unansweredCalls > maxUnansweredCalls) throw error;
        return undefined;
      });
      if (payment !== undefined) yield payment;
    }
  }

  return {
    name: "paypal",
    ...operations,
    ...createPayPalWebhook({ request, keys, webhookId: settings.webhookId }),
    ...createPayPalTransactions(request),
    listPaymentsSince,
    subscriptions: createProviderSubscriptions(reader),
  };
}

/** PayPal's ids of orders and of subscriptions do not look alike. */
const isSubscriptionId = (providerId: string): boolean => providerId.startsWith("I-");

/** Combines PayPal's orders and subscriptions into one provider. */
function combineOperations(orders: PaymentOperations, subscriptions: PaymentOperations): PaymentOperations {
  const forId = (providerId: string) => (isSubscriptionId(providerId) ? subscriptions : orders);
  return {
    createPayment: (request) => (request.subscription ? subscriptions : orders).createPayment(request),
    updatePayment: (providerId, ...rest) => forId(providerId).updatePayment(providerId, ...rest),
    fetchStatus: (providerId) => forId(providerId).fetchStatus(providerId),
    fetchStatusByPaymentId: async (paymentId) =>
      (await subscriptions.fetchStatusByPaymentId(paymentId)) ?? orders.fetchStatusByPaymentId(paymentId),
    capture: (providerId, paymentId) => forId(providerId).capture(providerId, paymentId),
    cancel: (providerId) => forId(providerId).cancel(providerId),
    refund: (request) => forId(request.providerId).refund(request),
    fetchRefund: (request) => forId(request.providerId).fetchRefund(request),
  };
}

import Stripe from "stripe";
import {
  type PaymentProvider,
  type ProviderRefund,
  ProviderUnknownError,
  type RefundRequest,
  toRefundKey,
} from "@/backend/payment-providers/payment-provider";
import { callStripe, StripeRejectedError } from "./call-stripe";
import { cancelIntent, updateIntent } from "./update-intent";
import { findIntents, listIntents, selectMostAdvanced } from "./find-intents";
import { parseStripeWebhook } from "./stripe-webhook";
import { toProviderPayment } from "./map-intent";
import type { StripeSettings } from "./stripe-env";
import { createIntent } from "./create-intent";
import { fetchStripeDispute, listStripeTransactions } from "./stripe-transactions";
import { limitToDeadline } from "@/backend/payment-providers/call-deadline";
import { toProviderMinorUnits } from "@/lib/domain/orders/provider-amount";

/** Time limit of one try. All requests of one call together end at its deadline. */
const timeoutMs = 5_000;
const retries = 2;

const expand = ["latest_charge"];

export function createStripeProvider(
  settings: Pick<StripeSettings, "STRIPE_SECRET_KEY" | "STRIPE_WEBHOOK_SECRET" | "STRIPE_API_BASE">,
): PaymentProvider {
  const stripe = connect(settings.STRIPE_SECRET_KEY, settings.STRIPE_API_BASE);
  return {
    name: "stripe",
    createPayment: (payment) => createIntent(stripe, payment),
    updatePayment: (id, amount, currency, key) => updateIntent(stripe, id, { amount, currency, key }),
    fetchStatus: async (id) => {
      try {
        return toProviderPayment(await callStripe(() => stripe.paymentIntents.retrieve(id, { expand })));
      } catch (error) {
        if (error instanceof StripeRejectedError && error.isMissing) return undefined;
        throw error;
      }
    },
    fetchStatusByPaymentId: async (paymentId, createdAt) => {
      const intent = selectMostAdvanced(await findIntents(stripe, { paymentId, createdAt }));
      return intent && toProviderPayment(intent);
    },
    // Stripe captures automatically once the buyer has confirmed.
    capture: async (id) =>
      toProviderPayment(await callStripe(() => stripe.paymentIntents.retrieve(id, { expand }))),
    cancel: (id) => cancelIntent(stripe, id),
    refund: (refund) => createStripeRefund(stripe, refund),
    fetchRefund: (refund) => fetchStripeRefund(stripe, refund),
    listPaymentsSince: async function* (since) {
      const intents = listIntents(stripe, Math.floor(since.getTime() / 1000))[Symbol.asyncIterator]();
      for (;;) {
        const { done, value } = await callStripe(() => intents.next());
        if (done) return;
        yield toProviderPayment(value);
      }
    },
    listTransactions: (period) => listStripeTransactions(stripe, period),
    fetchDispute: (disputeId) => fetchStripeDispute(stripe, disputeId),
    areDisputesRefunds: false,
    parseWebhook: async (headers, rawBody) =>
      parseStripeWebhook(stripe, settings.STRIPE_WEBHOOK_SECRET, { headers, rawBody }),
  };
}

function connect(secret: string, base: string): Stripe {
  const url = base === "" ? undefined : new URL(base);
  return new Stripe(secret, {
    maxNetworkRetries: retries,
    timeout: timeoutMs,
    telemetry: false,
    httpClient: createDeadlineClient(),
    ...(url && {
      host: url.hostname,
      protocol: url.protocol === "http:" ? ("http" as const) : ("https" as const),
      port: url.port || (url.protocol === "http:" ? 80 : 443),
    }),
  });
}

/** Stripe's own HTTP client, whose requests end at the call's deadline. */
function createDeadlineClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  const makeRequest = client.makeRequest.bind(client);
  client.makeRequest = (host, port, path, method, headers, requestData, protocol, timeoutMs) =>
    // A timeout of zero would mean none.
    makeRequest(
      host,
      port,
      path,
      method,
      headers,
      requestData,
      protocol,
      Math.max(1, limitToDeadline(timeoutMs)),
    );
  return client;
}

async function createStripeRefund(stripe: Stripe, refund: RefundRequest): Promise<ProviderRefund> {
  const params = {
    payment_intent: refund.providerId,
    amount: toProviderMinorUnits(refund.amount, refund.currency),
    metadata: { refund_id: refund.refundId },
  };
  try {
    const key = { idempotencyKey: toRefundKey(refund) };
    return toProviderRefund(await callStripe(() => stripe.refunds.create(params, key)));
  } catch (error) {
    if (!(error instanceof ProviderUnknownError)) throw error;
    const existing = await fetchStripeRefund(stripe, refund);
    if (!existing) throw error;
    return existing;
  }
}

async function fetchStripeRefund(stripe: Stripe, refund: RefundRequest): Promise<ProviderRefund | undefined> {
  return callStripe(async () => {
    for await (const candidate of stripe.refunds.list({ payment_intent: refund.providerId, limit: 100 }))
      if (candidate.metadata?.refund_id === refund.refundId) return toProviderRefund(candidate);
    return undefined;
  });
}

function toProviderRefund({ id, status }: Stripe.Refund): ProviderRefund {
  if (status === "succeeded") return { providerId: id, state: "succeeded" };
  return { providerId: id, state: status === "failed" || status === "canceled" ? "failed" : "pending" };
}

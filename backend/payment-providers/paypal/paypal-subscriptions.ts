import { LRUCache } from "lru-cache";
import {
  type PaymentProvider,
  type ProviderPayment,
  ProviderRejectedError,
  type ProviderSubscriptions,
  type CreatedPayment,
  type CreatePaymentRequest,
} from "@/backend/payment-providers/payment-provider";
import { brand } from "@/lib/config/brand";
import type { PayPalClient } from "./paypal-client";
import { expiredPayment } from "./paypal-orders";
import type { createPayPalPlans } from "./paypal-plans";
import { paypalCreated } from "./paypal-shapes";
import { parseResponse } from "./map-order";
import { type createSubscriptionReader, subscriptionsPath } from "./subscription-reader";
import { toFirstPayment, type SubscriptionDetails, toProviderSubscription } from "./map-subscription";

/** PayPal deduplicates these requests by id for three days. */
const replayMs = 70 * 60 * 60 * 1000;

type Reader = ReturnType<typeof createSubscriptionReader>;

interface SubscriptionOptions {
  readonly request: PayPalClient;
  readonly plans: ReturnType<typeof createPayPalPlans>;
  readonly reader: Reader;
}

type PaymentOperations = Pick<
  PaymentProvider,
  "createPayment" | "updatePayment" | "fetchStatus" | "fetchStatusByPaymentId" | "capture" | "cancel"
>;

/**
 * Subscriptions as payments: created here, approved in PayPal's window, and activated by the server after checking what
 * was approved. No money is taken before the activation.
 */
export function createSubscriptionPayments({
  request,
  plans,
  reader,
}: SubscriptionOptions): PaymentOperations {
  const { fetchDetails, fetchExisting, runAction } = reader;
  const recentRequests = new LRUCache<string, CreatePaymentRequest>({ max: 2_000, ttl: replayMs });

  async function createSubscription(payment: CreatePaymentRequest): Promise<ProviderPayment> {
    const { subscription, paymentId, attempt } = payment;
    if (subscription === undefined) throw new ProviderRejectedError("NOT_A_SUBSCRIPTION");
    const plan = await plans.findOrCreatePlan({ ...payment, subscription });
    const requestId = `${paymentId}:${attempt}:subscription`;
    const response = await request({
      method: "POST",
      path: subscriptionsPath,
      body: toSubscriptionBody(payment, plan.id),
      requestId,
    });
    return toFirstPayment(await fetchExisting(parseResponse(paypalCreated, response).id));
  }

  async function createPayment(payment: CreatePaymentRequest): Promise<CreatedPayment> {
    recentRequests.set(payment.paymentId, payment);
    return toCreatedPayment(await createSubscription(payment));
  }

  async function fetchStatusByPaymentId(paymentId: string): Promise<ProviderPayment | undefined> {
    const payment = recentRequests.get(paymentId);
    return payment && createSubscription(payment);
  }

  async function fetchStatus(providerId: string): Promise<ProviderPayment> {
    const details = await fetchDetails(providerId);
    return details ? toFirstPayment(details) : expiredPayment(providerId);
  }

  /** Another price needs another plan and so a new subscription. */
  async function updatePayment(
    providerId: string,
    amount: number,
    currency: string,
  ): Promise<CreatedPayment> {
    const payment = toFirstPayment(await fetchExisting(providerId));
    if (payment.state !== "open" || payment.amount !== amount || payment.currency !== currency)
      throw new ProviderRejectedError("NOT_PATCHABLE");
    return toCreatedPayment(payment);
  }

  async function capture(providerId: string, paymentId: string): Promise<ProviderPayment> {
    const before = toFirstPayment(await fetchExisting(providerId));
    if (before.paymentId !== paymentId) throw new ProviderRejectedError("PAYMENT_MISMATCH");
    if (before.state === "open")
      throw new ProviderRejectedError("SUBSCRIPTION_NOT_APPROVED", "not-confirmed");
    if (before.state !== "approved") return before;
    return runAction(providerId, "activate", ({ state }) => state !== "approved" && state !== "open");
  }

  /** Without our activation nothing is charged. A running subscription without a payment is cancelled, a paid one is not. */
  async function cancel(providerId: string): Promise<ProviderPayment> {
    const details = await fetchExisting(providerId);
    const payment = toFirstPayment(details);
    if (payment.state === "succeeded" || payment.state === "processing") return payment;
    if (isRunning(details)) await runAction(providerId, "cancel", (_, current) => !isRunning(current));
    return { ...payment, state: "cancelled" };
  }

  return { createPayment, updatePayment, fetchStatus, fetchStatusByPaymentId, capture, cancel };
}

/** Management of running subscriptions. */
export function createProviderSubscriptions({
  fetchDetails,
  fetchExisting,
  runAction,
}: Reader): ProviderSubscriptions {
  return {
    fetch: async (providerId) => {
      const details = await fetchDetails(providerId);
      return details && toProviderSubscription(details);
    },
    cancel: async (providerId) => {
      if (isRunning(await fetchExisting(providerId)))
        await runAction(providerId, "cancel", (_, current) => !isRunning(current));
    },
  };
}

const isRunning = ({ subscription: { status } }: SubscriptionDetails): boolean =>
  status === "ACTIVE" || status === "SUSPENDED";

const toCreatedPayment = (payment: ProviderPayment): CreatedPayment => ({ payment, clientSecret: undefined });

function toSubscriptionBody({ paymentId, email, returnUrl }: CreatePaymentRequest, planId: string) {
  return {
    plan_id: planId,
    custom_id: paymentId,
    subscriber: { email_address: email },
    application_context: {
      brand_name: brand.name,
      shipping_preference: "NO_SHIPPING",
      // PayPal waits for our activation; SUBSCRIBE_NOW would charge at once.
      user_action: "CONTINUE",
      payment_method: { payer_selected: "PAYPAL", payee_preferred: "IMMEDIATE_PAYMENT_REQUIRED" },
      return_url: returnUrl,
      cancel_url: returnUrl,
    },
  };
}

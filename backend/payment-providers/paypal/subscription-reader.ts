import { addDays, subDays } from "date-fns";
import {
  type ProviderPayment,
  ProviderRejectedError,
  ProviderUnknownError,
} from "@/backend/payment-providers/payment-provider";
import type { PayPalClient } from "./paypal-client";
import { paypalSubscription, paypalTransactions } from "./paypal-shapes";
import type { PlanStore } from "./paypal-store";
import { parseResponse } from "./map-order";
import { toFirstPayment, type SubscriptionDetails } from "./map-subscription";

export const subscriptionsPath = "/v1/billing/subscriptions";
const subscriptionPath = (providerId: string): string =>
  `${subscriptionsPath}/${encodeURIComponent(providerId)}`;

interface ReaderOptions {
  readonly request: PayPalClient;
  readonly planStore: PlanStore;
  readonly now: () => number;
}

/** Fetches subscriptions, activates and cancels them. */
export function createSubscriptionReader({ request, planStore, now }: ReaderOptions) {
  async function fetchDetails(providerId: string): Promise<SubscriptionDetails | undefined> {
    const response = await request({ method: "GET", path: `${subscriptionPath(providerId)}?fields=plan` });
    if (response === undefined) return undefined;
    const subscription = parseResponse(paypalSubscription, response);
    return {
      subscription,
      plan: await planStore.findById(subscription.plan_id),
      transactions: await fetchTransactions(subscription),
    };
  }

  async function fetchTransactions({ id, status, create_time }: SubscriptionDetails["subscription"]) {
    if (status === "APPROVAL_PENDING" || status === "APPROVED") return [];
    const start = subDays(new Date(create_time ?? 0), 1);
    const period = new URLSearchParams({
      start_time: start.toISOString(),
      end_time: addDays(now(), 1).toISOString(),
    });
    const response = await request({
      method: "GET",
      path: `${subscriptionPath(id)}/transactions?${period.toString()}`,
    });
    return parseResponse(paypalTransactions, response ?? {}).transactions;
  }

  async function fetchExisting(providerId: string): Promise<SubscriptionDetails> {
    const found = await fetchDetails(providerId);
    if (found === undefined) throw new ProviderRejectedError("RESOURCE_NOT_FOUND", "expired");
    return found;
  }

  /** After a lost response or a concurrent call, the current state shows whether the action was done. */
  async function runAction(
    providerId: string,
    action: "activate" | "cancel",
    isApplied: (payment: ProviderPayment, details: SubscriptionDetails) => boolean,
  ): Promise<ProviderPayment> {
    const problem = await request({
      method: "POST",
      path: `${subscriptionPath(providerId)}/${action}`,
      body: { reason: reasons[action] },
      requestId: `${providerId}:${action}`,
    }).then(() => undefined, catchProviderError);
    const current = await fetchExisting(providerId);
    const payment = toFirstPayment(current);
    if (problem !== undefined && !isApplied(payment, current)) throw problem;
    return payment;
  }

  return { fetchDetails, fetchExisting, runAction };
}

const reasons = {
  activate: "Approved by the buyer and as ordered.",
  cancel: "Cancelled in the shop.",
} as const;

function catchProviderError(error: unknown): ProviderRejectedError | ProviderUnknownError {
  if (error instanceof ProviderRejectedError || error instanceof ProviderUnknownError) return error;
  throw error;
}

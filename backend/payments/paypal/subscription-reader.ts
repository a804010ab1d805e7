import { addDays, subDays } from "date-fns";
import { type ProviderPayment, ProviderRefusal, ProviderUnknown } from "@/backend/payments/port";
import type { PayPalClient } from "./paypal-client";
import { paypalSubscription, paypalTransactions } from "./paypal-shapes";
import type { PlanBook } from "./plan-book";
import { readAs } from "./read-order";
import { firstPaymentOf, type ReadSubscription } from "./read-subscription";

export const subscriptionsPath = "/v1/billing/subscriptions";
const pathOf = (providerId: string): string => `${subscriptionsPath}/${encodeURIComponent(providerId)}`;

interface ReaderParts {
  readonly ask: PayPalClient;
  readonly book: PlanBook;
  readonly now: () => number;
}

/** What there is of a subscription, and the two things that are done with one. */
export function makeSubscriptionReader({ ask, book, now }: ReaderParts) {
  async function read(providerId: string): Promise<ReadSubscription | undefined> {
    const answer = await ask({ method: "GET", path: `${pathOf(providerId)}?fields=plan` });
    if (answer === undefined) return undefined;
    const said = readAs(paypalSubscription, answer);
    return { said, plan: await book.byId(said.plan_id), transactions: await transactionsOf(said) };
  }

  async function transactionsOf({ id, status, create_time }: ReadSubscription["said"]) {
    if (status === "APPROVAL_PENDING" || status === "APPROVED") return [];
    const from = subDays(new Date(create_time ?? 0), 1);
    const span = new URLSearchParams({
      start_time: from.toISOString(),
      end_time: addDays(now(), 1).toISOString(),
    });
    const answer = await ask({ method: "GET", path: `${pathOf(id)}/transactions?${span.toString()}` });
    return readAs(paypalTransactions, answer ?? {}).transactions;
  }

  async function known(providerId: string): Promise<ReadSubscription> {
    const found = await read(providerId);
    if (found === undefined) throw new ProviderRefusal("RESOURCE_NOT_FOUND", "expired");
    return found;
  }

  /** Done by somebody else already, or its answer lost: what it is now says which. */
  async function doOrFind(
    providerId: string,
    what: "activate" | "cancel",
    isDone: (payment: ProviderPayment, read: ReadSubscription) => boolean,
  ): Promise<ProviderPayment> {
    const problem = await ask({
      method: "POST",
      path: `${pathOf(providerId)}/${what}`,
      body: { reason: reasons[what] },
      requestId: `${providerId}:${what}`,
    }).then(() => undefined, onlyPayPals);
    const now = await known(providerId);
    const payment = firstPaymentOf(now);
    if (problem !== undefined && !isDone(payment, now)) throw problem;
    return payment;
  }

  return { read, known, doOrFind };
}

const reasons = { activate: "Agreed to, and as it was asked for.", cancel: "Ended at the shop." } as const;

function onlyPayPals(error: unknown): ProviderRefusal | ProviderUnknown {
  if (error instanceof ProviderRefusal || error instanceof ProviderUnknown) return error;
  throw error;
}

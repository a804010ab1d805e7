import { addYears } from "date-fns";
import {
  type ProviderPayment,
  type ProviderSubscription,
  ProviderUnknownError,
} from "@/backend/payment-providers/payment-provider";
import type { SubscriptionState } from "@/lib/config/orders/orders";
import type { PayPalSubscription, PayPalTransaction } from "./paypal-shapes";
import type { Plan } from "./paypal-store";
import { parseAmount } from "./map-order";

/** A subscription with our stored plan and all its transactions. */
export interface SubscriptionDetails {
  readonly subscription: PayPalSubscription;
  readonly plan: Plan | undefined;
  readonly transactions: readonly PayPalTransaction[];
}

const completedStates = new Set(["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"]);

/** Oldest first. */
export function completedTransactions({ transactions }: SubscriptionDetails): readonly PayPalTransaction[] {
  return transactions
    .filter(({ status }) => completedStates.has(status))
    .toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time));
}

/** A subscription as a payment: its first charge. */
export function toFirstPayment(details: SubscriptionDetails): ProviderPayment {
  const { subscription, plan } = details;
  const [first] = completedTransactions(details);
  const state = toState(details);
  return {
    ...(first ? toAmount(first) : { amount: plan?.amount ?? 0, currency: plan?.currency ?? "" }),
    providerId: subscription.id,
    paymentId: subscription.custom_id,
    state,
    refunded: 0,
    subscribesTo: plan !== undefined && matchesPlan(subscription, plan) ? plan.productId : 0,
    paidUntil: first && toProviderSubscription(details)?.runsUntil,
    ...(state === "failed" && { failure: "declined" }),
  };
}

function toState(details: SubscriptionDetails): ProviderPayment["state"] {
  if (completedTransactions(details).length > 0) return "succeeded";
  if (details.transactions.some(({ status }) => status === "PENDING")) return "processing";
  switch (details.subscription.status) {
    case "APPROVAL_PENDING":
      return "open";
    case "APPROVED":
      return "approved";
    case "ACTIVE":
      // The first charge follows a little later, or has failed.
      return countFailedPayments(details.subscription) > 0 ? "failed" : "processing";
    case "SUSPENDED":
      return "failed";
    default:
      return "cancelled";
  }
}

/** A subscription can override its plan: what PayPal will charge must be exactly our plan. */
function matchesPlan({ plan, plan_overridden, quantity }: PayPalSubscription, expected: Plan): boolean {
  if (quantity !== undefined && quantity !== "1") return false;
  if (plan?.billing_cycles === undefined) return plan_overridden === false;
  const [cycle, ...more] = plan.billing_cycles;
  if (cycle === undefined || more.length > 0 || !isYearly(cycle)) return false;
  const price = cycle.pricing_scheme?.fixed_price;
  return price?.currency_code === expected.currency && parseAmount(price) === expected.amount;
}

type Cycle = NonNullable<NonNullable<PayPalSubscription["plan"]>["billing_cycles"]>[number];

const isYearly = ({ tenure_type, frequency, total_cycles }: Cycle): boolean =>
  tenure_type === "REGULAR" &&
  frequency.interval_unit === "YEAR" &&
  frequency.interval_count === 1 &&
  total_cycles === 0;

const states: Readonly<Record<string, SubscriptionState>> = {
  ACTIVE: "active",
  SUSPENDED: "suspended",
  CANCELLED: "cancelled",
  EXPIRED: "expired",
};

/** Undefined before it has started. */
export function toProviderSubscription(details: SubscriptionDetails): ProviderSubscription | undefined {
  const { subscription } = details;
  const state = states[subscription.status];
  if (state === undefined) return undefined;
  const transactions = completedTransactions(details);
  const last = transactions.at(-1)?.time ?? subscription.create_time;
  if (last === undefined) throw new ProviderUnknownError("PayPal returned a subscription without a start.");
  const next = state === "active" ? subscription.billing_info?.next_billing_time : undefined;
  return {
    state,
    runsUntil: next === undefined ? addYears(new Date(last), 1) : new Date(next),
    failedPayments: countFailedPayments(subscription),
    payments: transactions.map((transaction) => ({
      ...toAmount(transaction),
      providerId: toRenewalId(subscription.id, transaction.id),
      paymentId: undefined,
      state: "succeeded",
      refunded: 0,
    })),
  };
}

/** Provider id of a renewal: PayPal finds transactions only through their subscription. */
const toRenewalId = (subscriptionId: string, transactionId: string) => `${subscriptionId}:${transactionId}`;

const countFailedPayments = ({ billing_info }: PayPalSubscription): number =>
  billing_info?.failed_payments_count ?? 0;

function toAmount({ amount_with_breakdown: { gross_amount } }: PayPalTransaction) {
  return { amount: parseAmount(gross_amount), currency: gross_amount.currency_code };
}

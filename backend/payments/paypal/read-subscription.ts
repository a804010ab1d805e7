import { addYears } from "date-fns";
import { type ProviderPayment, type ProviderSubscription, ProviderUnknown } from "@/backend/payments/port";
import type { SubscriptionState } from "@/lib/config/orders";
import type { PayPalSubscription, PayPalTransaction } from "./paypal-shapes";
import type { Plan } from "./plan-book";
import { minorUnits } from "./read-order";

/** A subscription with its plan, as we have made it, and what was tried to be taken for it. */
export interface ReadSubscription {
  readonly said: PayPalSubscription;
  readonly plan: Plan | undefined;
  readonly transactions: readonly PayPalTransaction[];
}

const takenStates = new Set(["COMPLETED", "PARTIALLY_REFUNDED", "REFUNDED"]);

/** Oldest first. */
export function takenOf({ transactions }: ReadSubscription): readonly PayPalTransaction[] {
  return transactions
    .filter(({ status }) => takenStates.has(status))
    .toSorted((a, b) => Date.parse(a.time) - Date.parse(b.time));
}

/** As a payment it is its first one. */
export function firstPaymentOf(read: ReadSubscription): ProviderPayment {
  const { said, plan } = read;
  const [first] = takenOf(read);
  const state = stateOf(read);
  return {
    ...(first ? amountOf(first) : { amount: plan?.amount ?? 0, currency: plan?.currency ?? "" }),
    providerId: said.id,
    paymentId: said.custom_id,
    state,
    refunded: 0,
    subscribesTo: plan !== undefined && isAsPlanned(said, plan) ? plan.productId : 0,
    paidUntil: first && subscriptionOf(read)?.runsUntil,
    ...(state === "failed" && { failure: "declined" }),
  };
}

function stateOf(read: ReadSubscription): ProviderPayment["state"] {
  if (takenOf(read).length > 0) return "succeeded";
  if (read.transactions.some(({ status }) => status === "PENDING")) return "processing";
  switch (read.said.status) {
    case "APPROVAL_PENDING":
      return "open";
    case "APPROVED":
      return "approved";
    case "ACTIVE":
      // Its first payment comes a little later, or has been tried in vain.
      return failedPaymentsOf(read.said) > 0 ? "failed" : "processing";
    case "SUSPENDED":
      return "failed";
    default:
      return "cancelled";
  }
}

/** PayPal takes changes to a plan with each subscription: what it would take has to be what we have made, and nothing else. */
function isAsPlanned({ plan, plan_overridden, quantity }: PayPalSubscription, made: Plan): boolean {
  if (quantity !== undefined && quantity !== "1") return false;
  if (plan?.billing_cycles === undefined) return plan_overridden === false;
  const [cycle, ...more] = plan.billing_cycles;
  if (cycle === undefined || more.length > 0 || !isYearly(cycle)) return false;
  const price = cycle.pricing_scheme?.fixed_price;
  return price?.currency_code === made.currency && minorUnits(price) === made.amount;
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

/** Undefined where it has not begun. */
export function subscriptionOf(read: ReadSubscription): ProviderSubscription | undefined {
  const { said } = read;
  const state = states[said.status];
  if (state === undefined) return undefined;
  const taken = takenOf(read);
  const last = taken.at(-1)?.time ?? said.create_time;
  if (last === undefined) throw new ProviderUnknown("PayPal did not say when a subscription began.");
  const next = state === "active" ? said.billing_info?.next_billing_time : undefined;
  return {
    state,
    runsUntil: next === undefined ? addYears(new Date(last), 1) : new Date(next),
    failedPayments: failedPaymentsOf(said),
    payments: taken.map((transaction) => ({
      ...amountOf(transaction),
      providerId: transactionIdOf(said.id, transaction.id),
      paymentId: undefined,
      state: "succeeded",
      refunded: 0,
    })),
  };
}

/** Of a renewal: PayPal finds it only beside its subscription. */
const transactionIdOf = (subscriptionId: string, transactionId: string) =>
  `${subscriptionId}:${transactionId}`;

const failedPaymentsOf = ({ billing_info }: PayPalSubscription): number =>
  billing_info?.failed_payments_count ?? 0;

function amountOf({ amount_with_breakdown: { gross_amount } }: PayPalTransaction) {
  return { amount: minorUnits(gross_amount), currency: gross_amount.currency_code };
}

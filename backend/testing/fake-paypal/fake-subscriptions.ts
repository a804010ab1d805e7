import { addYears } from "date-fns";
import { checkBody } from "./body-rules";
import { moneyOf } from "./fake-money";
import { newId } from "./fake-orders";
import { type FakePlan, makeFakePlans } from "./fake-plans";
import { type FakeAnswer, PayPalRefusal } from "./paypal-refusal";
import { subscriptionRules } from "./subscription-rules";

/** What becomes of its first payment: taken with being set going, a little later, or not at all. */
export type FirstPayment = "COMPLETED" | "LATER" | "DECLINED";

export interface FakeSale {
  readonly id: string;
  status: string;
  amount: number;
  currency: string;
  readonly at: Date;
}

export interface FakeSubscription {
  readonly id: string;
  readonly plan: FakePlan;
  status: "APPROVAL_PENDING" | "APPROVED" | "ACTIVE" | "SUSPENDED" | "CANCELLED" | "EXPIRED";
  customId: string | undefined;
  /** Else PayPal sets it going itself, and takes the money, as soon as the buyer agrees. */
  readonly isOurs: boolean;
  first: FirstPayment;
  failedPayments: number;
  readonly begunAt: Date;
  readonly sales: FakeSale[];
}

interface CreateBody {
  readonly plan_id: string;
  readonly custom_id?: string;
  readonly application_context?: { readonly user_action?: string };
}

export function makeFakeSubscriptions(now: () => number) {
  const catalog = makeFakePlans();
  const subscriptions = new Map<string, FakeSubscription>();

  function find(id: string): FakeSubscription {
    const found = subscriptions.get(id);
    if (found === undefined) throw new PayPalRefusal(404, { issue: "INVALID_RESOURCE_ID" });
    return found;
  }

  function create(body: unknown): FakeAnswer {
    checkBody(subscriptionRules.subscription, body);
    const { plan_id, custom_id: customId, application_context: context } = body as CreateBody;
    const made: FakeSubscription = {
      id: `I-${newId().slice(0, 12)}`,
      plan: catalog.planOnSale(plan_id),
      status: "APPROVAL_PENDING",
      customId,
      isOurs: context?.user_action === "CONTINUE",
      first: "COMPLETED",
      failedPayments: 0,
      begunAt: new Date(now()),
      sales: [],
    };
    subscriptions.set(made.id, made);
    return { status: 201, body: describeSubscription(made, false) };
  }

  function approve(id: string, first: FirstPayment = "COMPLETED"): void {
    const subscription = find(id);
    subscription.first = first;
    subscription.status = "APPROVED";
    if (!subscription.isOurs) begin(subscription);
  }

  function activate(id: string, body: unknown): FakeAnswer {
    const subscription = find(id);
    checkBody(subscriptionRules.activate, body);
    if (subscription.status !== "APPROVED" && subscription.status !== "SUSPENDED")
      throw new PayPalRefusal(422, { issue: "SUBSCRIPTION_STATUS_INVALID" });
    begin(subscription);
    return { status: 204 };
  }

  function begin(subscription: FakeSubscription): void {
    subscription.status = "ACTIVE";
    if (subscription.first === "COMPLETED") take(subscription.id);
    if (subscription.first === "DECLINED") decline(subscription.id);
  }

  /** The money of a year: the first, or a renewal. */
  function take(id: string, at = new Date(now())): FakeSale {
    const subscription = find(id);
    const { amount, price } = subscription.plan;
    const sale = { id: newId(), status: "COMPLETED", amount, currency: price.currency_code, at };
    subscription.sales.push(sale);
    subscription.failedPayments = 0;
    return sale;
  }

  function decline(id: string): void {
    const subscription = find(id);
    subscription.failedPayments += 1;
    const { threshold } = subscription.plan;
    if (threshold > 0 && subscription.failedPayments >= threshold) subscription.status = "SUSPENDED";
  }

  function cancel(id: string, body: unknown): FakeAnswer {
    const subscription = find(id);
    checkBody(subscriptionRules.cancel, body);
    if (subscription.status !== "ACTIVE" && subscription.status !== "SUSPENDED")
      throw new PayPalRefusal(422, { issue: "SUBSCRIPTION_STATUS_INVALID" });
    subscription.status = "CANCELLED";
    return { status: 204 };
  }

  function listTransactions(id: string, query: URLSearchParams): FakeAnswer {
    const span = ["start_time", "end_time"].map((name) => timeOf(query, name));
    const [from = 0, to = 0] = span;
    const sales = find(id).sales.filter(({ at }) => at.getTime() >= from && at.getTime() <= to);
    return { status: 200, body: { transactions: sales.map(describeSale), total_items: sales.length } };
  }

  return {
    ...catalog,
    subscriptions,
    ...{ find, create, approve, activate, cancel, take, decline, listTransactions },
  };
}

function timeOf(query: URLSearchParams, name: string): number {
  const text = query.get(name);
  if (text === null) throw new PayPalRefusal(400, { issue: "MISSING_REQUIRED_PARAMETER", field: name });
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new PayPalRefusal(400, { issue: "INVALID_PARAMETER_SYNTAX", field: name });
  return time;
}

const describeSale = ({ id, status, amount, currency, at }: FakeSale) => ({
  id,
  status,
  amount_with_breakdown: { gross_amount: moneyOf(amount, currency) },
  time: at.toISOString(),
});

/** With its plan only where that is asked for. */
export function describeSubscription(subscription: FakeSubscription, isWithPlan: boolean) {
  const { id, plan, status, customId, begunAt, sales, failedPayments } = subscription;
  const last = sales.at(-1);
  return {
    id,
    status,
    plan_id: plan.id,
    quantity: "1",
    ...(customId !== undefined && { custom_id: customId }),
    create_time: begunAt.toISOString(),
    plan_overridden: false,
    ...(isWithPlan && {
      plan: { billing_cycles: [plan.cycle] },
    }),
    ...(last !== undefined && {
      billing_info: {
        failed_payments_count: failedPayments,
        last_payment: { amount: moneyOf(last.amount, last.currency), time: last.at.toISOString() },
        ...(status === "ACTIVE" && { next_billing_time: addYears(last.at, 1).toISOString() }),
      },
    }),
    ...(last === undefined &&
      failedPayments > 0 && { billing_info: { failed_payments_count: failedPayments } }),
    links: [
      { href: `https://api-m.sandbox.paypal.com/v1/billing/subscriptions/${id}`, rel: "self", method: "GET" },
    ],
  };
}

/** As a message tells of it: nothing of the order, and the subscription only by the name it had of old. */
export const describeSaleMessage = (
  { id, amount, currency, at }: FakeSale,
  subscription: FakeSubscription,
) => ({
  id,
  state: "completed",
  amount: { total: moneyOf(amount, currency).value, currency },
  billing_agreement_id: subscription.id,
  ...(subscription.customId !== undefined && { custom: subscription.customId }),
  create_time: at.toISOString(),
});

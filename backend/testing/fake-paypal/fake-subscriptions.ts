import { addYears } from "date-fns";
import { checkBody } from "./body-rules";
import { toMoney } from "./fake-money";
import { newId } from "./fake-orders";
import { type FakePlan, createFakePlans } from "./fake-plans";
import { type FakeResponse, PayPalError } from "./paypal-error";
import { subscriptionRules } from "./subscription-rules";

/** The first payment: captured on activation, later, or declined. */
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
  /** Otherwise PayPal activates and charges it as soon as the buyer approves. */
  readonly activatedByShop: boolean;
  first: FirstPayment;
  failedPayments: number;
  readonly startedAt: Date;
  readonly sales: FakeSale[];
}

interface CreateBody {
  readonly plan_id: string;
  readonly custom_id?: string;
  readonly application_context?: { readonly user_action?: string };
}

export function createFakeSubscriptions(now: () => number) {
  const catalog = createFakePlans();
  const subscriptions = new Map<string, FakeSubscription>();

  function find(id: string): FakeSubscription {
    const found = subscriptions.get(id);
    if (found === undefined) throw new PayPalError(404, { issue: "INVALID_RESOURCE_ID" });
    return found;
  }

  function create(body: unknown): FakeResponse {
    checkBody(subscriptionRules.subscription, body);
    const { plan_id, custom_id: customId, application_context: context } = body as CreateBody;
    const subscription: FakeSubscription = {
      id: `I-${newId().slice(0, 12)}`,
      plan: catalog.planOnSale(plan_id),
      status: "APPROVAL_PENDING",
      customId,
      activatedByShop: context?.user_action === "CONTINUE",
      first: "COMPLETED",
      failedPayments: 0,
      startedAt: new Date(now()),
      sales: [],
    };
    subscriptions.set(subscription.id, subscription);
    return { status: 201, body: describeSubscription(subscription, false) };
  }

  function approve(id: string, first: FirstPayment = "COMPLETED"): void {
    const subscription = find(id);
    subscription.first = first;
    subscription.status = "APPROVED";
    if (!subscription.activatedByShop) begin(subscription);
  }

  function activate(id: string, body: unknown): FakeResponse {
    const subscription = find(id);
    checkBody(subscriptionRules.activate, body);
    if (subscription.status !== "APPROVED" && subscription.status !== "SUSPENDED")
      throw new PayPalError(422, { issue: "SUBSCRIPTION_STATUS_INVALID" });
    begin(subscription);
    return { status: 204 };
  }

  function begin(subscription: FakeSubscription): void {
    subscription.status = "ACTIVE";
    if (subscription.first === "COMPLETED") take(subscription.id);
    if (subscription.first === "DECLINED") decline(subscription.id);
  }

  /** Captures a yearly payment: the first or a renewal. */
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

  function cancel(id: string, body: unknown): FakeResponse {
    const subscription = find(id);
    checkBody(subscriptionRules.cancel, body);
    if (subscription.status !== "ACTIVE" && subscription.status !== "SUSPENDED")
      throw new PayPalError(422, { issue: "SUBSCRIPTION_STATUS_INVALID" });
    subscription.status = "CANCELLED";
    return { status: 204 };
  }

  function listTransactions(id: string, query: URLSearchParams): FakeResponse {
    const span = ["start_time", "end_time"].map((name) => timeOf(query, name));
    const [from = 0, to = 0] = span;
    const sales = find(id).sales.filter(({ at }) => at.getTime() >= from && at.getTime() <= to);
    return { status: 200, body: { transactions: sales.map(describeSale), total_items: sales.length } };
  }

  return {
    ...catalog,
    subscriptions,
    find,
    create,
    approve,
    activate,
    cancel,
    take,
    decline,
    listTransactions,
  };
}

function timeOf(query: URLSearchParams, name: string): number {
  const text = query.get(name);
  if (text === null) throw new PayPalError(400, { issue: "MISSING_REQUIRED_PARAMETER", field: name });
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new PayPalError(400, { issue: "INVALID_PARAMETER_SYNTAX", field: name });
  return time;
}

const describeSale = ({ id, status, amount, currency, at }: FakeSale) => ({
  id,
  status,
  amount_with_breakdown: { gross_amount: toMoney(amount, currency) },
  time: at.toISOString(),
});

/** Includes the plan only if the request asks for it. */
export function describeSubscription(subscription: FakeSubscription, isWithPlan: boolean) {
  const { id, plan, status, customId, startedAt, sales, failedPayments } = subscription;
  const last = sales.at(-1);
  return {
    id,
    status,
    plan_id: plan.id,
    quantity: "1",
    ...(customId !== undefined && { custom_id: customId }),
    create_time: startedAt.toISOString(),
    plan_overridden: false,
    ...(isWithPlan && {
      plan: { billing_cycles: [plan.cycle] },
    }),
    ...(last !== undefined && {
      billing_info: {
        failed_payments_count: failedPayments,
        last_payment: { amount: toMoney(last.amount, last.currency), time: last.at.toISOString() },
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

/** A sale in a webhook: it names the subscription only as billing agreement. */
export const describeSaleMessage = (
  { id, amount, currency, at }: FakeSale,
  subscription: FakeSubscription,
) => ({
  id,
  state: "completed",
  amount: { total: toMoney(amount, currency).value, currency },
  billing_agreement_id: subscription.id,
  ...(subscription.customId !== undefined && { custom: subscription.customId }),
  create_time: at.toISOString(),
});

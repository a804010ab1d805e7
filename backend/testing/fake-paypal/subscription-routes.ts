import type { createFakeSaleRefunds } from "./fake-sale-refunds";
import { describeSubscription, type createFakeSubscriptions } from "./fake-subscriptions";
import type { FakeResponse } from "./paypal-error";
import type { createRequestLog, RequestKey } from "./request-log";

export type SubscriptionOperation =
  | "createProduct"
  | "createPlan"
  | "subscribe"
  | "findSubscription"
  | "transactions"
  | "activate"
  | "cancel"
  | "findRefund";

interface RouteInput {
  readonly id: string;
  readonly body: unknown;
  readonly query: URLSearchParams;
  readonly key: RequestKey;
}

type Route = [SubscriptionOperation, string, RegExp, (input: RouteInput) => FakeResponse];

const base = "/v1/billing/subscriptions";

export function subscriptionRoutes(
  store: ReturnType<typeof createFakeSubscriptions>,
  refunds: ReturnType<typeof createFakeSaleRefunds>,
  once: ReturnType<typeof createRequestLog>,
): readonly Route[] {
  const asDone = (done: FakeResponse): FakeResponse => ({ ...done, status: 200 });
  /** Only creating calls are idempotent by request id; the others depend on the current state. */
  const made = (work: (body: unknown) => FakeResponse) => {
    return ({ body, key }: RouteInput) => once(key, () => work(body), asDone);
  };
  const subscriptionPath = (path = "") => new RegExp(`^${base}/([\\w-]+)${path}$`);
  return [
    ["createProduct", "POST", /^\/v1\/catalogs\/products()$/, made(store.createProduct)],
    ["createPlan", "POST", /^\/v1\/billing\/plans()$/, made(store.createPlan)],
    ["subscribe", "POST", new RegExp(`^${base}()$`), made(store.create)],
    [
      "findSubscription",
      "GET",
      subscriptionPath(),
      ({ id, query }) => ({
        status: 200,
        body: describeSubscription(store.find(id), query.get("fields") === "plan"),
      }),
    ],
    [
      "transactions",
      "GET",
      subscriptionPath("/transactions"),
      ({ id, query }) => store.listTransactions(id, query),
    ],
    ["activate", "POST", subscriptionPath("/activate"), ({ id, body }) => store.activate(id, body)],
    ["cancel", "POST", subscriptionPath("/cancel"), ({ id, body }) => store.cancel(id, body)],
    ["findRefund", "GET", /^\/v2\/payments\/refunds\/(\w+)$/, ({ id }) => refunds.findRefund(id)],
  ];
}

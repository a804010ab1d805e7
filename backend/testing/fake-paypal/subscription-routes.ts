import type { makeFakeSaleRefunds } from "./fake-sale-refunds";
import { describeSubscription, type makeFakeSubscriptions } from "./fake-subscriptions";
import type { FakeAnswer } from "./paypal-refusal";
import type { makeRequestMemory, RequestKey } from "./request-memory";

export type SubscriptionOperation =
  | "createProduct"
  | "createPlan"
  | "subscribe"
  | "findSubscription"
  | "transactions"
  | "activate"
  | "cancel"
  | "findRefund";

interface Asked {
  readonly id: string;
  readonly body: unknown;
  readonly query: URLSearchParams;
  readonly key: RequestKey;
}

type Route = [SubscriptionOperation, string, RegExp, (asked: Asked) => FakeAnswer];

const base = "/v1/billing/subscriptions";

export function subscriptionRoutes(
  store: ReturnType<typeof makeFakeSubscriptions>,
  refunds: ReturnType<typeof makeFakeSaleRefunds>,
  once: ReturnType<typeof makeRequestMemory>,
): readonly Route[] {
  const asDone = (done: FakeAnswer): FakeAnswer => ({ ...done, status: 200 });
  /** Only what makes something is known by the request's id; the rest finds out by what there is. */
  const made = (work: (body: unknown) => FakeAnswer) => {
    return ({ body, key }: Asked) => once(key, () => work(body), asDone);
  };
  const one = (path = "") => new RegExp(`^${base}/([\\w-]+)${path}$`);
  return [
    ["createProduct", "POST", /^\/v1\/catalogs\/products()$/, made(store.createProduct)],
    ["createPlan", "POST", /^\/v1\/billing\/plans()$/, made(store.createPlan)],
    ["subscribe", "POST", new RegExp(`^${base}()$`), made(store.create)],
    [
      "findSubscription",
      "GET",
      one(),
      ({ id, query }) => ({
        status: 200,
        body: describeSubscription(store.find(id), query.get("fields") === "plan"),
      }),
    ],
    ["transactions", "GET", one("/transactions"), ({ id, query }) => store.listTransactions(id, query)],
    ["activate", "POST", one("/activate"), ({ id, body }) => store.activate(id, body)],
    ["cancel", "POST", one("/cancel"), ({ id, body }) => store.cancel(id, body)],
    ["findRefund", "GET", /^\/v2\/payments\/refunds\/(\w+)$/, ({ id }) => refunds.findRefund(id)],
  ];
}

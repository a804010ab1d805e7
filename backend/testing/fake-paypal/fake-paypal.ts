import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { describe, describeCapture, describeRefund, createFakeOrders, type Outcome } from "./fake-orders";
import { createFakeBooks, describeDispute, type FakeDispute } from "./fake-books";
import { createFakeRefunds } from "./fake-refunds";
import { createFakeSaleRefunds } from "./fake-sale-refunds";
import { describeSaleMessage, describeSubscription, createFakeSubscriptions } from "./fake-subscriptions";
import { createMessageSigner } from "./message-signer";
import { type FakeResponse, PayPalError } from "./paypal-error";
import { createRequestLog, type RequestKey } from "./request-log";
import { type SubscriptionOperation, subscriptionRoutes } from "./subscription-routes";

/**
 * The fault of one request: `refused` and `down` happen before any work, `lost`, `late` and `cut` after it; `silent` never
 * responds.
 */
type Fault =
  | "refused"
  | "down"
  | "busy"
  | "inProgress"
  | "unauthorized"
  | "lost"
  | "late"
  | "cut"
  | "redirect"
  | "silent";
type Operation =
  | "token"
  | "create"
  | "find"
  | "patch"
  | "capture"
  | "refund"
  | "findCapture"
  | "certificate"
  | "search"
  | "findDispute"
  | SubscriptionOperation;

export const fakeCredentials = {
  clientId: "fake-client-id-of-tests",
  secret: "fake-secret",
  webhookId: "WH-OF-TESTS",
};

/** A fake PayPal over HTTP, at least as strict as the real one. */
export async function startFakePayPal() {
  const clock = { offsetMs: 0 };
  const now = () => Date.now() + clock.offsetMs;
  const store = createFakeOrders();
  const refunds = createFakeRefunds(store);
  const books = createFakeBooks(store, now);
  const once = createRequestLog(now);
  const yearly = createFakeSubscriptions(now);
  const saleRefunds = createFakeSaleRefunds(yearly);
  const signer = createMessageSigner(fakeCredentials.webhookId);
  const certificates = new Map([["CERT-tests", signer.chain]]);
  const faults: { readonly operation: Operation; readonly fault: Fault }[] = [];
  const operations: Operation[] = [];
  let tokens = 0;

  const routes: readonly [Operation, string, RegExp, (parts: Parts) => FakeResponse][] = [
    ["token", "POST", /^\/v1\/oauth2\/token$/, giveToken],
    [
      "certificate",
      "GET",
      /^\/v1\/notifications\/certs\/([\w-]+)$/,
      ({ id }) => ({ status: certificates.has(id) ? 200 : 404, body: certificates.get(id) }),
    ],
    [
      "create",
      "POST",
      /^\/v2\/checkout\/orders()$/,
      (parts) => once(parts.key, () => store.create(parts.body, parts.key.id), latest),
    ],
    [
      "find",
      "GET",
      /^\/v2\/checkout\/orders\/(\w+)$/,
      ({ id }) => ({ status: 200, body: describe(store.find(id)) }),
    ],
    ["patch", "PATCH", /^\/v2\/checkout\/orders\/(\w+)$/, ({ id, body }) => store.patch(id, body)],
    [
      "capture",
      "POST",
      /^\/v2\/checkout\/orders\/(\w+)\/capture$/,
      ({ id, body, key }) => once(key, () => store.capture(id, body), latest),
    ],
    [
      "refund",
      "POST",
      /^\/v2\/payments\/captures\/(\w+)\/refund$/,
      ({ id, body, key }) =>
        once(
          key,
          () => {
            const sale = saleRefunds.saleOf(id);
            return sale ? saleRefunds.refund(sale, body) : refunds.refund(id, body);
          },
          (done) => done,
        ),
    ],
    ["findCapture", "GET", /^\/v2\/payments\/captures\/(\w+)$/, ({ id }) => refunds.findCapture(id)],
    ["search", "GET", /^\/v1\/reporting\/transactions()$/, ({ query }) => books.search(query)],
    ["findDispute", "GET", /^\/v1\/customer\/disputes\/([\w-]+)$/, ({ id }) => books.findDispute(id)],
    ...subscriptionRoutes(yearly, saleRefunds, once),
  ];

  function giveToken({ authorization, form }: Parts): FakeResponse {
    const expected = `Basic ${Buffer.from(`${fakeCredentials.clientId}:${fakeCredentials.secret}`).toString("base64")}`;
    if (authorization !== expected) return { status: 401, body: { error: "invalid_client" } };
    if (form !== "grant_type=client_credentials")
      return { status: 400, body: { error: "unsupported_grant_type" } };
    return {
      status: 200,
      body: { access_token: `token-${++tokens}`, token_type: "Bearer", expires_in: 32_400 },
    };
  }

  /** A replay returns the current state, not the first response. */
  function latest({ body }: FakeResponse): FakeResponse {
    const { id } = body as { id: string };
    return { status: 200, body: describe(store.find(id)) };
  }

  function work(operation: Operation, handle: (parts: Parts) => FakeResponse, parts: Parts): FakeResponse {
    const isOpen = operation === "token" || operation === "certificate";
    try {
      if (!isOpen && parts.authorization !== `Bearer token-${tokens}`) throw new PayPalError(401);
      return handle(parts);
    } catch (error) {
      if (error instanceof PayPalError) return error.response;
      throw error;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts = await readParts(request);
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    const route = routes.find(([, method, pattern]) => method === request.method && pattern.test(path));
    if (route === undefined) return give(response, new PayPalError(404).response);
    const [operation, , pattern, handle] = route;
    operations.push(operation);
    const id = pattern.exec(path)?.[1] ?? "";
    const at = faults.findIndex((fault) => fault.operation === operation);
    const [found] = at < 0 ? [] : faults.splice(at, 1);
    fail(found?.fault, response, () => work(operation, handle, { ...parts, id }));
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const certificateUrl = `${url}/v1/notifications/certs/CERT-tests`;

  return {
    url,
    stop() {
      server.closeAllConnections();
      server.close();
    },
    operations,
    signer,
    certificates,
    certificateUrl,
    orders: store.orders,
    nextRefund: refunds.next,
    nextSaleRefund: saleRefunds.next,
    saleRefunds: saleRefunds.refunds,
    yearly,
    now,
    later: (ms: number) => (clock.offsetMs += ms),
    fail: (operation: Operation, ...more: Fault[]) =>
      faults.push(...more.map((fault) => ({ operation, fault }))),
    /** The buyer approves in PayPal's window. */
    approve(id: string, outcome: Outcome = "COMPLETED") {
      const order = store.find(id);
      order.status = "APPROVED";
      order.outcome = outcome;
      store.touch(order);
    },
    /** Completes or declines pending captures. */
    decide(id: string, status: "COMPLETED" | "DECLINED") {
      for (const capture of store.find(id).captures)
        if (capture.status === "PENDING") capture.status = status;
    },
    /** PayPal deletes unpaid orders. */
    expire: (id: string) => store.orders.delete(id),
    /** A signed webhook about a subscription: its last sale, or its current state. */
    yearlyMessage(event_type: string, subscriptionId: string, id = `WH-${event_type}-${subscriptionId}`) {
      const subscription = yearly.find(subscriptionId);
      const sale = subscription.sales.at(-1);
      const resource =
        event_type.startsWith("PAYMENT.SALE") && sale
          ? describeSaleMessage(sale, subscription)
          : describeSubscription(subscription, false);
      return signer.signMessage({ id, event_type, event_version: "1.0", resource }, certificateUrl);
    },
    openDispute: books.openDispute,
    /** A signed webhook about a dispute. */
    disputeMessage(event_type: string, dispute: FakeDispute) {
      const resource = describeDispute(dispute);
      const id = `WH-${event_type}-${dispute.id}`;
      return signer.signMessage({ id, event_type, event_version: "1.0", resource }, certificateUrl);
    },
    /** A refund made by the seller on PayPal's own pages: without an id of ours. */
    refundByHand: (captureId: string, body: object) => refunds.refund(captureId, body),
    /** A signed webhook about an order. */
    message(event_type: string, orderId: string, id = `WH-${event_type}-${orderId}`) {
      const order = store.find(orderId);
      const [capture] = order.captures;
      const refund = order.refunds.at(-1);
      const resource = event_type.startsWith("CHECKOUT.ORDER")
        ? describe(order)
        : event_type.endsWith("REFUNDED") && refund
          ? describeRefund(refund, order)
          : capture && describeCapture(capture, order);
      return signer.signMessage({ id, event_type, event_version: "1.0", resource }, certificateUrl);
    },
  };
}

interface Parts {
  readonly id: string;
  readonly body: unknown;
  readonly form: string;
  readonly query: URLSearchParams;
  readonly authorization: string | undefined;
  readonly key: RequestKey;
}

async function readParts(request: IncomingMessage): Promise<Parts> {
  const form = await text(request);
  const isJson = request.headers["content-type"] === "application/json";
  const body: unknown = isJson && form !== "" ? JSON.parse(form) : undefined;
  const id = request.headers["paypal-request-id"];
  const key = { id: Array.isArray(id) ? id[0] : id, path: request.url ?? "", body };
  const query = new URLSearchParams(request.url?.split("?")[1]);
  return { id: "", body, form, query, authorization: request.headers.authorization, key };
}

function fail(fault: Fault | undefined, response: ServerResponse, work: () => FakeResponse): void {
  switch (fault) {
    case "refused":
      return void response.destroy();
    case "silent":
      return;
    case "down":
      return give(response, new PayPalError(500).response);
    case "busy":
      return give(response, new PayPalError(429).response);
    case "inProgress":
      return give(response, new PayPalError(422, { issue: "ORDER_COMPLETION_IN_PROGRESS" }).response);
    case "unauthorized":
      return give(response, new PayPalError(401).response);
    case "redirect":
      return void response.writeHead(302, { location: "http://169.254.169.254/" }).end();
  }
  const done = work();
  if (fault === "lost") return void response.destroy();
  if (fault === "late") return give(response, new PayPalError(500).response);
  if (fault === "cut")
    return void response.writeHead(done.status).end(JSON.stringify(done.body).slice(0, -9));
  give(response, done);
}

function give(response: ServerResponse, { status, body }: FakeResponse): void {
  const isText = typeof body === "string";
  response.writeHead(status, { "content-type": isText ? "application/x-pem-file" : "application/json" });
  response.end(isText ? body : body === undefined ? "" : JSON.stringify(body));
}

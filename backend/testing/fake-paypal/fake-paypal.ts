import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { describe, describeCapture, describeRefund, makeFakeOrders, type Outcome } from "./fake-orders";
import { makeFakeRefunds } from "./fake-refunds";
import { makeFakeSaleRefunds } from "./fake-sale-refunds";
import { describeSaleMessage, describeSubscription, makeFakeSubscriptions } from "./fake-subscriptions";
import { makeMessageSigner } from "./message-signer";
import { type FakeAnswer, PayPalRefusal } from "./paypal-refusal";
import { makeRequestMemory, type RequestKey } from "./request-memory";
import { type SubscriptionOperation, subscriptionRoutes } from "./subscription-routes";

/**
 * What goes wrong with one request: `refused` and `down` before anything is done, `lost`, `late` and `cut` after it, `silent`
 * never answers at all.
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
  | SubscriptionOperation;

export const fakeKeys = {
  clientId: "fake-client-id-of-tests",
  secret: "fake-secret",
  webhookId: "WH-OF-TESTS",
};

/** PayPal over HTTP, as strict as the real one or stricter. */
export async function runFakePayPal() {
  const clock = { offsetMs: 0 };
  const now = () => Date.now() + clock.offsetMs;
  const store = makeFakeOrders();
  const refunds = makeFakeRefunds(store);
  const once = makeRequestMemory(now);
  const yearly = makeFakeSubscriptions(now);
  const saleRefunds = makeFakeSaleRefunds(yearly);
  const signer = makeMessageSigner(fakeKeys.webhookId);
  const certificates = new Map([["CERT-tests", signer.chain]]);
  const faults: { readonly operation: Operation; readonly fault: Fault }[] = [];
  const asked: Operation[] = [];
  let tokens = 0;

  const routes: readonly [Operation, string, RegExp, (parts: Parts) => FakeAnswer][] = [
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
    ...subscriptionRoutes(yearly, saleRefunds, once),
  ];

  function giveToken({ authorization, form }: Parts): FakeAnswer {
    const expected = `Basic ${Buffer.from(`${fakeKeys.clientId}:${fakeKeys.secret}`).toString("base64")}`;
    if (authorization !== expected) return { status: 401, body: { error: "invalid_client" } };
    if (form !== "grant_type=client_credentials")
      return { status: 400, body: { error: "unsupported_grant_type" } };
    return {
      status: 200,
      body: { access_token: `token-${++tokens}`, token_type: "Bearer", expires_in: 32_400 },
    };
  }

  /** Not what was answered then, but as it stands now. */
  function latest({ body }: FakeAnswer): FakeAnswer {
    const { id } = body as { id: string };
    return { status: 200, body: describe(store.find(id)) };
  }

  function work(operation: Operation, handle: (parts: Parts) => FakeAnswer, parts: Parts): FakeAnswer {
    const isOpen = operation === "token" || operation === "certificate";
    try {
      if (!isOpen && parts.authorization !== `Bearer token-${tokens}`) throw new PayPalRefusal(401);
      return handle(parts);
    } catch (error) {
      if (error instanceof PayPalRefusal) return error.answer;
      throw error;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts = await readParts(request);
    const path = (request.url ?? "").split("?", 1)[0] ?? "";
    const route = routes.find(([, method, pattern]) => method === request.method && pattern.test(path));
    if (route === undefined) return give(response, new PayPalRefusal(404).answer);
    const [operation, , pattern, handle] = route;
    asked.push(operation);
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
    asked,
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
    /** The buyer agrees in PayPal's window. */
    approve(id: string, outcome: Outcome = "COMPLETED") {
      const order = store.find(id);
      order.status = "APPROVED";
      order.outcome = outcome;
      store.touch(order);
    },
    /** The bank makes up its mind. */
    decide(id: string, status: "COMPLETED" | "DECLINED") {
      for (const capture of store.find(id).captures)
        if (capture.status === "PENDING") capture.status = status;
    },
    /** Orders nobody pays are forgotten. */
    expire: (id: string) => store.orders.delete(id),
    /** About something that renews: of a sale the last, else the subscription as it stands. */
    yearlyMessage(event_type: string, subscriptionId: string, id = `WH-${event_type}-${subscriptionId}`) {
      const subscription = yearly.find(subscriptionId);
      const sale = subscription.sales.at(-1);
      const resource =
        event_type.startsWith("PAYMENT.SALE") && sale
          ? describeSaleMessage(sale, subscription)
          : describeSubscription(subscription, false);
      return signer.signMessage({ id, event_type, event_version: "1.0", resource }, certificateUrl);
    },
    /** As it is sent to the shop. */
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

function fail(fault: Fault | undefined, response: ServerResponse, work: () => FakeAnswer): void {
  switch (fault) {
    case "refused":
      return void response.destroy();
    case "silent":
      return;
    case "down":
      return give(response, new PayPalRefusal(500).answer);
    case "busy":
      return give(response, new PayPalRefusal(429).answer);
    case "inProgress":
      return give(response, new PayPalRefusal(422, { issue: "ORDER_COMPLETION_IN_PROGRESS" }).answer);
    case "unauthorized":
      return give(response, new PayPalRefusal(401).answer);
    case "redirect":
      return void response.writeHead(302, { location: "http://169.254.169.254/" }).end();
  }
  const done = work();
  if (fault === "lost") return void response.destroy();
  if (fault === "late") return give(response, new PayPalRefusal(500).answer);
  if (fault === "cut")
    return void response.writeHead(done.status).end(JSON.stringify(done.body).slice(0, -9));
  give(response, done);
}

function give(response: ServerResponse, { status, body }: FakeAnswer): void {
  const isText = typeof body === "string";
  response.writeHead(status, { "content-type": isText ? "application/x-pem-file" : "application/json" });
  response.end(isText ? body : body === undefined ? "" : JSON.stringify(body));
}

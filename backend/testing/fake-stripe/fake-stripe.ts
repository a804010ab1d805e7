import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { parse } from "qs";
import type { Form } from "./check-parameters";
import { type SignedEvent, signEvents } from "./events";
import { invalidRequest, StripeApiError } from "./stripe-error";
import { type StoredResponse, IdempotencyStore } from "./idempotency-store";
import { Ledger } from "./ledger";
import { checkForm, type Operation, operations } from "./operations";

/**
 * The fault of the next changing call. `lost`: done, but the connection is closed. `failed-before`: 500, nothing done.
 * `failed-stored`: done, but a 500 is stored under the key. `busy`: 429, nothing done. `slow`: done after a delay, during
 * which the key is in use.
 */
export type FaultKind = "lost" | "failed-before" | "failed-stored" | "busy" | "slow";

export interface FakeStripe {
  readonly url: string;
  readonly ledger: Ledger;
  /** All calls with their idempotency keys. */
  readonly calls: readonly {
    readonly method: string;
    readonly path: string;
    readonly key: string | undefined;
    readonly body: string;
  }[];
  /** Faults of the next changing calls, in order. */
  readonly faults: FaultKind[];
  readonly events: (secret: string, atSeconds?: number) => SignedEvent[];
  readonly stop: () => Promise<void>;
}

/** A strict HTTP fake of the parts of Stripe that the shop uses, for the real client. */
export async function startFakeStripe(secretKey: string): Promise<FakeStripe> {
  const ledger = new Ledger();
  const stored = new IdempotencyStore();
  const faults: FaultKind[] = [];
  const calls: { method: string; path: string; key: string | undefined; body: string }[] = [];
  const server = createServer((request, response) => {
    void receive(request).then(async (call) => {
      calls.push({ method: call.method, path: call.path, key: call.key, body: call.text });
      const fault = call.method === "POST" ? faults.shift() : undefined;
      const result = await respond({ call, ledger, stored, secretKey, fault });
      if (fault === "lost") response.destroy();
      else send(response, result);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ledger,
    calls,
    faults,
    events: (secret, atSeconds) => signEvents(ledger, secret, atSeconds),
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

interface Call {
  readonly method: string;
  readonly path: string;
  readonly text: string;
  readonly key: string | undefined;
  readonly authorization: string | undefined;
  readonly version: string | undefined;
}

async function receive(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  const url = new URL(request.url ?? "/", "http://fake");
  const isGet = request.method === "GET";
  const header = (name: string) => request.headers[name]?.toString();
  return {
    method: request.method ?? "",
    path: url.pathname,
    text: isGet ? url.search.slice(1) : Buffer.concat(chunks).toString(),
    // Stripe stores only changing calls under a key.
    key: isGet ? undefined : header("idempotency-key"),
    authorization: header("authorization"),
    version: header("stripe-version"),
  };
}

interface RequestContext {
  readonly call: Call;
  readonly ledger: Ledger;
  readonly stored: IdempotencyStore;
  readonly secretKey: string;
  readonly fault: FaultKind | undefined;
}

interface SentResponse extends StoredResponse {
  readonly isReplay?: boolean;
}

async function respond(question: RequestContext): Promise<SentResponse> {
  try {
    return await handleCall(question);
  } catch (error) {
    if (error instanceof StripeApiError) return errorResponse(error);
    return errorResponse(new StripeApiError(501, { type: "api_error", message: String(error) }));
  }
}

async function handleCall({ call, ledger, stored, secretKey, fault }: RequestContext): Promise<SentResponse> {
  if (call.authorization !== `Bearer ${secretKey}`)
    throw new StripeApiError(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
  if (!call.version) throw invalidRequest(undefined, "Every call must name its API version.");
  const operation = operations.find(({ method, path }) => method === call.method && path.test(call.path));
  if (!operation) throw new StripeApiError(404, unrecognized(call));
  if (fault === "busy")
    throw new StripeApiError(429, { type: "invalid_request_error", code: "rate_limit", message: "busy" });
  if (fault === "failed-before") throw failure;
  const form: Form = parse(call.text, { depth: 20 });
  const request = `${call.path}?${call.text}`;
  const replay = call.key === undefined ? undefined : stored.find(call.key, request);
  if (replay) return { ...replay, isReplay: true };
  checkForm(operation, form);
  if (call.key !== undefined) stored.start(call.key, request);
  if (fault === "slow") await wait(slowMs);
  const done = run(operation, ledger, form, call.path);
  const response = fault === "failed-stored" ? errorResponse(failure) : done;
  if (call.key !== undefined) stored.finish(call.key, request, response);
  return response;
}

const slowMs = 100;
const failure = new StripeApiError(500, { type: "api_error", message: "An unknown error occurred" });

/** Errors from here on are stored under the key as well. */
function run(operation: Operation, ledger: Ledger, form: Form, path: string): StoredResponse {
  try {
    const id = operation.path.exec(path)?.[1] ?? "";
    return { status: 200, body: JSON.stringify(operation.run(ledger, form, id)) };
  } catch (error) {
    if (error instanceof StripeApiError) return errorResponse(error);
    throw error;
  }
}

const errorResponse = ({ status, error }: StripeApiError): StoredResponse => ({
  status,
  body: JSON.stringify({ error }),
});

const unrecognized = ({ method, path }: Call) => ({
  type: "invalid_request_error",
  message: `Unrecognized request URL (${method}: ${path}).`,
});

function send(response: ServerResponse, { status, body, isReplay }: SentResponse): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "request-id": "req_fake",
    // As Stripe does: a retry with the same key would get the same failure.
    ...(status === 500 && isReplay && { "stripe-should-retry": "false" }),
    ...(isReplay && { "idempotent-replayed": "true" }),
  });
  response.end(body);
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { parse } from "qs";
import type { Form } from "./check-parameters";
import { type SignedEvent, signEvents } from "./events";
import { invalid, StripeFault } from "./fault";
import { type Answer, KeptAnswers } from "./kept-answers";
import { Ledger } from "./ledger";
import { check, type Verb, verbs } from "./verbs";

/**
 * What goes wrong with the next call that changes something. `lost`: done, and the line is cut. `failed-before`: a 500 and
 * nothing done. `failed-kept`: done, and a 500 stands under the key. `busy`: 429, nothing done.
 * `slow`: done after a while, in which the key is taken.
 */
export type Mishap = "lost" | "failed-before" | "failed-kept" | "busy" | "slow";

export interface FakeStripe {
  readonly url: string;
  readonly ledger: Ledger;
  /** Each call as it came, its key with it. */
  readonly calls: readonly {
    readonly method: string;
    readonly path: string;
    readonly key: string | undefined;
  }[];
  /** For as many of the next changing calls as there are. */
  readonly mishaps: Mishap[];
  readonly events: (secret: string, atSeconds?: number) => SignedEvent[];
  readonly stop: () => Promise<void>;
}

/** Stripe as far as the shop needs it, over HTTP, for the real client. What Stripe refuses, it refuses. */
export async function startFakeStripe(secretKey: string): Promise<FakeStripe> {
  const ledger = new Ledger();
  const kept = new KeptAnswers();
  const mishaps: Mishap[] = [];
  const calls: { method: string; path: string; key: string | undefined }[] = [];
  const server = createServer((request, response) => {
    void receive(request).then(async (call) => {
      calls.push({ method: call.method, path: call.path, key: call.key });
      const mishap = call.method === "POST" ? mishaps.shift() : undefined;
      const answer = await answerTo({ call, ledger, kept, secretKey, mishap });
      if (mishap === "lost") response.destroy();
      else send(response, answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ledger,
    calls,
    mishaps,
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
    // Only what changes something is kept under a key.
    key: isGet ? undefined : header("idempotency-key"),
    authorization: header("authorization"),
    version: header("stripe-version"),
  };
}

interface Question {
  readonly call: Call;
  readonly ledger: Ledger;
  readonly kept: KeptAnswers;
  readonly secretKey: string;
  readonly mishap: Mishap | undefined;
}

interface Given extends Answer {
  readonly isReplay?: boolean;
}

async function answerTo(question: Question): Promise<Given> {
  try {
    return await answerWellFormed(question);
  } catch (error) {
    if (error instanceof StripeFault) return refused(error);
    return refused(new StripeFault(501, { type: "api_error", message: String(error) }));
  }
}

async function answerWellFormed({ call, ledger, kept, secretKey, mishap }: Question): Promise<Given> {
  if (call.authorization !== `Bearer ${secretKey}`)
    throw new StripeFault(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
  if (!call.version) throw invalid(undefined, "The fake wants every call to name its version.");
  const verb = verbs.find(({ method, path }) => method === call.method && path.test(call.path));
  if (!verb) throw new StripeFault(404, unrecognized(call));
  if (mishap === "busy")
    throw new StripeFault(429, { type: "invalid_request_error", code: "rate_limit", message: "busy" });
  if (mishap === "failed-before") throw failure;
  const form: Form = parse(call.text, { depth: 20 });
  const request = `${call.path}?${call.text}`;
  const before = call.key === undefined ? undefined : kept.find(call.key, request);
  if (before) return { ...before, isReplay: true };
  check(verb, form);
  if (call.key !== undefined) kept.begin(call.key, request);
  if (mishap === "slow") await wait(slowMs);
  const done = run(verb, ledger, form, call.path);
  const answer = mishap === "failed-kept" ? refused(failure) : done;
  if (call.key !== undefined) kept.end(call.key, request, answer);
  return answer;
}

const slowMs = 100;
const failure = new StripeFault(500, { type: "api_error", message: "An unknown error occurred" });

/** From here on the work has begun, so a refusal is kept under the key as well. */
function run(verb: Verb, ledger: Ledger, form: Form, path: string): Answer {
  try {
    const id = verb.path.exec(path)?.[1] ?? "";
    return { status: 200, body: JSON.stringify(verb.run(ledger, form, id)) };
  } catch (error) {
    if (error instanceof StripeFault) return refused(error);
    throw error;
  }
}

const refused = ({ status, error }: StripeFault): Answer => ({ status, body: JSON.stringify({ error }) });

const unrecognized = ({ method, path }: Call) => ({
  type: "invalid_request_error",
  message: `Unrecognized request URL (${method}: ${path}).`,
});

function send(response: ServerResponse, { status, body, isReplay }: Given): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "request-id": "req_fake",
    // As Stripe does: asking again under the same key would only bring the same failure.
    ...(status === 500 && isReplay && { "stripe-should-retry": "false" }),
    ...(isReplay && { "idempotent-replayed": "true" }),
  });
  response.end(body);
}

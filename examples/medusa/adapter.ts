import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { limits } from "@/lib/config/limits";
import type { AnyShape } from "@/lib/contract/contract";
import { isNoContent } from "@/lib/contract/contract";
import { type FoundRoute, matchCall } from "@/lib/contract/match";
import { readyBody } from "@/lib/contract/openapi/readiness";
import { type Parsed, parseBody, parsePathOrQuery, parseResponse } from "@/lib/contract/parse";
import { shapeOf } from "@/lib/contract/shapes";
import type { TypedSchema } from "@/lib/contract/contract";
import { toErrorResponse } from "@/lib/domain/error-response";
import { cartHandlers } from "./cart-handlers";
import { checkoutHandlers } from "./checkout-handlers";
import type { Context } from "./handler";
import { createMedusaClient, MedusaRefusal, Outage, WrongAnswer } from "./medusa-client";
import { productHandlers } from "./products";
import { notFound, Refusal, refuseFields } from "./refusal";
import { geographyHandlers, listRegions } from "./regions";
import { createSignedIds } from "./signed-ids";

type UntypedHandler = (
  context: Context,
  input: Record<"params" | "query" | "body", unknown>,
) => Promise<unknown>;

// Safe: each handler has been checked against the contract where it is declared.
const handlers: ReadonlyMap<string, UntypedHandler> = new Map(
  Object.entries({
    ...geographyHandlers,
    ...productHandlers,
    ...cartHandlers,
    ...checkoutHandlers,
  }) as unknown as [string, UntypedHandler][],
);

interface Settings {
  readonly medusaUrl: string;
  readonly publishableKey: string;
  /** Signs the tokens of carts and orders. With another one they are unknown. */
  readonly secret: string;
  readonly log: Context["log"];
  readonly port?: number;
  /** Answers the calls that are not served here. Without it they get a 501. */
  readonly others?: RequestListener;
}

export interface Adapter {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** A backend of the storefront on top of Medusa's Store API. */
export async function startAdapter(settings: Settings): Promise<Adapter> {
  const { log, others = refuseOthers } = settings;
  const shared = {
    medusa: createMedusaClient({ url: settings.medusaUrl, publishableKey: settings.publishableKey }),
    ids: createSignedIds(settings.secret),
    placing: new Set<string>(),
    log,
  };
  const server = createServer((request, response) => {
    const [path = "", query = ""] = (request.url ?? "").split("?", 2);
    const context = { ...shared, country: headerOf(request, "x-country") };
    if (path === "/health/ready") return void answerReadiness(context, response);
    const match = matchCall(request.method ?? "", path);
    if (match.kind !== "found" || !handlers.has(match.named.name)) return others(request, response);
    void answerCall(context, { request, match, query }, response);
  });
  await new Promise<void>((resolve) => server.listen(settings.port ?? 0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, stop };
}

const refuseOthers: RequestListener = (request, response) =>
  refuse(response, headerOf(request, "x-request-id"), notServed);

const headerOf = ({ headers }: IncomingMessage, name: string): string | undefined => {
  const value = headers[name];
  return typeof value === "string" && value !== "" ? value : undefined;
};

/** Ready means that Medusa takes the key and has a region to sell in. */
async function answerReadiness(context: Context, response: ServerResponse): Promise<void> {
  try {
    if ((await listRegions(context)).length === 0)
      throw new WrongAnswer("Medusa has no region with countries");
    send(response, 200, readyBody);
  } catch (error) {
    context.log.warn({ err: error }, "not ready");
    send(response, 503, { status: "unavailable" });
  }
}

interface Call {
  readonly request: IncomingMessage;
  readonly match: FoundRoute;
  readonly query: string;
}

async function answerCall(context: Context, call: Call, response: ServerResponse): Promise<void> {
  const { name } = call.match.named;
  const requestId = headerOf(call.request, "x-request-id");
  try {
    const result = await runCall(context, call);
    if (result instanceof Refusal) return refuse(response, requestId, result);
    const { response: expected } = shapeOf(call.match.named.area, call.match.named.call);
    if (isNoContent(expected)) return void response.writeHead(204).end();
    const own = parseResponse(expected as unknown as TypedSchema, result);
    if (!own.ok) throw new WrongAnswer(`cannot be translated: ${Object.keys(own.errors).join(", ")}`);
    send(response, 200, own.value);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.status >= 500) context.log.error({ call: name, requestId, err: error }, "call failed");
    refuse(response, requestId, failure);
  }
}

const message = "failures.operationFailed";
const notServed = new Refusal(501, { code: "not_served", message });
const internal = new Refusal(500, { code: "internal", message });
const unavailable = new Refusal(503, { code: "unavailable", message }, { "retry-after": "5" });
const wrongAnswer = new Refusal(502, { code: "bad_upstream_answer", message });

/** A refusal that no handler expects is a mistake of this program or of its settings, not of the visitor. */
function failureOf(error: unknown): Refusal {
  if (error instanceof Outage) return unavailable;
  if (error instanceof MedusaRefusal && error.status === 404) return notFound();
  return error instanceof WrongAnswer || error instanceof MedusaRefusal ? wrongAnswer : internal;
}

async function runCall(
  context: Context,
  { request, match: { named, params }, query }: Call,
): Promise<unknown> {
  const shape = shapeOf(named.area, named.call);
  const path = parsed(shape, "params", (schema) => parsePathOrQuery(schema, Object.entries(params)));
  if (!path.ok) return notFound();
  const filter = parsed(shape, "query", (schema) => parsePathOrQuery(schema, new URLSearchParams(query)));
  if (!filter.ok) return refuseFields(filter.errors);
  const json = shape.body ? await readJson(request) : undefined;
  if (json instanceof Refusal) return json;
  const body = parsed(shape, "body", (schema) => parseBody(schema, json));
  if (!body.ok) return refuseFields(body.errors);
  const input = { params: path.value, query: filter.value, body: body.value };
  return handlers.get(named.name)?.(context, input);
}

function parsed(
  shape: AnyShape,
  part: "params" | "query" | "body",
  parse: (schema: TypedSchema) => Parsed<unknown>,
): Parsed<unknown> {
  const schema = shape[part] as unknown as TypedSchema | undefined;
  return schema === undefined ? { ok: true, value: undefined } : parse(schema);
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > limits.jsonBodyBytes)
      return new Refusal(413, { code: "body_too_large", message: "refusals.bodyTooLarge" });
    chunks.push(chunk);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    return value;
  } catch {
    return new Refusal(400, { code: "invalid_request", message: "refusals.requestUnreadable" });
  }
}

/** English texts, with their codes in a header: the storefront translates them. */
function refuse(response: ServerResponse, requestId: string | undefined, refusal: Refusal): void {
  const { body, headers } = toErrorResponse(refusal.status, refusal.body);
  const sent = refusal.status === 428 ? body : { ...body, requestId };
  send(response, refusal.status, sent, { ...headers, ...refusal.headers });
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

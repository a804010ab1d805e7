import type { RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { type FastifyError, type FastifyReply, type FastifyRequest, fastify, LogController } from "fastify";
import type { Logger } from "pino";
import { type AnyShape, isNoContent, type TypedSchema } from "@/lib/contract/contract";
import { readyBody } from "@/lib/contract/openapi/readiness";
import { type Parsed, parseBody, parsePathOrQuery, parseResponse } from "@/lib/contract/parse";
import { listRoutes } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import { toErrorResponse } from "@/lib/domain/error-response";
import { cartHandlers } from "./cart-handlers";
import { checkoutHandlers } from "./checkout-handlers";
import type { Context } from "./handler";
import { createMedusaClient, MedusaFailure } from "./medusa-client";
import { productHandlers } from "./products";
import { notFound, Refusal, refuseFields } from "./refusal";
import { geographyHandlers, listRegions } from "./regions";
import { createSignedIds } from "./signed-ids";

type Input = Readonly<Record<"params" | "query" | "body", unknown>>;
type UntypedHandler = (context: Context, input: Input) => Promise<unknown>;

// Safe: each handler has been checked against the contract where it is declared.
const handlers = new Map(
  Object.entries({ ...geographyHandlers, ...productHandlers, ...cartHandlers, ...checkoutHandlers }),
) as unknown as ReadonlyMap<string, UntypedHandler>;

interface Settings {
  readonly medusaUrl: string;
  readonly publishableKey: string;
  /** Signs the tokens of carts and orders. With another one they are unknown. */
  readonly secret: string;
  readonly log: Logger;
  readonly port?: number;
  /** Answers the calls that are not served here. Without it they get a 501. */
  readonly others?: RequestListener;
}

export interface Adapter {
  readonly url: string;
  readonly stop: () => Promise<unknown>;
}

/** A backend of the storefront on top of Medusa's Store API. */
export async function startAdapter({ log, others, port, ...settings }: Settings): Promise<Adapter> {
  const app = fastify({
    loggerInstance: log,
    forceCloseConnections: true,
    requestIdHeader: "x-request-id",
    logController: new LogController({ requestIdLogLabel: "requestId", disableRequestLogging: true }),
  });
  const shared = {
    medusa: createMedusaClient(settings.medusaUrl, settings.publishableKey),
    ids: createSignedIds(settings.secret),
    placing: new Set<string>(),
  };
  const contextOf = ({ log: requestLog, headers }: FastifyRequest): Context => {
    const country = headers["x-country"];
    return { ...shared, log: requestLog, country: typeof country === "string" ? country : undefined };
  };
  app.setErrorHandler<FastifyError>((error, request, reply) => sendFailure(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    if (others === undefined) return sendRefusal(reply, notServed);
    reply.hijack();
    others(request.raw, reply.raw);
    return undefined;
  });
  // Ready means that Medusa takes the key and has a region to sell in.
  app.get("/health/ready", async (request, reply) => {
    const regions = await listRegions(contextOf(request)).catch((error: unknown) => {
      request.log.warn({ err: error }, "not ready");
      return [];
    });
    return regions.length > 0 ? readyBody : reply.code(503).send({ status: "unavailable" });
  });
  for (const { name, area, call, route } of listRoutes()) {
    const handle = handlers.get(name);
    const shape = shapeOf(area, call);
    const handler = async (request: FastifyRequest, reply: FastifyReply) => {
      const input = parseInput(shape, request);
      const result = input instanceof Refusal ? input : await handle?.(contextOf(request), input);
      return result instanceof Refusal ? sendRefusal(reply, result) : sendResult(reply, shape, result);
    };
    if (handle) app.route({ method: route.method, url: route.path.replace(/\{(\w+)\}/g, ":$1"), handler });
  }
  await app.listen({ port: port ?? 0, host: "127.0.0.1" });
  const address = app.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${address.port}`, stop: () => app.close() };
}

function parseInput(shape: AnyShape, { params, url, body }: FastifyRequest): Input | Refusal {
  const parse = (part: keyof Input, read: (schema: TypedSchema) => Parsed<unknown>): Parsed<unknown> =>
    shape[part] ? read(shape[part] as unknown as TypedSchema) : { ok: true, value: undefined };
  const path = parse("params", (schema) =>
    parsePathOrQuery(schema, Object.entries(params as Record<string, string>)),
  );
  if (!path.ok) return notFound();
  const query = parse("query", (schema) =>
    parsePathOrQuery(schema, new URLSearchParams(url.split("?", 2)[1])),
  );
  if (!query.ok) return refuseFields(query.errors);
  const parsed = parse("body", (schema) => parseBody(schema, body));
  if (!parsed.ok) return refuseFields(parsed.errors);
  return { params: path.value, query: query.value, body: parsed.value };
}

function sendResult(reply: FastifyReply, { response }: AnyShape, result: unknown) {
  if (isNoContent(response)) return reply.code(204).send();
  const own = parseResponse(response as unknown as TypedSchema, result);
  if (!own.ok)
    throw new MedusaFailure("wrong", `cannot be translated: ${Object.keys(own.errors).join(", ")}`);
  return reply.send(own.value);
}

const message = "failures.operationFailed";
const notServed = new Refusal(501, { code: "not_served", message });
const failures = {
  down: new Refusal(503, { code: "unavailable", message }),
  // A refusal that no handler expects is a mistake of this program or of its settings, not of the visitor.
  refused: new Refusal(502, { code: "bad_upstream_answer", message }),
  wrong: new Refusal(502, { code: "bad_upstream_answer", message }),
};

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  if (status < 500)
    return sendRefusal(
      reply,
      new Refusal(status, { code: "unreadable", message: "refusals.requestUnreadable" }),
    );
  request.log.error({ err: error, url: request.routeOptions.url }, "call failed");
  if (error instanceof MedusaFailure)
    return sendRefusal(reply, error.status === 404 ? notFound() : failures[error.kind]);
  return sendRefusal(reply, new Refusal(500, { code: "internal", message }));
}

/** English texts, with their codes in a header: the storefront translates them. */
function sendRefusal(reply: FastifyReply, { status, body }: Refusal) {
  const { body: texts, headers } = toErrorResponse(status, body);
  if (status === 503) void reply.header("retry-after", "5");
  const sent = status === 428 ? texts : { ...texts, requestId: reply.request.id };
  return reply.code(status).headers(headers).send(sent);
}

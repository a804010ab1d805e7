import type { FastifyRequest } from "fastify";
import type { AnyShape, Route } from "@/lib/contract/contract";
import { type Parsed, parseBody, parsePathOrQuery } from "@/lib/contract/parse";
import { notFound, Refusal, refuseFields } from "./refusals";

interface ParsedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  /** For calls that take a file. */
  readonly file?: Buffer;
}

const wrongType = new Refusal(415, {
  code: "unsupported_media_type",
  message: "refusals.otherMediaType",
});

/** Parses with the contract's shapes again: the backend does not rely on the BFF's validation. */
export function parseRequest(
  route: Route,
  shape: AnyShape,
  request: FastifyRequest,
): ParsedRequest | Refusal {
  const params = optionally(shape.params, (schema) => parsePathOrQuery(schema, textPairs(request.params)));
  if (!params.ok) return notFound();
  const query = optionally(shape.query, (schema) => parsePathOrQuery(schema, queryPairs(request.url)));
  if (!query.ok) return refuseFields(query.errors);
  if (isFile(route, request) !== (typeof route.body === "object")) return wrongType;
  const body = optionally(shape.body, (schema) => parseBody(schema, request.body ?? {}));
  if (!body.ok) return refuseFields(body.errors);
  const file = Buffer.isBuffer(request.body) && { file: request.body };
  return { params: params.value, query: query.value, body: body.value, ...file };
}

const isFile = ({ body }: Route, request: FastifyRequest): boolean =>
  Buffer.isBuffer(request.body) && (typeof body !== "object" || body.file.includes(typeOf(request)));

const typeOf = ({ headers }: FastifyRequest): string =>
  headers["content-type"]?.split(";", 1)[0]?.trim().toLowerCase() ?? "";

function optionally<S>(schema: S | undefined, parse: (schema: S) => Parsed<unknown>): Parsed<unknown> {
  return schema === undefined ? { ok: true, value: undefined } : parse(schema);
}

function textPairs(params: unknown): [string, string][] {
  return Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]);
}

function queryPairs(url: string): Iterable<[string, string]> {
  const at = url.indexOf("?");
  return at < 0 ? [] : new URLSearchParams(url.slice(at + 1));
}

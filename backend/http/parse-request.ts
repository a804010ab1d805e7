import type { FastifyRequest } from "fastify";
import type { AnyShape } from "@/lib/contract/contract";
import { type Parsed, parseBody, parsePathOrQuery } from "@/lib/contract/parse";
import { notFound, type Refusal, refuseFields } from "./refusals";

interface ParsedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** Parses with the contract's shapes again: the backend does not rely on the BFF's validation. */
export function parseRequest(shape: AnyShape, request: FastifyRequest): ParsedRequest | Refusal {
  const params = optionally(shape.params, (schema) => parsePathOrQuery(schema, textPairs(request.params)));
  if (!params.ok) return notFound();
  const query = optionally(shape.query, (schema) => parsePathOrQuery(schema, queryPairs(request.url)));
  if (!query.ok) return refuseFields(query.errors);
  const body = optionally(shape.body, (schema) => parseBody(schema, request.body ?? {}));
  if (!body.ok) return refuseFields(body.errors);
  return { params: params.value, query: query.value, body: body.value };
}

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

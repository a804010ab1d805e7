import type { FastifyRequest } from "fastify";
import type { AnyShape } from "@/lib/contract/contract";
import { parseBody, parseText } from "@/lib/contract/parse";
import { notFound, type Refusal, refuseFields } from "./refusals";

interface ParsedRequest {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The backend trusts no caller, not even the storefront's door: it parses with the same shapes again. */
export function parseRequest(shape: AnyShape, request: FastifyRequest): ParsedRequest | Refusal {
  const params = shape.params && parseText(shape.params, Object.entries(request.params ?? {}).map(asText));
  if (params?.ok === false) return notFound();
  const query = shape.query && parseText(shape.query, queryPairs(request.url));
  if (query?.ok === false) return refuseFields(query.errors);
  const body = shape.body && parseBody(shape.body, request.body ?? {});
  if (body?.ok === false) return refuseFields(body.errors);
  return { params: params?.value, query: query?.value, body: body?.value };
}

function queryPairs(url: string): Iterable<[string, string]> {
  const at = url.indexOf("?");
  return at < 0 ? [] : new URLSearchParams(url.slice(at + 1));
}

function asText([name, value]: [string, unknown]): [string, string] {
  return [name, String(value)];
}

import "server-only";
import { LRUCache } from "lru-cache";
import type { AnyShape } from "@/lib/contract/contract";
import { parsePathOrQuery } from "@/lib/contract/parse";
import type { CallInput } from "@/lib/contract/request";
import type { BffMatch, BffRoute, RequestTarget } from "./bff-call";
import { failure, refuseFields } from "./bff-response";
import type { Read } from "./read-body";

/** The route of a request, with its parsed path and query. */
export type RouteMatch =
  | Exclude<BffMatch, { readonly kind: "found" }>
  | (Extract<BffMatch, { readonly kind: "found" }> & {
      readonly shape: AnyShape;
      readonly pathAndQuery: Read<CallInput>;
    });

interface RouteTable {
  readonly match: (method: string, rawPath: string) => BffMatch;
  readonly shapeOf: (named: BffRoute) => AnyShape;
}

const maxEntries = 1000;
const maxKeyLength = 200;

/** Caches matches, because most addresses repeat and their result never changes. */
export function createRouteMatcher(table: RouteTable): (method: string, target: RequestTarget) => RouteMatch {
  const cache = new LRUCache<string, RouteMatch>({ max: maxEntries });
  return (method, target) => {
    const key = `${method} ${target.path}?${target.query}`;
    // Long addresses rarely repeat and would only fill the cache.
    if (key.length > maxKeyLength) return matchRoute(table, method, target);
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const match = matchRoute(table, method, target);
    cache.set(key, match);
    return match;
  };
}

function matchRoute(
  { match, shapeOf }: RouteTable,
  method: string,
  { path, query }: RequestTarget,
): RouteMatch {
  const found = match(method, path);
  if (found.kind !== "found") return found;
  const shape = shapeOf(found.named);
  return { ...found, shape, pathAndQuery: parsePathAndQuery(shape, found.params, query) };
}

function parsePathAndQuery(
  shape: AnyShape,
  rawParams: Readonly<Record<string, string>>,
  query: string,
): Read<CallInput> {
  const input: { -readonly [Key in keyof CallInput]: CallInput[Key] } = {};
  if (shape.params) {
    const parsed = parsePathOrQuery(shape.params, Object.entries(rawParams));
    if (!parsed.ok) return failure(404, "not_found", "refusals.notFound");
    input.params = parsed.value;
  }
  // Also without a query, so that a missing required key is refused here and not by the upstream.
  if (shape.query) {
    const parsed = parsePathOrQuery(shape.query, new URLSearchParams(query));
    if (!parsed.ok) return refuseFields(parsed.errors);
    input.query = parsed.value;
  }
  return { ok: true, value: input };
}

import type { AnyShape, Route } from "@/lib/contract/contract";
import type { CallInput } from "@/lib/contract/request";
import type { NamedRoute } from "@/lib/contract/routes";
import type { CallContext } from "@/lib/server/upstream/upstream-client";
import type { Read } from "./read-body";

/** A route of the BFF's table: the contract's, or one that a test has made up. */
export interface BffRoute extends Omit<NamedRoute, "area"> {
  readonly area: string;
  readonly route: Route;
}

export type BffMatch =
  | { readonly kind: "found"; readonly named: BffRoute; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: "unknown" }
  | { readonly kind: "otherMethod"; readonly allow: readonly string[] };

export interface RequestTarget {
  readonly path: string;
  readonly query: string;
}

/** A request whose route is known and whose origin may make it. */
export interface BffCall {
  readonly request: Request;
  readonly named: BffRoute;
  readonly shape: AnyShape;
  readonly target: RequestTarget;
  readonly pathAndQuery: Read<CallInput>;
  readonly isHead: boolean;
  readonly requestId: string;
  readonly hasSessionCookie: boolean;
  readonly context: CallContext;
}

/** Raw path, without `/api`, and query. Next's own route parameters are already decoded. */
export function parseTarget(url: string): RequestTarget {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.indexOf("#", start);
  const target = start < 0 ? "/" : url.slice(start, end < 0 ? undefined : end);
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? "" : target.slice(mark + 1);
  return { path: path.startsWith("/api/") ? path.slice(4) : "", query };
}

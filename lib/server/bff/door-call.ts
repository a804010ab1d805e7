import type { Route } from "@/lib/contract/contract";
import type { CallInput } from "@/lib/contract/request";
import type { NamedRoute } from "@/lib/contract/routes";
import type { AnyShape } from "@/lib/contract/contract";
import type { CallContext } from "@/lib/server/upstream/upstream";
import type { Read } from "./read-body";

/** A line of the door's table: the contract's own, or one of a test's. */
export interface DoorRoute extends Omit<NamedRoute, "area"> {
  readonly area: string;
  readonly route: Route;
}

export type DoorMatch =
  | { readonly kind: "found"; readonly named: DoorRoute; readonly params: Readonly<Record<string, string>> }
  | { readonly kind: "unknown" }
  | { readonly kind: "otherMethod"; readonly allow: readonly string[] };

export interface Target {
  readonly path: string;
  readonly query: string;
}

/** One call on its way: found in the table, from an origin that may make it. */
export interface DoorCall {
  readonly request: Request;
  readonly named: DoorRoute;
  readonly shape: AnyShape | undefined;
  readonly target: Target;
  /** What its path and query say. */
  readonly texts: Read<CallInput>;
  readonly isHead: boolean;
  readonly requestId: string;
  readonly hasSessionCookie: boolean;
  readonly context: CallContext;
}

/** Path and query as they were sent, without our prefix: Next's own parameters arrive decoded. */
export function targetOf(url: string): Target {
  const start = url.indexOf("/", url.indexOf("//") + 2);
  const end = url.indexOf("#", start);
  const target = start < 0 ? "/" : url.slice(start, end < 0 ? undefined : end);
  const mark = target.indexOf("?");
  const path = mark < 0 ? target : target.slice(0, mark);
  const query = mark < 0 ? "" : target.slice(mark + 1);
  return { path: path.startsWith("/api/") ? path.slice(4) : "", query };
}

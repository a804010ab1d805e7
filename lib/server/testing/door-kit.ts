import type { AnyShape, Route } from "@/lib/contract/contract";
import { matchCall } from "@/lib/contract/match";
import type { Area } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import type { DoorRoute } from "@/lib/server/bff/door-call";
import { type DoorParts, makeDoor } from "@/lib/server/bff/make-door";
import { serveCookies } from "@/lib/server/bff/serve-cookies";
import { serveSignOut } from "@/lib/server/bff/serve-sign-out";
import { asHandlerTable } from "@/lib/server/bff/storefront-calls";
import { makeSessionCookie } from "@/lib/server/session/session-cookie";
import { type GuardOptions, guardSend } from "@/lib/server/upstream/guarded-send";
import { makeTransport } from "@/lib/server/upstream/transport";
import { makeUpstream } from "@/lib/server/upstream/upstream";

export const appOrigin = "http://localhost:3000";
export const token = "A".repeat(42) + "b";
export const sessionCookie = `__Host-session=${token}`;

export interface LogLine {
  readonly level: "info" | "warn" | "error";
  readonly line: Record<string, unknown>;
}

interface KitOptions {
  readonly upstreamUrl: string;
  readonly guard?: GuardOptions;
  readonly connectMs?: number;
  /** Instead of what the contract says of this call. */
  readonly timeoutMs?: number;
  readonly isSecure?: boolean;
  readonly countryHeader?: string;
  readonly countryOfAddress?: (address: string) => Promise<string | undefined>;
  readonly table?: { readonly match: DoorParts["match"]; readonly shape: AnyShape };
}

/** The shop's own door with another upstream behind it, and everything it logs. */
export function doorKit(options: KitOptions) {
  const { upstreamUrl, guard, isSecure = true, countryHeader = "", timeoutMs } = options;
  const { countryOfAddress = async () => undefined, connectMs = 2_000 } = options;
  const lines: LogLine[] = [];
  const write = (level: LogLine["level"]) => (line: unknown) =>
    void lines.push({ level, line: line as Record<string, unknown> });
  const log = {
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
  } as unknown as DoorParts["log"];
  const send = guardSend(makeTransport(upstreamUrl, { connectMs }), { retryDelayMs: () => 1, ...guard });
  const real = makeUpstream(send);
  const upstream: DoorParts["upstream"] = {
    call: (route, ...rest) => real.call(timeoutMs === undefined ? route : { ...route, timeoutMs }, ...rest),
  };
  const cookie = makeSessionCookie(isSecure);
  const door = makeDoor({
    appOrigin,
    countryHeader,
    match: options.table?.match ?? matchCall,
    shapeOf: ({ area, call }) => options.table?.shape ?? shapeOf(area as Area, call),
    upstream,
    sessionCookie: cookie,
    log,
    handlers: asHandlerTable({
      cookies: serveCookies({ isSecure, countryHeader, countryOfAddress }),
      auth: serveSignOut({ appOrigin, sessionCookie: cookie, upstream }),
    }),
  });
  return { door, lines };
}

/** A table of one call, for what no call of the contract does yet. */
export function tableOf(route: Route, shape: AnyShape): NonNullable<KitOptions["table"]> {
  const named: DoorRoute = { name: "test.call", area: "test", call: "call", route };
  return { shape, match: () => ({ kind: "found", named, params: {} }) };
}

type Headers = Record<string, string>;

export function get(path: string, headers: Headers = {}): Request {
  return new Request(`${appOrigin}/api${path}`, { headers });
}

/** As our own pages send it. */
export function change(method: string, path: string, body?: unknown, headers: Headers = {}): Request {
  const own = { origin: appOrigin, "sec-fetch-site": "same-origin" };
  const json: Headers = body === undefined ? {} : { "content-type": "application/json" };
  return new Request(`${appOrigin}/api${path}`, {
    method,
    headers: { ...own, ...json, ...headers },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

export async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  return (await response.json()) as Record<string, unknown>;
}

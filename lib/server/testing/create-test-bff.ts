import type { AnyShape, Route } from "@/lib/contract/contract";
import { matchCall } from "@/lib/contract/match";
import type { Area } from "@/lib/contract/routes";
import { shapeOf } from "@/lib/contract/shapes";
import type { BffRoute } from "@/lib/server/bff/bff-call";
import { type BffDeps, createBff } from "@/lib/server/bff/bff";
import { createCookieHandlers } from "@/lib/server/bff/cookie-handlers";
import { createLabHandlers } from "@/lib/server/bff/lab-handlers";
import { createSignOutHandlers } from "@/lib/server/bff/sign-out-handlers";
import { asHandlerTable } from "@/lib/server/bff/storefront-handlers";
import { createSessionCookie } from "@/lib/server/session/session-cookie";
import { type ResilienceOptions, createResilientSend } from "@/lib/server/upstream/resilient-send";
import { createTransport } from "@/lib/server/upstream/transport";
import { createUpstreamClient } from "@/lib/server/upstream/upstream-client";

export const appOrigin = "http://localhost:3000";
export const token = "A".repeat(42) + "b";
export const sessionCookie = `__Host-session=${token}`;

export interface LogLine {
  readonly level: "info" | "warn" | "error";
  readonly line: Record<string, unknown>;
}

export interface TestBffOptions {
  readonly upstreamUrl: string;
  readonly guard?: ResilienceOptions;
  readonly connectMs?: number;
  /** Overrides the timeout of the route. */
  readonly timeoutMs?: number;
  readonly isSecure?: boolean;
  readonly countryHeader?: string;
  readonly publicReads?: BffDeps["publicReads"];
  /** Instead of `logLines`. */
  readonly log?: BffDeps["log"];
  readonly countryOfAddress?: (address: string) => Promise<string | undefined>;
  readonly table?: { readonly match: BffDeps["match"]; readonly shape: AnyShape };
}

/** The real BFF with a fake upstream behind it; collects what it logs. */
export function createTestBff(options: TestBffOptions) {
  const { upstreamUrl, guard, isSecure = true, countryHeader = "", timeoutMs } = options;
  const { countryOfAddress = async () => undefined, connectMs = 2_000 } = options;
  const logLines: LogLine[] = [];
  const write = (level: LogLine["level"]) => (line: unknown) =>
    void logLines.push({ level, line: line as Record<string, unknown> });
  const log = {
    info: write("info"),
    warn: write("warn"),
    error: write("error"),
  } as unknown as BffDeps["log"];
  const send = createResilientSend(createTransport(upstreamUrl, { connectMs }), {
    retryDelayMs: () => 1,
    ...guard,
  });
  const client = createUpstreamClient(send);
  const upstream: BffDeps["upstream"] = {
    call: (route, ...rest) => client.call(timeoutMs === undefined ? route : { ...route, timeoutMs }, ...rest),
  };
  const cookie = createSessionCookie(isSecure);
  const handle = createBff({
    appOrigin,
    countryHeader,
    trustedProxyHops: 0,
    match: options.table?.match ?? matchCall,
    shapeOf: ({ area, call }) => (options.table ? options.table.shape : shapeOf(area as Area, call)),
    upstream,
    sessionCookie: cookie,
    ...(options.publicReads && { publicReads: options.publicReads }),
    log: options.log ?? log,
    handlers: asHandlerTable({
      cookies: createCookieHandlers({ isSecure, countryHeader, countryOfAddress }),
      lab: createLabHandlers({ upstream }),
      auth: createSignOutHandlers({ appOrigin, sessionCookie: cookie, upstream }),
    }),
  });
  return { handle, logLines };
}

/** A route table with a single call, for features no call of the contract uses yet. */
export function singleRouteTable(route: Route, shape: AnyShape): NonNullable<TestBffOptions["table"]> {
  const named: BffRoute = { name: "test.call", area: "test", call: "call", route };
  return { shape, match: () => ({ kind: "found", named, params: {} }) };
}

type Headers = Record<string, string>;

export function get(path: string, headers: Headers = {}): Request {
  return new Request(`${appOrigin}/api${path}`, { headers });
}

/** A changing request as our own pages send it. */
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

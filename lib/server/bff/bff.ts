import { errorCodesHeader } from "@/lib/domain/error-codes";
import "server-only";
import { trace } from "@opentelemetry/api";
import type { AnyShape } from "@/lib/contract/contract";
import { apiTokenFormat } from "@/lib/config/account/api-tokens";
import { buildHeader, buildId } from "@/lib/config/build-id";
import { cookieNames } from "@/lib/config/cookies";
import { defaultLanguage, type Language, pageLanguageHeader } from "@/lib/config/languages";
import { isOfferedLanguage } from "@/lib/config/offered-languages";
import { channels } from "@/lib/next/cache/metric-channels.mjs";
import { requestIdOf } from "@/lib/next/request-id.mjs";
import { clientAddress } from "@/lib/server/country/client-address";
import { resolveCountry } from "@/lib/server/country/request-country";
import type { Log } from "@/lib/server/log";
import { readCookieValues } from "@/lib/server/session/read-cookie";
import type { SessionCookie } from "@/lib/server/session/session-cookie";
import type { CallContext, UpstreamClient, UpstreamInput } from "@/lib/server/upstream/upstream-client";
import { type BffCall, type BffMatch, type BffRoute, parseTarget } from "./bff-call";
import { type BffResponse, failure, failureResponse, toResponse } from "./bff-response";
import { checkOrigin } from "./check-origin";
import { forward } from "./forward";
import { createRouteMatcher, type RouteMatch } from "./match-route";
import { parseRequest } from "./parse-request";
import type { PublicReads } from "./public-reads";
import type { Read } from "./read-body";
import type { HandlerTable } from "./storefront-handlers";

export interface BffDeps {
  readonly appOrigin: string;
  readonly countryHeader: string;
  readonly trustedProxyHops: number;
  readonly match: (method: string, rawPath: string) => BffMatch;
  readonly shapeOf: (named: BffRoute) => AnyShape;
  readonly upstream: UpstreamClient;
  readonly handlers: HandlerTable;
  readonly sessionCookie: SessionCookie;
  readonly publicReads?: PublicReads;
  readonly log: Log;
}

/**
 * Handles every browser request to the backend: match the route, check the origin and the session, parse the request,
 * forward it, validate the response. Dependencies are injected for tests.
 *
 * Avoids needless awaits: each promise is expensive in a Next route handler (measured).
 */
export function createBff(deps: BffDeps): (request: Request) => Promise<Response> {
  const matchRoute = createRouteMatcher(deps);
  return async (request) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(request.headers.get("x-request-id"));
    const target = parseTarget(request.url);
    const isHead = request.method === "HEAD";
    const match = matchRoute(isHead ? "GET" : request.method, target);
    let response: BffResponse;
    try {
      const handled = handleMatch(deps, match, { request, target, isHead, requestId });
      response = handled instanceof Promise ? await handled : handled;
      if (isFromOtherBuild(request) && isChangedCall(match, response))
        response = failureResponse(outdated, requestId);
    } catch (error) {
      deps.log.error({ requestId, err: error }, "The BFF failed");
      response = failureResponse(internalError, requestId);
    }
    logCall(deps.log, match, response, { requestId, startedAt });
    return toResponse(response, requestId, isHead);
  };
}

const unknownCall = failure(404, "unknown_call", "refusals.unknownCall");
const notSignedIn = failure(401, "not_signed_in", "refusals.notSignedIn");
const methodNotAllowed = failure(405, "method_not_allowed", "refusals.methodNotAllowed");
const internalError = failure(500, "internal_error", "failures.operationFailed");

const outdated = failure(400, "outdated", "refusals.outdated");

function isFromOtherBuild({ headers }: Request): boolean {
  const build = headers.get(buildHeader);
  return build !== null && build !== buildId;
}

/** A call that is gone or takes other fields now. */
function isChangedCall(match: RouteMatch, { headers }: BffResponse): boolean {
  if (match.kind !== "found") return true;
  return headers?.[errorCodesHeader]?.includes('"fields.unknown"') ?? false;
}

type RequestFacts = Pick<BffCall, "request" | "target" | "isHead" | "requestId">;

function handleMatch(
  deps: BffDeps,
  match: RouteMatch,
  facts: RequestFacts,
): BffResponse | Promise<BffResponse> {
  const { request, requestId } = facts;
  if (match.kind === "unknown") return failureResponse(unknownCall, requestId);
  if (match.kind === "otherMethod") return refuseMethod(match.allow, requestId);
  const { named, shape, pathAndQuery } = match;
  const needsOrigin = named.route.method !== "GET" && named.route.signedBy === undefined;
  const foreignOrigin = needsOrigin ? checkOrigin(request, deps.appOrigin) : undefined;
  if (foreignOrigin) return failureResponse(foreignOrigin, requestId);
  const caller = named.route.usesApiToken
    ? readProgram(deps, request, requestId)
    : readCaller(deps, request, requestId);
  // Checked before the body is read: guests learn nothing about a call that needs a session.
  if (named.route.access !== "anyone" && caller.context.sessionToken === undefined)
    return {
      ...failureResponse(notSignedIn, requestId),
      ...(caller.hasSessionCookie && { cookie: deps.sessionCookie.end() }),
    };
  const call: BffCall = { ...facts, ...caller, named, shape, pathAndQuery };
  const input = parseRequest(call);
  return input instanceof Promise
    ? input.then((parsed) => dispatch(deps, call, parsed))
    : dispatch(deps, call, input);
}

/** Forwards a parsed call to the upstream, or serves it here. */
function dispatch(
  deps: BffDeps,
  call: BffCall,
  input: Read<UpstreamInput>,
): BffResponse | Promise<BffResponse> {
  if (!input.ok) return failureResponse(input, call.requestId);
  const { area, call: name, route } = call.named;
  if (route.servedBy !== "storefront") return forward(call, input.value, deps);
  const handler = deps.handlers[area]?.[name];
  if (handler === undefined) throw new Error(`No storefront handler for ${call.named.name}.`);
  return handler({ query: input.value.query ?? {}, body: input.value.body, call });
}

function refuseMethod(allowed: readonly string[], requestId: string): BffResponse {
  const allow = allowed.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method])).join(", ");
  return { ...failureResponse(methodNotAllowed, requestId), headers: { allow } };
}

function readCaller(deps: BffDeps, request: Request, requestId: string) {
  const { headers } = request;
  const { token, deviceToken, isSent } = deps.sessionCookie.read(headers.get("cookie"));
  const context: CallContext = {
    requestId,
    sessionToken: token,
    deviceToken,
    country: resolveCountry(request, deps.countryHeader),
    language: requestLanguage(headers),
    clientAddress: clientAddress(request, deps.trustedProxyHops),
    idempotencyKey: headers.get("idempotency-key") ?? undefined,
  };
  return { context, hasSessionCookie: isSent };
}

/** A program of a user: its token instead of a session. */
function readProgram(deps: BffDeps, request: Request, requestId: string) {
  const { context } = readCaller(deps, request, requestId);
  const token = request.headers.get("authorization")?.replace(/^Bearer /i, "") ?? "";
  const sessionToken = apiTokenFormat.test(token) ? token : undefined;
  return { context: { ...context, sessionToken, deviceToken: undefined }, hasSessionCookie: false };
}

/** The language of the page, else the one chosen in the shop (its cookie), else the browser's first that the shop has. */
function requestLanguage(headers: Headers): Language {
  const ofPage = headers.get(pageLanguageHeader) ?? undefined;
  if (isOfferedLanguage(ofPage)) return ofPage;
  const [chosen] = readCookieValues(headers.get("cookie"), cookieNames.language);
  if (isOfferedLanguage(chosen)) return chosen;
  const accepted = (headers.get("accept-language") ?? "").slice(0, 200).split(",");
  const codes = accepted.map((range) => range.split(/[-;]/, 1)[0]?.trim().toLowerCase());
  return codes.find(isOfferedLanguage) ?? defaultLanguage;
}

interface LogFacts {
  readonly requestId: string;
  readonly startedAt: number;
}

function logCall(
  log: Log,
  match: RouteMatch,
  response: BffResponse,
  { requestId, startedAt }: LogFacts,
): void {
  const line = {
    requestId,
    call: match.kind === "found" ? match.named.name : match.kind,
    status: response.status,
    ms: Math.round(performance.now() - startedAt),
    reason: response.reason,
  };
  channels.call.publish(line);
  trace.getActiveSpan()?.setAttributes({ "tailmark.call": line.call, "tailmark.request_id": requestId });
  if (response.status < 500) log.info(line);
  else log.warn(line);
}

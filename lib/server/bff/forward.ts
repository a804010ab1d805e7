import "server-only";
import { cookieNames } from "@/lib/config/cookies";
import { defaultLanguage, pageLanguageHeader } from "@/lib/config/languages";
import { edgeHeaders } from "@/lib/next/cache/edge-headers.mjs";
import { safeRedirectPath } from "@/lib/server/safe-redirect-path";
import { readCookieValues } from "@/lib/server/session/read-cookie";
import type { SessionCookie } from "@/lib/server/session/session-cookie";
import type { UpstreamResult } from "@/lib/server/upstream/upstream-result";
import type { UpstreamClient, UpstreamInput } from "@/lib/server/upstream/upstream-client";
import { prefersHtml } from "./check-origin";
import { failureResponse, type BffResponse } from "./bff-response";
import type { BffCall } from "./bff-call";
import { type PublicRead, type PublicReads, publicReadTags } from "./public-reads";
import { bodyFailure } from "./read-body";
import { signOutFailedPage } from "./sign-out-pages";

interface Forwarding {
  readonly upstream: UpstreamClient;
  readonly sessionCookie: SessionCookie;
  readonly publicReads?: PublicReads | undefined;
}

/** Sends a parsed call to the upstream and returns what the contract describes of its response. */
export function forward(
  call: BffCall,
  input: UpstreamInput,
  { upstream, sessionCookie, publicReads }: Forwarding,
): BffResponse | Promise<BffResponse> {
  const cached = publicReads?.find(call);
  if (cached !== undefined) return publicResponse(call, cached);
  const requestedAt = publicReads?.now() ?? 0;
  return upstream.call(call.named.route, call.shape, input, call.context).then((result) => {
    if (result.ok && result.value !== undefined && call.named.route.cacheTag !== undefined) {
      const tags = publicReadTags(call, input, result.value);
      const read = { text: JSON.stringify(result.value), tags };
      publicReads?.store(call, read, requestedAt);
      return publicResponse(call, read);
    }
    const response = responseOf(call, result);
    const cookie = cookieOf(call, result, sessionCookie);
    return cookie === undefined ? response : { ...response, cookie };
  });
}

function publicResponse(call: BffCall, { text, tags }: PublicRead): BffResponse {
  return { status: 200, body: { type: "json", text }, headers: edgeHeadersOf(call, tags) };
}

function responseOf(call: BffCall, result: UpstreamResult<unknown>): BffResponse {
  // The sign-out page has a plain form, whose user expects a page and not an empty response.
  if (call.named.route.session === "ends" && prefersHtml(call.request))
    return signOutFormResponse(call, result);
  if (!result.ok)
    return failureResponse(
      result.bodyError === undefined ? result : bodyFailure(result.bodyError),
      call.requestId,
    );
  const { status, value, contentDisposition, file } = result;
  if (file !== undefined) {
    // A file is downloaded, never rendered as a page of ours, unless the upstream says otherwise.
    const headers = { "content-disposition": contentDisposition ?? "attachment" };
    return { status, body: { type: "file", file }, headers };
  }
  return {
    status,
    ...(value !== undefined && { body: { type: "json", text: JSON.stringify(value) } }),
    ...(contentDisposition !== undefined && { headers: { "content-disposition": contentDisposition } }),
  };
}

/**
 * For a cache in front of the shop, which keys calls by store, `x-language` and address: signed-in users may get something
 * else, and without the header the language comes from a cookie.
 */
function edgeHeadersOf({ hasSessionCookie, request }: BffCall, tags: readonly string[]) {
  return hasSessionCookie || !request.headers.has(pageLanguageHeader) ? {} : edgeHeaders(tags);
}

function signOutFormResponse({ target }: BffCall, result: UpstreamResult<unknown>): BffResponse {
  const next = safeRedirectPath(new URLSearchParams(target.query).get("next"));
  if (result.ok || result.status === 401) return { status: 303, headers: { location: next ?? "/" } };
  return { ...signOutFailedPage(result.status, next, result.retryAfter), reason: result.reason };
}

/** Only a definite response changes the cookie: an unreachable upstream signs nobody out. */
function cookieOf(
  call: BffCall,
  result: UpstreamResult<unknown>,
  sessionCookie: SessionCookie,
): readonly string[] | undefined {
  const { access, session } = call.named.route;
  if (result.ok && session === "starts" && result.session)
    return sessionCookie.start(result.session, {
      countryCode: textOf(result.value, "countryCode"),
      language: languageFor(call.request, textOf(result.value, "language")),
    });
  if (session === "ends" && (result.ok || result.status === 401)) return sessionCookie.end();
  const isSessionOver = !result.ok && result.status === 401 && access !== "anyone" && call.hasSessionCookie;
  return isSessionOver ? sessionCookie.end() : undefined;
}

/** What was chosen in this browser stays; English needs no cookie. */
function languageFor({ headers }: BffCall["request"], ofAccount: string | undefined): string | undefined {
  const chosen = readCookieValues(headers.get("cookie"), cookieNames.language);
  return chosen.length > 0 || ofAccount === defaultLanguage ? undefined : ofAccount;
}

/** The response was validated: a country or language in it is one of ours. */
function textOf(value: unknown, name: "countryCode" | "language"): string | undefined {
  const text: unknown = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  return typeof text === "string" ? text : undefined;
}

import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { storefrontEnv } from "@/lib/config/env";
import { headScript } from "@/lib/next/head-script.mjs";
import { replayClicksScript } from "@/lib/next/early-paint/replay-clicks-script.mjs";
import { mapProviderOf } from "@/lib/domain/map-provider";
import { noncePolicy } from "@/lib/next/csp.mjs";
import { isMapPage } from "@/lib/next/map-hosts.mjs";
import { safeRedirectPath } from "@/lib/server/safe-redirect-path";
import { isPaymentPage } from "@/lib/next/payment-hosts.mjs";
import { isScanPage } from "@/lib/next/scan-pages.mjs";
import { resolveCookieSecurity } from "@/lib/server/session/cookie-security";
import { createSessionCookie, type SessionCookie } from "@/lib/server/session/session-cookie";

/**
 * Dynamic pages. Next parses this without running it, so everything is a literal, the query keys too. A static page must
 * not match: it has a policy of its own, and browsers may cache it.
 */
export const config = {
  // The edge runtime fails beside our cache handler.
  runtime: "nodejs",
  matcher: [
    "/:area(my|admin|checkout|activate|register|reset-password|shared|r)/:rest*",
    "/:page(login|forgot-password|account-deleted|order-lookup|search|unsubscribe)",
    "/breeder/responsible-breeder-program/search",
    "/resources/collection-agents",
    "/newsletter/:action",
    {
      source:
        "/:page(store|special-offers|pet-owner/products|(?:store/(?:breeder|vet)/[^/]+|(?:breeder|vet)/for-(?:dogs|cats))/(?!(?:breeds|build-custom-profile|build-your-own-profile)$)[^/]+)",
      has: [{ type: "query", key: "search" }],
    },
    {
      source:
        "/:page(store|special-offers|pet-owner/products|(?:store/(?:breeder|vet)/[^/]+|(?:breeder|vet)/for-(?:dogs|cats))/(?!(?:breeds|build-custom-profile|build-your-own-profile)$)[^/]+)",
      has: [{ type: "query", key: "page" }],
    },
    {
      source:
        "/:page(store|special-offers|pet-owner/products|(?:store/(?:breeder|vet)/[^/]+|(?:breeder|vet)/for-(?:dogs|cats))/(?!(?:breeds|build-custom-profile|build-your-own-profile)$)[^/]+)",
      has: [{ type: "query", key: "species" }],
    },
    {
      source:
        "/:page(store|special-offers|pet-owner/products|(?:store/(?:breeder|vet)/[^/]+|(?:breeder|vet)/for-(?:dogs|cats))/(?!(?:breeds|build-custom-profile|build-your-own-profile)$)[^/]+)",
      has: [{ type: "query", key: "sort" }],
    },
    {
      source:
        "/:page(store|special-offers|pet-owner/products|(?:store/(?:breeder|vet)/[^/]+|(?:breeder|vet)/for-(?:dogs|cats))/(?!(?:breeds|build-custom-profile|build-your-own-profile)$)[^/]+)",
      has: [{ type: "query", key: "breeds" }],
    },
    {
      source:
        "/:page(store|special-offers|pet-owner/products|(?:store/(?:breeder|vet)/[^/]+|(?:breeder|vet)/for-(?:dogs|cats))/(?!(?:breeds|build-custom-profile|build-your-own-profile)$)[^/]+)",
      has: [{ type: "query", key: "types" }],
    },
    {
      source:
        "/:page(store|special-offers|pet-owner/products|(?:store/(?:breeder|vet)/[^/]+|(?:breeder|vet)/for-(?:dogs|cats))/(?!(?:breeds|build-custom-profile|build-your-own-profile)$)[^/]+)",
      has: [{ type: "query", key: "breed_search" }],
    },
  ],
};

/**
 * Sets headers and redirects guests to sign-in. It authorises nothing: the backend does, on every call.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (/^\/(my|admin)(\/|$)/.test(pathname) && !hasSession(request)) return redirectToLogin(request);
  const nonce = randomBytes(16).toString("base64");
  const isDevelopment = process.env.NODE_ENV === "development";
  const isPayment = isPaymentPage(pathname);
  const isScan = isScanPage(pathname);
  const inline = [headScript, replayClicksScript];
  const map = isMapPage(pathname) ? mapProviderOf(storefrontEnv()) : undefined;
  const policy = noncePolicy(nonce, { isDevelopment, isPayment, isScan, inline, map });
  const headers = withoutForgedHeaders(request.headers);
  headers.set("x-nonce", nonce);
  // Next reads the nonce for its own scripts from this header.
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("cache-control", "no-store");
  return response;
}

/** Removes headers that only we may set: a nonce chosen by a visitor would be written into our scripts. */
function withoutForgedHeaders(requestHeaders: Headers): Headers {
  const headers = new Headers(requestHeaders);
  for (const name of [...headers.keys()])
    if (/^(content-security-policy(-report-only)?|x-nonce|x-middleware-.*)$/.test(name)) headers.delete(name);
  return headers;
}

let sessionCookie: SessionCookie | undefined;

function hasSession(request: NextRequest): boolean {
  if (sessionCookie === undefined) {
    const { APP_ORIGIN, DATABASE_URL } = storefrontEnv();
    const rule = resolveCookieSecurity(APP_ORIGIN, DATABASE_URL);
    sessionCookie = createSessionCookie(rule.ok && rule.isSecure);
  }
  return sessionCookie.read(request.headers.get("cookie")).token !== undefined;
}

function redirectToLogin(request: NextRequest): NextResponse {
  const target = request.nextUrl.clone();
  // Added by Next's router.
  target.searchParams.delete("_rsc");
  const next = safeRedirectPath(target.pathname + target.search);
  const login = new URL(
    `/login${next === undefined ? "" : `?next=${encodeURIComponent(next)}`}`,
    request.url,
  );
  return NextResponse.redirect(login, { status: 307, headers: { "cache-control": "no-store" } });
}

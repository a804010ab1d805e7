import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { storefrontEnv } from "@/lib/config/env";
import { headScript } from "@/lib/next/early-paint/head-script.mjs";
import { pressScript } from "@/lib/next/early-paint/replay-clicks-script.mjs";
import { noncePolicy } from "@/lib/next/csp.mjs";
import { ownPath } from "@/lib/server/own-path";
import { isPaymentPage } from "@/lib/next/payment-hosts.mjs";
import { cookieRuleOf } from "@/lib/server/session/cookie-rule";
import { makeSessionCookie, type SessionCookie } from "@/lib/server/session/session-cookie";

/**
 * Pages of one visitor. Next reads this without running it: so everything is written out, askedKeys too. A page that
 * is kept for everybody must not be here: it has its own policy, and browsers may keep it.
 */
export const config = {
  // The edge runtime fails beside our cache handler.
  runtime: "nodejs",
  matcher: [
    "/:area(my|admin|checkout|activate|register|reset-password)/:rest*",
    "/:page(login|forgot-password|account-deleted|order-lookup|search)",
    "/breeder/responsible-breeder-program/search",
    {
      source:
        "/:shelf(store|special-offers|pet-owner/products|(?:store/(?:breeder|vet)/[^/]+|(?:breeder|vet)/for-(?:dogs|cats))/(?!(?:breeds|build-custom-profile|build-your-own-profile)$)[^/]+)",
      has: [{ type: "query", key: "search" }],
    },
    {
      source:
        "/:shelf(store|special-offers|pet-owner/products|(?:store/(?:breeder|vet)/[^/]+|(?:breeder|vet)/for-(?:dogs|cats))/(?!(?:breeds|build-custom-profile|build-your-own-profile)$)[^/]+)",
      has: [{ type: "query", key: "page" }],
    },
    {
      source:
        "/:shelf(store|special-offers|pet-owner/products|(?:store/(?:breeder|vet)/[^/]+|(?:breeder|vet)/for-(?:dogs|cats))/(?!(?:breeds|build-custom-profile|build-your-own-profile)$)[^/]+)",
      has: [{ type: "query", key: "species" }],
    },
    {
      source:
        "/:shelf(store|special-offers|pet-owner/products|(?:store/(?:breeder|vet)/[^/]+|(?:breeder|vet)/for-(?:dogs|cats))/(?!(?:breeds|build-custom-profile|build-your-own-profile)$)[^/]+)",
      has: [{ type: "query", key: "sort" }],
    },
    {
      source:
        "/:shelf(store|special-offers|pet-owner/products|(?:store/(?:breeder|vet)/[^/]+|(?:breeder|vet)/for-(?:dogs|cats))/(?!(?:breeds|build-custom-profile|build-your-own-profile)$)[^/]+)",
      has: [{ type: "query", key: "breeds" }],
    },
    {
      source:
        "/:shelf(store|special-offers|pet-owner/products|(?:store/(?:breeder|vet)/[^/]+|(?:breeder|vet)/for-(?:dogs|cats))/(?!(?:breeds|build-custom-profile|build-your-own-profile)$)[^/]+)",
      has: [{ type: "query", key: "types" }],
    },
    {
      source:
        "/:shelf(store|special-offers|pet-owner/products|(?:store/(?:breeder|vet)/[^/]+|(?:breeder|vet)/for-(?:dogs|cats))/(?!(?:breeds|build-custom-profile|build-your-own-profile)$)[^/]+)",
      has: [{ type: "query", key: "breed_search" }],
    },
  ],
};

/**
 * Headers, and the way to the sign-in page. It asks nobody and allows nothing: who may see what is the backend's
 * answer to every call, whatever was let through here.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (/^\/(my|admin)(\/|$)/.test(pathname) && !hasSession(request)) return toLogin(request);
  const nonce = randomBytes(16).toString("base64");
  const isDevelopment = process.env.NODE_ENV === "development";
  const isPayment = isPaymentPage(pathname);
  const policy = noncePolicy(nonce, { isDevelopment, isPayment, inline: [headScript, pressScript] });
  const headers = ownRequestHeaders(request.headers);
  headers.set("x-nonce", nonce);
  // Next takes the nonce for its own scripts from here.
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  response.headers.set("cache-control", "no-store");
  return response;
}

/** Without what only we may say: a nonce that a visitor could choose would be written into our scripts. */
function ownRequestHeaders(given: Headers): Headers {
  const headers = new Headers(given);
  for (const name of [...headers.keys()])
    if (/^(content-security-policy(-report-only)?|x-nonce|x-middleware-.*)$/.test(name)) headers.delete(name);
  return headers;
}

let sessionCookie: SessionCookie | undefined;

function hasSession(request: NextRequest): boolean {
  if (sessionCookie === undefined) {
    const { APP_ORIGIN, DATABASE_URL } = storefrontEnv();
    const rule = cookieRuleOf(APP_ORIGIN, DATABASE_URL);
    sessionCookie = makeSessionCookie(rule.ok && rule.isSecure);
  }
  return sessionCookie.read(request.headers.get("cookie")).token !== undefined;
}

function toLogin(request: NextRequest): NextResponse {
  const wanted = request.nextUrl.clone();
  // Next's own mark on the requests of its router.
  wanted.searchParams.delete("_rsc");
  const next = ownPath(wanted.pathname + wanted.search);
  const login = new URL(
    `/login${next === undefined ? "" : `?next=${encodeURIComponent(next)}`}`,
    request.url,
  );
  return NextResponse.redirect(login, { status: 307, headers: { "cache-control": "no-store" } });
}

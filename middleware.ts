import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { storefrontEnv } from "@/lib/config/env";
import { marketOfAddress, marketSegment } from "@/lib/config/markets/market";
import { defaultLanguage, type Language } from "@/lib/config/languages";
import { isOfferedLanguage } from "@/lib/config/offered-languages";
import { mapProviderOf } from "@/lib/domain/community/map-provider";
import { fileSegments, localPath, privateSegments, splitLanguage } from "@/lib/navigation/addresses";
import { findPage } from "@/lib/navigation/find-page";
import { noncePolicy } from "@/lib/next/csp.mjs";
import { earlyPaintScript } from "@/lib/next/early-paint/early-paint-script.mjs";
import { headScript } from "@/lib/next/head-script.mjs";
import { isMapPage } from "@/lib/next/map-hosts.mjs";
import { isPaymentPage } from "@/lib/next/payment-hosts.mjs";
import { isScanPage } from "@/lib/next/scan-pages.mjs";
import { findCanonicalPath } from "@/lib/server/canonical-paths";
import { chosenCountry, platformCountry } from "@/lib/server/country/request-country";
import { safeRedirectPath } from "@/lib/server/safe-redirect-path";
import { resolveCookieSecurity } from "@/lib/server/session/cookie-security";
import { createSessionCookie, type SessionCookie } from "@/lib/server/session/session-cookie";

export const config = {
  // The edge runtime fails beside our cache handler.
  runtime: "nodejs",
  matcher: ["/((?!api/|_next/|pictures/).*)"],
};

/** Added by Next's router. */
const routerParam = "_rsc";

/** Finds the page of an address. It authorises nothing: the backend does, on every call. */
export function middleware(request: NextRequest): NextResponse {
  const { prefix, page } = splitLanguage(request.nextUrl.pathname.replace(/(?<=.)\/$/, ""));
  const [, segment = ""] = page.split("/");
  if (prefix === undefined && fileSegments.includes(segment)) return NextResponse.next();
  if (prefix === undefined && privateSegments.includes(segment)) return privatePage(request);
  if (prefix !== undefined && !isOfferedLanguage(prefix)) return notFound(request);
  return publicPage(request, page, prefix);
}

/** The same for everybody in a market. */
function publicPage(request: NextRequest, page: string, prefix: Language | undefined): NextResponse {
  const { search, searchParams } = request.nextUrl;
  const found = findPage(page, searchParams);
  if (found === undefined && prefix === undefined) return notFound(request);
  const chosen = chosenCountry(request);
  const platform = platformCountry(request, storefrontEnv().COUNTRY_HEADER);
  const market = marketSegment(marketOfAddress({ prefix, chosen, platform }));
  // A static page as well, in the language of the address.
  if (found === undefined)
    return NextResponse.rewrite(new URL(`/${market}/content/not-found`, request.url), { status: 404 });
  const canonical = findCanonicalPath({ market, path: page });
  if (canonical !== undefined)
    return redirectToPage(request, localPath(canonical, prefix ?? defaultLanguage));
  const target = new URL(`/${market}${found.path}${search}`, request.url);
  return found.isDynamic ? dynamicPage(request, page, target) : NextResponse.rewrite(target);
}

/** Another name in the address of a product or breed. Not cached by browsers, because names change. */
function redirectToPage(request: NextRequest, path: string): NextResponse {
  const target = new URL(path + request.nextUrl.search, request.url);
  target.searchParams.delete(routerParam);
  return NextResponse.redirect(target, { status: 308, headers: { "cache-control": "no-store" } });
}

/** Sign-in, checkout, portal, administration. */
function privatePage(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (/^\/(my|admin)(\/|$)/.test(pathname) && !hasSession(request)) return redirectToLogin(request);
  return dynamicPage(request, pathname);
}

/** A page rendered for this request: it is not stored, and its policy has a nonce. */
function dynamicPage(request: NextRequest, page: string, target?: URL): NextResponse {
  const nonce = randomBytes(16).toString("base64");
  const policy = noncePolicy(nonce, {
    isDevelopment: process.env.NODE_ENV === "development",
    isPayment: isPaymentPage(page),
    isScan: isScanPage(page),
    inline: [headScript, earlyPaintScript],
    map: isMapPage(page) ? mapProviderOf(storefrontEnv()) : undefined,
  });
  // What a visitor sent under these names has been removed by the request listener.
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  // Next reads the nonce for its own scripts from this header.
  headers.set("content-security-policy", policy);
  const changed = { request: { headers } };
  const response = target ? NextResponse.rewrite(target, changed) : NextResponse.next(changed);
  response.headers.set("content-security-policy", policy);
  response.headers.set("cache-control", "no-store");
  return response;
}

/** A 404 without rendering anything: no such path leads to a page. */
function notFound(request: NextRequest): NextResponse {
  return NextResponse.rewrite(new URL("/not/found", request.url));
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
  target.searchParams.delete(routerParam);
  const next = safeRedirectPath(target.pathname + target.search);
  const login = new URL(
    `/login${next === undefined ? "" : `?next=${encodeURIComponent(next)}`}`,
    request.url,
  );
  return NextResponse.redirect(login, { status: 307, headers: { "cache-control": "no-store" } });
}

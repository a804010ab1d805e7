import "server-only";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { storefrontEnv } from "@/lib/config/env";
import { matchCall } from "@/lib/contract/match";
import { shapeOf } from "@/lib/contract/shapes";
import type { Area } from "@/lib/contract/routes";
import { log } from "@/lib/server/log";
import { resolveCookieSecurity } from "@/lib/server/session/cookie-security";
import { createSessionCookie } from "@/lib/server/session/session-cookie";
import { sharedUpstreamClient } from "@/lib/server/upstream/call-upstream";
import { createBff } from "./bff";
import { createCookieHandlers } from "./cookie-handlers";
import { createLabHandlers } from "./lab-handlers";
import { createSignOutHandlers } from "./sign-out-handlers";
import { createPublicReads } from "./public-reads";
import { asHandlerTable } from "./storefront-handlers";

let bff: ((request: Request) => Promise<Response>) | undefined;

/** Entry point of `app/api`: handles every request with the BFF, created at the first one. */
export function handleApiRequest(request: Request): Promise<Response> {
  bff ??= createShopBff();
  return bff(request);
}

function createShopBff() {
  const env = storefrontEnv();
  const { APP_ORIGIN: appOrigin, DATABASE_URL: databaseUrl, COUNTRY_HEADER: countryHeader } = env;
  const rule = resolveCookieSecurity(appOrigin, databaseUrl);
  if (!rule.ok) throw new Error(rule.problem);
  const upstream = sharedUpstreamClient();
  const sessionCookie = createSessionCookie(rule.isSecure);
  return createBff({
    appOrigin,
    countryHeader,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    match: matchCall,
    // The table is the contract's own, so every area is one of the contract.
    shapeOf: ({ area, call }) => shapeOf(area as Area, call),
    upstream,
    sessionCookie,
    publicReads: createPublicReads((tag) => tagsManifest.get(tag)?.stale ?? 0),
    log: log(),
    handlers: asHandlerTable({
      cookies: createCookieHandlers({ isSecure: rule.isSecure, countryHeader, countryOfAddress }),
      lab: createLabHandlers({ upstream }),
      auth: createSignOutHandlers({ appOrigin, sessionCookie, upstream }),
    }),
  });
}

async function countryOfAddress(address: string): Promise<string | undefined> {
  const database = await import("@/lib/server/country/country-database");
  return database.findCountryByAddress(address);
}

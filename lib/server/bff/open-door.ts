import "server-only";
import { storefrontEnv } from "@/lib/config/env";
import { matchCall } from "@/lib/contract/match";
import { shapeOf } from "@/lib/contract/shapes";
import type { Area } from "@/lib/contract/routes";
import { log } from "@/lib/server/log";
import { cookieRuleOf } from "@/lib/server/session/cookie-rule";
import { makeSessionCookie } from "@/lib/server/session/session-cookie";
import { sharedUpstream } from "@/lib/server/upstream/call-upstream";
import { makeDoor } from "./make-door";
import { serveCookies } from "./serve-cookies";
import { serveSignOut } from "./serve-sign-out";
import { asHandlerTable } from "./storefront-calls";

let door: ((request: Request) => Promise<Response>) | undefined;

/** The door of the running shop, put together at the first call. */
export function openDoor(request: Request): Promise<Response> {
  door ??= makeShopDoor();
  return door(request);
}

function makeShopDoor() {
  const { APP_ORIGIN: appOrigin, DATABASE_URL: databaseUrl, COUNTRY_HEADER: countryHeader } = storefrontEnv();
  const rule = cookieRuleOf(appOrigin, databaseUrl);
  if (!rule.ok) throw new Error(rule.problem);
  const upstream = sharedUpstream();
  const sessionCookie = makeSessionCookie(rule.isSecure);
  return makeDoor({
    appOrigin,
    countryHeader,
    match: matchCall,
    // The door's table is the contract's own, so its areas are.
    shapeOf: ({ area, call }) => shapeOf(area as Area, call),
    upstream,
    sessionCookie,
    log: log(),
    handlers: asHandlerTable({
      cookies: serveCookies({ isSecure: rule.isSecure, countryHeader, countryOfAddress }),
      auth: serveSignOut({ appOrigin, sessionCookie, upstream }),
    }),
  });
}

async function countryOfAddress(address: string): Promise<string | undefined> {
  const database = await import("@/lib/server/country/country-database");
  return database.countryOfAddress(address);
}

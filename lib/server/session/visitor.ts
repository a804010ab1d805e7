import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { storefrontEnv } from "@/lib/config/env";
import { setUserCountry } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import { visitorMarket } from "@/lib/server/market";
import { callUpstream } from "@/lib/server/upstream/call-upstream";
import type { Response } from "@/lib/contract/calls";
import { type SessionState, sessionStateOf } from "@/lib/server/upstream/upstream-result";
import { resolveCookieSecurity } from "./cookie-security";
import { createSessionCookie } from "./session-cookie";

export type User = Response<"account.details">;

/** The session token of this request, valid or not. */
export async function readSessionToken(): Promise<string | undefined> {
  const { APP_ORIGIN, DATABASE_URL } = storefrontEnv();
  const rule = resolveCookieSecurity(APP_ORIGIN, DATABASE_URL);
  const cookie = createSessionCookie(rule.ok && rule.isSecure);
  return cookie.read((await headers()).get("cookie")).token;
}

/** The session state of this request, read once per request. */
export const readSessionState = cache(async (): Promise<SessionState<User>> => {
  const sessionToken = await readSessionToken();
  if (sessionToken === undefined) return { state: "guest" };
  return sessionStateOf(await callUpstream("account.details", {}, { sessionToken }));
});

/** Every signed-in page begins with it. Redirects a guest to sign-in; an unreachable upstream is an error and signs nobody out. */
export async function requireUser(path: string): Promise<User> {
  await visitorMarket();
  const session = await readSessionState();
  if (session.state === "guest") redirect(paths.loginFor(path));
  if (session.state === "unknown") throw new Error("The upstream could not be reached to read the session.");
  setUserCountry(session.user.countryCode);
  return session.user;
}

import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import { storefrontEnv } from "@/lib/config/env";
import { paths } from "@/lib/navigation/paths";
import { type AnswerOfCall, callUpstream } from "@/lib/server/upstream/call-upstream";
import { type SessionState, sessionStateOf } from "@/lib/server/upstream/result";
import { cookieRuleOf } from "./cookie-rule";
import { makeSessionCookie } from "./session-cookie";

export type Person = AnswerOfCall<"me.details">;

/** Of the session that this request shows, good or not. */
export async function visitorSessionToken(): Promise<string | undefined> {
  const { APP_ORIGIN, DATABASE_URL } = storefrontEnv();
  const rule = cookieRuleOf(APP_ORIGIN, DATABASE_URL);
  const cookie = makeSessionCookie(rule.ok && rule.isSecure);
  return cookie.read((await headers()).get("cookie")).token;
}

/** Who asks for this page. Once per request, however many parts of the page want to know. */
export const readVisitor = cache(async (): Promise<SessionState<Person>> => {
  const sessionToken = await visitorSessionToken();
  if (sessionToken === undefined) return { state: "guest" };
  return sessionStateOf(await callUpstream("me.details", {}, { sessionToken }));
});

/** For pages of a person. A guest is sent to sign in; an upstream that is silent signs nobody out. */
export async function requirePerson(path: string): Promise<Person> {
  const visitor = await readVisitor();
  if (visitor.state === "guest") redirect(paths.loginFor(path));
  if (visitor.state === "unknown") throw new Error("The upstream does not say who this is.");
  return visitor.person;
}

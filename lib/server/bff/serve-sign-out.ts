import "server-only";
import { authRoutes } from "@/lib/contract/auth/auth.routes";
import { authShapes } from "@/lib/contract/auth/auth.shapes";
import { ownPath } from "@/lib/server/own-path";
import type { SessionCookie } from "@/lib/server/session/session-cookie";
import type { Upstream } from "@/lib/server/upstream/upstream";
import { isOwnNavigation, prefersHtml } from "./check-origin";
import { answerFailure, type DoorAnswer } from "./door-answer";
import { askToSignOut, couldNotSignOut } from "./sign-out-pages";
import type { StorefrontHandlers, StorefrontInput } from "./storefront-calls";

export interface SignOutServing {
  readonly appOrigin: string;
  readonly sessionCookie: SessionCookie;
  readonly upstream: Upstream;
}

/** The two documented addresses that sign out with a GET. They act for our own pages only; others get a question. */
export function serveSignOut(serving: SignOutServing): StorefrontHandlers["auth"] {
  const signOut = async ({
    query,
    call,
  }: StorefrontInput<{ next?: string | undefined }>): Promise<DoorAnswer> => {
    const next = ownPath(query.next);
    if (call.isHead || !isOwnNavigation(call.request, serving.appOrigin)) return askToSignOut(next);
    const done = { status: 303, headers: { location: next ?? "/" }, cookie: serving.sessionCookie.end() };
    if (call.context.sessionToken === undefined) return done;
    const result = await serving.upstream.call(authRoutes.leave, authShapes.leave, {}, call.context);
    if (result.ok || result.status === 401) return done;
    if (!prefersHtml(call.request)) return answerFailure(result, call.requestId);
    return { ...couldNotSignOut(result.status, next, result.retryAfter), reason: result.reason };
  };
  return { logout: signOut, signout: signOut };
}

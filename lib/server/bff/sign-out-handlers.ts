import "server-only";
import { authRoutes } from "@/lib/contract/account/auth/auth.routes";
import { authShapes } from "@/lib/contract/account/auth/auth.shapes";
import { safeRedirectPath } from "@/lib/server/safe-redirect-path";
import type { SessionCookie } from "@/lib/server/session/session-cookie";
import type { UpstreamClient } from "@/lib/server/upstream/upstream-client";
import { isOwnNavigation, prefersHtml } from "./check-origin";
import { failureResponse, type BffResponse } from "./bff-response";
import { signOutConfirmationPage, signOutFailedPage } from "./sign-out-pages";
import type { StorefrontHandlers, StorefrontInput } from "./storefront-handlers";

export interface SignOutHandlerDeps {
  readonly appOrigin: string;
  readonly sessionCookie: SessionCookie;
  readonly upstream: UpstreamClient;
}

/** The two documented paths that sign out with a GET. Requests from other sites get a confirmation page instead. */
export function createSignOutHandlers(deps: SignOutHandlerDeps): StorefrontHandlers["auth"] {
  const signOut = async ({
    query,
    call,
  }: StorefrontInput<{ next?: string | undefined }>): Promise<BffResponse> => {
    const next = safeRedirectPath(query.next);
    if (call.isHead || !isOwnNavigation(call.request, deps.appOrigin)) return signOutConfirmationPage(next);
    const signedOut = { status: 303, headers: { location: next ?? "/" }, cookie: deps.sessionCookie.end() };
    if (call.context.sessionToken === undefined) return signedOut;
    const result = await deps.upstream.call(authRoutes.endSession, authShapes.endSession, {}, call.context);
    if (result.ok || result.status === 401) return signedOut;
    if (!prefersHtml(call.request)) return failureResponse(result, call.requestId);
    return { ...signOutFailedPage(result.status, next, result.retryAfter), reason: result.reason };
  };
  return { logout: signOut, signout: signOut };
}

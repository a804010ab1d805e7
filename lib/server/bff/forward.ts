import "server-only";
import { ownPath } from "@/lib/server/own-path";
import type { SessionCookie } from "@/lib/server/session/session-cookie";
import type { CallResult } from "@/lib/server/upstream/result";
import type { Upstream, UpstreamInput } from "@/lib/server/upstream/upstream";
import { prefersHtml } from "./check-origin";
import { answerFailure, type DoorAnswer } from "./door-answer";
import type { DoorCall } from "./door-call";
import { bodyFailure } from "./read-body";
import { couldNotSignOut } from "./sign-out-pages";

/** Passes a parsed call on, and of the answer what the contract describes. */
export function forward(
  call: DoorCall,
  input: UpstreamInput,
  upstream: Upstream,
  sessionCookie: SessionCookie,
): Promise<DoorAnswer> {
  return upstream.call(call.named.route, call.shape, input, call.context).then((result) => {
    const answer = answerOf(call, result);
    const cookie = cookieOf(call, result, sessionCookie);
    return cookie === undefined ? answer : { ...answer, cookie };
  });
}

function answerOf(call: DoorCall, result: CallResult<unknown>): DoorAnswer {
  // The button of the sign-out page is a plain form: its person expects a page, not an empty answer.
  if (call.named.route.session === "ends" && prefersHtml(call.request)) return answerForm(call, result);
  if (!result.ok)
    return answerFailure(
      result.bodyError === undefined ? result : bodyFailure(result.bodyError),
      call.requestId,
    );
  const { status, value, contentDisposition, file } = result;
  if (file !== undefined) {
    // A file is never shown as a page of ours: unless its call says otherwise it is kept.
    const headers = { "content-disposition": contentDisposition ?? "attachment" };
    return { status, body: { type: "file", file }, headers };
  }
  return {
    status,
    ...(value !== undefined && { body: { type: "json", text: JSON.stringify(value) } }),
    ...(contentDisposition !== undefined && { headers: { "content-disposition": contentDisposition } }),
  };
}

function answerForm({ target }: DoorCall, result: CallResult<unknown>): DoorAnswer {
  const next = ownPath(new URLSearchParams(target.query).get("next"));
  if (result.ok || result.status === 401) return { status: 303, headers: { location: next ?? "/" } };
  return { ...couldNotSignOut(result.status, next, result.retryAfter), reason: result.reason };
}

/** Only a definite answer touches the cookie: with an upstream that cannot be reached nobody is signed out. */
function cookieOf(
  call: DoorCall,
  result: CallResult<unknown>,
  sessionCookie: SessionCookie,
): readonly string[] | undefined {
  const { access, session } = call.named.route;
  if (result.ok && session === "starts" && result.session) return sessionCookie.start(result.session);
  if (session === "ends" && (result.ok || result.status === 401)) return sessionCookie.end();
  const isSessionOver = !result.ok && result.status === 401 && access !== "anyone" && call.hasSessionCookie;
  return isSessionOver ? sessionCookie.end() : undefined;
}

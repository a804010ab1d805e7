import type { IncomingHttpHeaders } from "node:http";
import type { AnySchema } from "yup";
import { type AnyShape, isFileAnswer, isNothing, type Route } from "@/lib/contract/contract";
import { type Parsed, parseAnswer } from "@/lib/contract/parse";
import type { GuardedSent } from "./guarded-send";
import { fastReaderOf, refused } from "./fast-reader";
import { readRefusal } from "./read-refusal";
import type { CallAnswer, CallFailure, CallResult, StartedSession } from "./result";
import { safeRetryAfter } from "./safe-text";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Judges what came back from an upstream that is not trusted: only what the contract describes passes. */
export function readAnswer(
  route: Route,
  shape: AnyShape | undefined,
  sent: GuardedSent,
): CallResult<unknown> {
  switch (sent.kind) {
    case "answered":
      return readStatus(route, shape, sent);
    case "file":
      return {
        ...succeeded(200, undefined, undefined, sent.headers["content-disposition"]),
        file: sent.file,
      };
    case "timeout":
      return outage(route, "upstream_timeout", sent.reason);
    case "tooLarge":
    case "garbled":
      return bad(route, sent.reason);
    case "bodyFailed":
      return { ...failed(route, 400, "body_cut", "the caller broke off"), bodyError: sent.error };
    default:
      return outage(route, "upstream_unavailable", sent.reason);
  }
}

function readStatus(route: Route, shape: AnyShape | undefined, answer: Answer): CallResult<unknown> {
  const { status, headers } = answer;
  if (status >= 200 && status < 300) return readSuccess(route, shape, answer);
  if (status >= 400 && status < 500) {
    const retryAfter = headers["retry-after"];
    return (
      readRefusal(route, { status, retryAfter, json: readJson(answer) }) ?? bad(route, `unreadable ${status}`)
    );
  }
  if (status === 501) return failed(route, 501, "not_built_yet");
  if (status === 503) {
    const retryAfter = safeRetryAfter(headers["retry-after"]);
    return outage(route, "upstream_unavailable", "answered 503", retryAfter);
  }
  return status >= 500
    ? failed(route, 502, "upstream_failed", `answered ${status}`)
    : bad(route, `answered ${status}`);
}

function readSuccess(route: Route, shape: AnyShape | undefined, answer: Answer): CallResult<unknown> {
  // Nothing describes this answer yet, so nothing of it may leave.
  if (shape === undefined)
    return failed(route, 501, "not_built_yet", `answered ${answer.status} without a shape`);
  const session = route.session === "starts" ? readSession(answer.headers) : undefined;
  if (route.session === "starts" && session === undefined) return bad(route, "no session handed over");
  if (isNothing(shape.answer)) return succeeded(204, undefined, session);
  // A file of the right type does not come this way.
  if (isFileAnswer(shape.answer)) return bad(route, `not ${shape.answer.fileType}`);
  if (answer.status > 202) return bad(route, `answered ${answer.status}`);
  const json = readJson(answer);
  if (json === undefined) return bad(route, "not JSON");
  const parsed = parseSafely(shape.answer, json);
  // Which fields, not what stood in them: the log is no place for people's data.
  if (!parsed.ok) return bad(route, `wrong shape: ${Object.keys(parsed.errors).join(", ").slice(0, 200)}`);
  return succeeded(answer.status, parsed.value, session, answer.headers["content-disposition"]);
}

/** The quick way where there is one; yup has the last word on what that refuses. */
function parseSafely(schema: AnySchema, json: unknown): Parsed<unknown> {
  const value = fastReaderOf(schema)?.(json) ?? refused;
  if (value !== refused) return { ok: true, value };
  try {
    return parseAnswer(schema, json);
  } catch {
    // A key like __proto__ or constructor makes yup stumble: what does that is no answer of ours.
    return { ok: false, errors: { answer: "unreadable" } };
  }
}

function succeeded(
  status: number,
  value: unknown,
  session?: StartedSession,
  disposition?: string,
): CallAnswer<unknown> {
  const isSafe = disposition !== undefined && /^(inline|attachment)(;[\x20-\x7e]{0,300})?$/.test(disposition);
  return {
    ok: true,
    status,
    value,
    ...(session && { session }),
    ...(isSafe && { contentDisposition: disposition }),
  };
}

function readJson({ headers, body }: Answer): unknown {
  if (!/^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "")) return undefined;
  try {
    const value: unknown = JSON.parse(body);
    return value;
  } catch {
    return undefined;
  }
}

const longestSessionSeconds = 400 * 24 * 60 * 60;

function readSession(headers: IncomingHttpHeaders): StartedSession | undefined {
  const token = headers["x-session"];
  const maxAge = headers["x-session-max-age"];
  if (typeof token !== "string" || !/^[A-Za-z0-9_-]{43}$/.test(token)) return undefined;
  if (typeof maxAge !== "string" || !/^[1-9]\d{0,8}$/.test(maxAge)) return undefined;
  return { token, maxAgeSeconds: Math.min(Number(maxAge), longestSessionSeconds) };
}

function failed(route: Route, status: number, code: string, reason?: string): CallFailure {
  return { ok: false, status, code, message: route.failure, ...(reason !== undefined && { reason }) };
}

function bad(route: Route, reason: string): CallFailure {
  return failed(route, 502, "bad_upstream_answer", reason);
}

function outage(route: Route, code: string, reason: string, retryAfter = "5"): CallFailure {
  return { ...failed(route, 503, code, reason), retryAfter };
}

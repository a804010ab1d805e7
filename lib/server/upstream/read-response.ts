import { errorCodesHeader } from "@/lib/domain/error-codes";
import type { IncomingHttpHeaders } from "node:http";
import type { AnySchema } from "yup";
import { type AnyShape, isFileResponse, isNoContent, type Route } from "@/lib/contract/contract";
import { type Parsed, parseResponse } from "@/lib/contract/parse";
import { isLoadShedding, type SendResult } from "./resilient-send";
import { fastReaderOf, refused } from "./fast-reader";
import { readRefusal } from "./read-refusal";
import { deviceTokenFormat } from "@/lib/server/session/session-cookie";
import type { CallSuccess, CallFailure, UpstreamResult, StartedSession } from "./upstream-result";
import { safeRetryAfter } from "./safe-text";
import { withoutWrongRows } from "./without-wrong-rows";

interface RawResponse {
  readonly kind: "response";
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Validates the response of an upstream that is not trusted: only what the contract describes passes. `skipsWrongRows`: of a
 * list without the rows that are wrong.
 */
export function readResponse(
  route: Route,
  shape: AnyShape,
  result: SendResult,
  skipsWrongRows = false,
): UpstreamResult<unknown> {
  switch (result.kind) {
    case "response":
      return readStatus(route, shape, result, skipsWrongRows);
    case "file":
      return {
        ...succeeded(200, undefined, undefined, result.headers["content-disposition"]),
        file: result.file,
      };
    case "timeout":
      return outage(route, "upstream_timeout", result.reason);
    case "tooLarge":
    case "malformed":
      return badResponse(route, result.reason);
    case "bodyFailed":
      return {
        ...failure(route, 400, "body_cut", "the caller sent no complete body"),
        bodyError: result.error,
      };
    case "full":
      return busy(route, result.reason, "2");
    default:
      return outage(route, "upstream_unavailable", result.reason);
  }
}

function readStatus(
  route: Route,
  shape: AnyShape,
  response: RawResponse,
  skipsWrongRows: boolean,
): UpstreamResult<unknown> {
  const { status, headers } = response;
  if (status >= 200 && status < 300) return readSuccess(route, shape, response, skipsWrongRows);
  if (status >= 400 && status < 500) {
    const retryAfter = headers["retry-after"];
    const codes = headers[errorCodesHeader];
    return (
      readRefusal(route, { status, retryAfter, codes, json: readJson(response) }) ??
      badResponse(route, `unreadable ${status}`)
    );
  }
  if (status === 503) {
    const retryAfter = safeRetryAfter(headers["retry-after"]);
    if (isLoadShedding(response)) return busy(route, "load shedding", retryAfter ?? "2");
    return outage(route, "upstream_unavailable", "answered 503", retryAfter);
  }
  return status >= 500
    ? failure(route, 502, "upstream_failed", `answered ${status}`)
    : badResponse(route, `answered ${status}`);
}

function readSuccess(
  route: Route,
  shape: AnyShape,
  response: RawResponse,
  skipsWrongRows: boolean,
): UpstreamResult<unknown> {
  const session = route.session === "starts" ? readSession(response.headers) : undefined;
  if (route.session === "starts" && session === undefined) return badResponse(route, "no session header");
  if (isNoContent(shape.response)) return succeeded(204, undefined, session);
  // A file of the expected type has been streamed already.
  if (isFileResponse(shape.response)) return badResponse(route, `not ${shape.response.fileType}`);
  if (response.status > 202) return badResponse(route, `answered ${response.status}`);
  const json = readJson(response);
  if (json === undefined) return badResponse(route, "not JSON");
  const parsed = parseSafely(shape.response, json);
  if (!parsed.ok && skipsWrongRows) {
    const found = tryWithoutWrongRows(shape.response, json);
    if (found) return { ...succeeded(response.status, found.value), leftOut: found.leftOut };
  }
  // Logs the names of the fields, never their values, which may be personal data.
  if (!parsed.ok)
    return badResponse(route, `wrong shape: ${Object.keys(parsed.errors).join(", ").slice(0, 200)}`);
  return succeeded(response.status, parsed.value, session, response.headers["content-disposition"]);
}

/** Tries the fast reader first; yup decides about everything it refuses. */
function parseSafely(schema: AnySchema, json: unknown): Parsed<unknown> {
  const value = fastReaderOf(schema)?.(json) ?? refused;
  if (value !== refused) return { ok: true, value };
  try {
    return parseResponse(schema, json);
  } catch {
    // yup throws on keys like __proto__ or constructor.
    return { ok: false, errors: { response: "fields.invalid" } };
  }
}

function tryWithoutWrongRows(schema: AnySchema, json: unknown) {
  try {
    return withoutWrongRows(schema, json);
  } catch {
    return undefined;
  }
}

function succeeded(
  status: number,
  value: unknown,
  session?: StartedSession,
  disposition?: string,
): CallSuccess<unknown> {
  const isSafe = disposition !== undefined && /^(inline|attachment)(;[\x20-\x7e]{0,300})?$/.test(disposition);
  return {
    ok: true,
    status,
    value,
    ...(session && { session }),
    ...(isSafe && { contentDisposition: disposition }),
  };
}

function readJson({ headers, body }: RawResponse): unknown {
  if (!/^application\/json\s*(;|$)/i.test(headers["content-type"] ?? "")) return undefined;
  try {
    const value: unknown = JSON.parse(body);
    return value;
  } catch {
    return undefined;
  }
}

const maxSessionSeconds = 400 * 24 * 60 * 60;

function readSession(headers: IncomingHttpHeaders): StartedSession | undefined {
  const token = headers["x-session"];
  const maxAge = headers["x-session-max-age"];
  if (typeof token !== "string" || !/^[A-Za-z0-9_-]{43}$/.test(token)) return undefined;
  if (typeof maxAge !== "string" || !/^[1-9]\d{0,8}$/.test(maxAge)) return undefined;
  const device = headers["x-device"];
  const isDeviceToken = typeof device === "string" && deviceTokenFormat.test(device);
  const maxAgeSeconds = Math.min(Number(maxAge), maxSessionSeconds);
  return { token, maxAgeSeconds, ...(isDeviceToken && { deviceToken: device }) };
}

function failure(route: Route, status: number, code: string, reason?: string): CallFailure {
  return { ok: false, status, code, message: route.failure, ...(reason !== undefined && { reason }) };
}

function badResponse(route: Route, reason: string): CallFailure {
  return failure(route, 502, "bad_upstream_answer", reason);
}

function outage(route: Route, code: string, reason: string, retryAfter = "5"): CallFailure {
  return { ...failure(route, 503, code, reason), retryAfter };
}

/** One resource is busy; everything else works. */
function busy(route: Route, reason: string, retryAfter: string): CallFailure {
  return { ...failure(route, 503, "busy", reason), message: "refusals.busy", retryAfter };
}

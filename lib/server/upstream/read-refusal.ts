import type { Route } from "@/lib/contract/contract";
import { type ErrorCodes, readErrorCodes } from "@/lib/domain/error-codes";
import type { CallFailure } from "./upstream-result";
import { isSafe, safeCode, safeMessage, safeRetryAfter } from "./safe-text";
import { isObject } from "@/lib/domain/is-object";

/** The 4xx statuses an upstream may respond with, and the default code of each. Others are bad responses. */
const defaultCodes: Readonly<Record<number, string>> = {
  400: "bad_request",
  401: "not_signed_in",
  402: "payment_required",
  403: "not_allowed",
  404: "not_found",
  409: "conflict",
  410: "gone",
  412: "changed_meanwhile",
  413: "too_large",
  415: "wrong_content_type",
  422: "not_possible",
  423: "locked",
  428: "fields",
  429: "too_many_requests",
};

interface RefusalResponse {
  readonly status: number;
  readonly retryAfter: unknown;
  /** The header with the codes of the texts. */
  readonly codes: unknown;
  /** Undefined where the body was not JSON. */
  readonly json: unknown;
}

/** Reads a 4xx response; undefined where it cannot be passed on. */
export function readRefusal(
  route: Route,
  { status, retryAfter, codes: header, json }: RefusalResponse,
): CallFailure | undefined {
  const defaultCode = defaultCodes[status];
  if (defaultCode === undefined) return undefined;
  const codes = codesOf(header, json);
  if (status === 428) return readFields(route, json, codes);
  // Rate limiters in front of an upstream have their own format. Any other response without JSON may come from a proxy,
  // whose 401 would sign users out and whose 404 would clear their carts.
  if (!isObject(json) && status !== 429) return undefined;
  const body = isObject(json) ? json : {};
  const waitSeconds = status === 429 ? (safeRetryAfter(retryAfter) ?? "5") : undefined;
  return {
    ok: false,
    status,
    code: safeCode(body["code"], defaultCode),
    message: safeMessage(body["message"], route.failure),
    codes,
    ...(!isText(body["code"]) && { isUncoded: true as const }),
    ...(waitSeconds !== undefined && { retryAfter: waitSeconds }),
    ...(status === 409 && { details: readDetails(body) }),
    ...(status === 402 && { details: readPaymentFailure(body) }),
  };
}

/** The codes of texts that are passed on. */
function codesOf(header: unknown, json: unknown): ErrorCodes {
  const texts = Object(json) as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(readErrorCodes(header)).filter(([name]) => isSafe(texts[name])));
}

const maxFields = 100;

function readFields(route: Route, json: unknown, codes: ErrorCodes): CallFailure | undefined {
  const refusal = { ok: false, status: 428, code: "fields", message: route.failure, codes } as const;
  if (Array.isArray(json)) {
    if (json.length > maxFields || !json.every(isText)) return undefined;
    return { ...refusal, fields: json.map((message) => safeMessage(message, route.failure)) };
  }
  if (!isObject(json)) return undefined;
  const pairs = Object.entries(json);
  const fits = ([name, message]: [string, unknown]) => isText(message) && /^[\w.[\]-]{1,100}$/.test(name);
  if (pairs.length > maxFields || !pairs.every(fits)) return undefined;
  const fields = Object.fromEntries(
    pairs.map(([name, message]) => [name, safeMessage(message, route.failure)]),
  );
  return { ...refusal, fields };
}

/** `total`: what the buyer would pay now, where the displayed total is out of date. */
function readDetails(body: Record<string, unknown>): Record<string, unknown> {
  const { title, amount, total, currency, token, barcode } = body;
  const safeTitle = safeMessage(title, "");
  return {
    ...(safeTitle !== "" && { title: safeTitle }),
    ...(isAmount(amount) && { amount }),
    ...(isAmount(total) && { total }),
    // Sent for an order that another tab has paid.
    ...(isText(token) && /^[A-Za-z0-9_-]{22,64}$/.test(token) && { token }),
    // Sent for a kit that has been activated already.
    ...(isText(barcode) && /^[!-~]{1,50}$/.test(barcode) && { barcode }),
    ...(isCurrencyCode(currency) && { currency }),
    ...(isCurrency(currency) && { currency: { code: currency.code, symbol: currency.symbol } }),
  };
}

/** Why a payment failed, as one of the known codes. */
function readPaymentFailure({ failure }: Record<string, unknown>): Record<string, unknown> {
  return isText(failure) && /^[a-z-]{1,40}$/.test(failure) ? { failure } : {};
}

function isAmount(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  return isText(value) && /^-?\d{1,12}(\.\d{1,2})?$/.test(value);
}

function isCurrencyCode(value: unknown): boolean {
  return isText(value) && /^[A-Z]{2,3}$/.test(value);
}

function isCurrency(value: unknown): value is { code: string; symbol: string } {
  return (
    isObject(value) && isCurrencyCode(value["code"]) && isText(value["symbol"]) && value["symbol"].length <= 8
  );
}

function isText(value: unknown): value is string {
  return typeof value === "string";
}

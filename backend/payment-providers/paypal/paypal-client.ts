import { setTimeout as sleep } from "node:timers/promises";
import { limitToDeadline } from "@/backend/payment-providers/call-deadline";
import {
  ProviderRejectedError,
  ProviderUnknownError,
  type ProviderPayment,
} from "@/backend/payment-providers/payment-provider";
import { createPayPalToken } from "./paypal-token";
import { sendRequest, type CallResult } from "./send-request";
import { array, object, string } from "yup";

/** All requests can be retried: GET and PATCH are idempotent, and PayPal deduplicates POST by its request id. */
type PayPalRequest =
  | { readonly method: "GET"; readonly path: string }
  | { readonly method: "PATCH"; readonly path: string; readonly body: unknown }
  | { readonly method: "POST"; readonly path: string; readonly body: unknown; readonly requestId: string };

export interface PayPalClientOptions {
  readonly apiBase: string;
  readonly clientId: string;
  readonly secret: string;
  readonly timeoutMs?: number;
  /** Delay before each retry. All tries together stay below the timeout of checkout requests. */
  readonly waitsMs?: readonly number[];
  readonly now?: () => number;
}

export type PayPalClient = ReturnType<typeof createPayPalClient>;

export function createPayPalClient(options: PayPalClientOptions) {
  const { apiBase, timeoutMs = 5_000, waitsMs = [250, 750], now = Date.now } = options;
  // Creating and capturing waits for banks: a failure reported too early makes the buyer pay twice.
  const postTimeoutMs = options.timeoutMs ?? 11_000;
  const token = createPayPalToken({ ...options, timeoutMs, now });

  async function send(request: PayPalRequest): Promise<CallResult> {
    const authorization = await token.get();
    const headers = {
      authorization: `Bearer ${authorization}`,
      accept: "application/json",
      // Otherwise PayPal returns little more than the id.
      prefer: "return=representation",
      ...("body" in request && { "content-type": "application/json" }),
      ...(request.method === "POST" && { "paypal-request-id": request.requestId }),
    };
    const body = "body" in request ? JSON.stringify(request.body ?? {}) : undefined;
    const url = `${apiBase}${request.path}`;
    const limitMs = request.method === "POST" ? postTimeoutMs : timeoutMs;
    const result = await sendRequest({ url, method: request.method, headers, body, timeoutMs: limitMs });
    if (result.kind === "response" && result.status === 401) token.drop(authorization);
    return result;
  }

  /** Returns the response body; undefined after 404. */
  return async function requestWithRetries(request: PayPalRequest): Promise<unknown> {
    for (let tries = 0; ; tries++) {
      const result = await send(request);
      const waitMs = waitsMs[tries];
      if (!isTemporary(result) || waitMs === undefined || limitToDeadline(waitMs) < waitMs)
        return readResult(result, request);
      await sleep(waitMs);
    }
  };
}

/** Worth a retry. Includes 401: an expired token is replaced, and nothing was done with it. */
const isTemporary = (result: CallResult): boolean =>
  result.kind === "lost" ||
  [401, 409, 429].includes(result.status) ||
  inProgressIssues.has(readIssue(result.body));

function readResult(result: CallResult, { method, path }: PayPalRequest): unknown {
  if (result.kind === "lost") throw new ProviderUnknownError(`PayPal: ${method} ${path}: ${result.reason}`);
  if (result.status < 300) return result.body;
  if (result.status === 404 && method === "GET") return undefined;
  const issue = readIssue(result.body);
  if (result.status === 409 || result.status === 429 || inProgressIssues.has(issue))
    throw new ProviderUnknownError(`PayPal: ${method} ${path}: ${issue}`);
  throw new ProviderRejectedError(issue, toPaymentFailure(issue));
}

const shape = object({ name: string(), details: array().of(object({ issue: string() })) });

/** The most specific error code of a PayPal response. Never uses its human-readable texts. */
function readIssue(body: unknown): string {
  if (!shape.isValidSync(body)) return "UNREADABLE";
  return body?.details?.[0]?.issue ?? body?.name ?? "UNREADABLE";
}

/** The request is still being processed: neither done nor rejected. */
const inProgressIssues: ReadonlySet<string> = new Set([
  "ORDER_COMPLETION_IN_PROGRESS",
  "PREVIOUS_REQUEST_IN_PROGRESS",
]);

const failures: Readonly<Record<string, ProviderPayment["failure"]>> = {
  INSTRUMENT_DECLINED: "declined",
  TRANSACTION_REFUSED: "declined",
  TRANSACTION_BLOCKED_BY_PAYEE: "declined",
  PAYEE_BLOCKED_TRANSACTION: "declined",
  PAYER_CANNOT_PAY: "declined",
  PAYER_ACCOUNT_RESTRICTED: "declined",
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: "declined",
  COMPLIANCE_VIOLATION: "declined",
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: "declined",
  TRANSACTION_LIMIT_EXCEEDED: "insufficient-funds",
  PAYER_ACTION_REQUIRED: "not-confirmed",
  ORDER_NOT_APPROVED: "not-confirmed",
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: "declined",
  RESOURCE_NOT_FOUND: "expired",
  INVALID_RESOURCE_ID: "expired",
  ORDER_EXPIRED: "expired",
};

const toPaymentFailure = (issue: string): ProviderPayment["failure"] => failures[issue] ?? "other";

import { array, object, string } from "yup";
import type { ProviderPayment } from "@/backend/payment-providers/payment-provider";

const shape = object({ name: string(), details: array().of(object({ issue: string() })) });

/** The most specific error code of a PayPal response. Never uses its human-readable texts. */
export function readIssue(body: unknown): string {
  if (!shape.isValidSync(body)) return "UNREADABLE";
  return body?.details?.[0]?.issue ?? body?.name ?? "UNREADABLE";
}

/** The request is still being processed: neither done nor rejected. */
export const inProgressIssues: ReadonlySet<string> = new Set([
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

export const toPaymentFailure = (issue: string): ProviderPayment["failure"] => failures[issue] ?? "other";

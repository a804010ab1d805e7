import { errorCode, type ErrorCode } from "@/lib/domain/error-codes";
import type { PaymentProviderName } from "@/lib/config/orders/orders";
import { formatMoney } from "@/lib/domain/format";
import { toWireAmount } from "@/lib/domain/money";
import type { PaymentFailure } from "@/backend/payment-providers/payment-provider";
import type { Providers } from "@/backend/payment-providers/providers";
import { Refusal } from "@/backend/http/refusals";

interface PaymentAmount {
  readonly provider: PaymentProviderName;
  readonly amount: number;
  readonly currency: string;
}

/** Messages for the buyer. The response also contains `failure`, for pages with their own messages. */
const failureMessages: Readonly<Record<PaymentFailure, ErrorCode>> = {
  declined: "refusals.paymentDeclined",
  expired: "refusals.cardExpired",
  "insufficient-funds": "refusals.insufficientFunds",
  "not-confirmed": "refusals.paymentNotConfirmed",
  other: "refusals.paymentFailedTryAgain",
};

/** 402: the provider declined the payment. Nothing else has changed. */
export function paymentDeclined(failure: PaymentFailure = "other"): Refusal {
  return new Refusal(402, { code: "payment_error", failure, message: failureMessages[failure] });
}

/** The outcome is unknown; a retry looks it up and never charges twice. */
export function paymentStatusUnknown(): Refusal {
  return new Refusal(409, { code: "payment_unknown", message: "refusals.paymentStatusUnknown" });
}

/** With the order's token where the buyer is to be led to it. */
export function alreadyPaid(token?: string): Refusal {
  return new Refusal(409, { code: "paid", message: "refusals.alreadyPaid", ...(token && { token }) });
}

/** The provider has returned the money, so the payment cannot pay for anything any more. */
export function paymentReturned(): Refusal {
  return new Refusal(409, { code: "returned", message: "refusals.paymentReturned" });
}

/** Another tab or click is paying right now. */
export function paymentInProgress(): Refusal {
  return new Refusal(409, { code: "in_progress", message: "refusals.paymentInProgress" });
}

/** Providers reject very small payments: refused early, with advice. */
export function rejectTooSmall(
  { providers }: { readonly providers: Providers },
  { provider, currency, ...payment }: PaymentAmount,
): Refusal | undefined {
  const minimum = providers.minimumAmount(provider, currency);
  if (minimum === undefined || payment.amount >= minimum) return undefined;
  const amount = formatMoney({ amount: toWireAmount(minimum), currency: { code: currency } }, "en");
  return new Refusal(409, { code: "too_small", message: errorCode("refusals.amountTooSmall", { amount }) });
}

export function methodNotOffered(): Refusal {
  return new Refusal(428, { "payment.method": "fields.methodNotOffered" });
}

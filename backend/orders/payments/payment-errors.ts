import type { PaymentProviderName } from "@/lib/config/orders";
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
const failureMessages: Readonly<Record<PaymentFailure, string>> = {
  declined:
    "Your bank did not agree to this payment. Nothing was taken. Please try another card or another way to pay.",
  expired: "This card has expired. Nothing was taken. Please try another card.",
  "insufficient-funds": "There is not enough money on this card. Nothing was taken. Please try another card.",
  "not-confirmed": "The payment was not confirmed with your bank. Nothing was taken. Please try again.",
  other: "The payment did not go through. Nothing was taken. Please try again.",
};

/** 402: the provider declined the payment. Nothing else has changed. */
export function paymentDeclined(failure: PaymentFailure = "other"): Refusal {
  return new Refusal(402, { code: "payment_error", failure, message: failureMessages[failure] });
}

/** The outcome is unknown; a retry looks it up and never charges twice. */
export function paymentStatusUnknown(): Refusal {
  const message =
    "We could not hear from the payment service. Please try again in a moment: you will not be charged twice.";
  return new Refusal(409, { code: "payment_unknown", message });
}

export function alreadyPaid(): Refusal {
  return new Refusal(409, { code: "paid", message: "This has been paid already." });
}

/** The provider has returned the money, so the payment cannot pay for anything any more. */
export function paymentReturned(): Refusal {
  const message = "Your payment was refunded before the order could be placed. Please pay again.";
  return new Refusal(409, { code: "returned", message });
}

/** Another tab or click is paying right now. */
export function paymentInProgress(): Refusal {
  const message = "This is just being paid. Please wait a moment.";
  return new Refusal(409, { code: "in_progress", message });
}

/** Providers reject very small payments: refused early, with advice. */
export function rejectTooSmall(
  { providers }: { readonly providers: Providers },
  { provider, amount, currency }: PaymentAmount,
): Refusal | undefined {
  const minimum = providers.minimumAmount(provider, currency);
  if (minimum === undefined || amount >= minimum) return undefined;
  const formatted = formatMoney({ amount: toWireAmount(minimum), currency: { code: currency } }, "en");
  const message = `This way to pay takes ${formatted} and more. Please choose another one, or use fewer loyalty points.`;
  return new Refusal(409, { code: "too_small", message });
}

export function methodNotOffered(): Refusal {
  return new Refusal(428, { "payment.method": "This way to pay is not offered here" });
}

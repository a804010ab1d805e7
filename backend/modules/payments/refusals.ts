import type { PaymentProviderName } from "@/lib/config/orders";
import { formatMoney } from "@/lib/domain/format";
import { toWireAmount } from "@/lib/domain/money";
import type { ProviderPayment } from "@/backend/payments/port";
import type { Providers } from "@/backend/payments/providers";
import { Refusal } from "@/backend/http/refusals";

interface Small {
  readonly provider: PaymentProviderName;
  readonly amount: number;
  readonly currency: string;
}

type Failure = NonNullable<ProviderPayment["failure"]>;

/** What a buyer is told; which of them it was also travels as `failure`, for a page that has words of its own. */
const sentences: Readonly<Record<Failure, string>> = {
  declined:
    "Your bank did not agree to this payment. Nothing was taken. Please try another card or another way to pay.",
  expired: "This card has expired. Nothing was taken. Please try another card.",
  "insufficient-funds": "There is not enough money on this card. Nothing was taken. Please try another card.",
  "not-confirmed": "The payment was not confirmed with your bank. Nothing was taken. Please try again.",
  other: "The payment did not go through. Nothing was taken. Please try again.",
};

/** 402: the provider has said no. Everything else stays as it was. */
export function paymentRefused(failure: Failure = "other"): Refusal {
  return new Refusal(402, { code: "payment_error", failure, message: sentences[failure] });
}

/**
 * Nobody can tell now. Asked again, it is looked up, and never paid twice. Not a 503: that would say that the shop is down, and the
 * door would say it of every other call too.
 */
export function paymentUnknown(): Refusal {
  const message =
    "We could not hear from the payment service. Please try again in a moment: you will not be charged twice.";
  return new Refusal(409, { code: "payment_unknown", message });
}

export function paidAlready(): Refusal {
  return new Refusal(409, { code: "paid", message: "This has been paid already." });
}

/** Another tab, or another click, is just doing it. */
export function beingPaid(): Refusal {
  const message = "This is just being paid. Please wait a moment.";
  return new Refusal(409, { code: "in_progress", message });
}

/** Providers refuse very small payments: it is said before one is begun, with what can be done. */
export function refuseTooSmall(
  { providers }: { readonly providers: Providers },
  { provider, amount, currency }: Small,
): Refusal | undefined {
  const least = providers.leastOf(provider, currency);
  if (least === undefined || amount >= least) return undefined;
  const from = formatMoney({ amount: toWireAmount(least), currency: { code: currency } }, "en");
  const message = `This way to pay takes ${from} and more. Please choose another one, or use fewer loyalty points.`;
  return new Refusal(409, { code: "too_small", message });
}

export function notOffered(): Refusal {
  return new Refusal(428, { "payment.method": "This way to pay is not offered here" });
}

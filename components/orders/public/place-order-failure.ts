import { failureMessage, type FormMessages } from "@/store/api/failure-message";
import type { Language } from "@/lib/config/languages";
import { formatMoney } from "@/lib/domain/format";
import type { CallError, Refusal } from "@/store/api/call-error";
import type { Translator } from "@/lib/i18n/translator";
import type { Messages } from "@/lib/i18n/generated/message-types";

/** What the page does after the order could not be placed. */
export interface PlaceOrderFailure {
  readonly message: string;
  /** `pay`: choose another payment method. `wait`: still being processed. `again`: the buyer may retry. `dialog`: a dialog explains it. */
  readonly next: "pay" | "wait" | "again" | "dialog";
  /** The attempt has definitely failed: the next one uses a new key. */
  readonly isFinal: boolean;
}

interface FailureContext {
  readonly t: Translator<"checkout">;
  readonly formMessages: FormMessages;
  readonly language: Language;
  readonly isOnline: boolean;
}

/** Documented codes that have a dialog. */
const dialogCodes: readonly (string | number)[] = [79, 101, 102, 104];
const inProgress = "in_progress";
const tooSmall = "too_small";
const unknownYet = "payment_unknown";

export const isInFlight = (error: CallError) => error.kind === "refusal" && error.code === inProgress;

/** Another tab, or the bank meanwhile, has completed the payment. */
export const isAlreadyPaid = (error: CallError): error is Refusal =>
  error.kind === "refusal" && error.code === "paid";

export function describePlaceOrderFailure(error: CallError, context: FailureContext): PlaceOrderFailure {
  const { t, isOnline } = context;
  if (error.kind === "network")
    return { message: isOnline ? t("errors.network") : t("errors.offline"), next: "again", isFinal: false };
  if (error.kind === "refusal") {
    if (isInFlight(error)) return { message: t("errors.stillSending"), next: "wait", isFinal: false };
    // The outcome is unknown: a retry under the same key looks it up.
    if (error.code === unknownYet) return { message: t("errors.unsure"), next: "again", isFinal: false };
    if (error.code === tooSmall) return { message: error.message, next: "pay", isFinal: true };
    const next = dialogCodes.includes(error.code) ? "dialog" : "again";
    return { message: next === "dialog" ? "" : withNewTotal(error, context), next, isFinal: true };
  }
  // The messages are full sentences; the page has none of these fields.
  if (error.kind === "fields")
    return { message: Object.values(error.fields).join(" "), next: "again", isFinal: true };
  return describeStatus(error, context);
}

/** Adds the new total to the message if the total has changed. */
function withNewTotal(
  { message, details: { total, currency } }: Refusal,
  { t, language }: FailureContext,
): string {
  if (typeof total !== "string" || !isCurrency(currency)) return message;
  return `${message} ${t("errors.newTotal", { amount: formatMoney({ amount: total, currency }, language) })}`;
}

const isCurrency = (value: unknown): value is { readonly code: string } =>
  typeof value === "object" && value !== null && "code" in value && typeof value.code === "string";

function describeStatus(
  error: Extract<CallError, { kind: "failure" }>,
  context: FailureContext,
): PlaceOrderFailure {
  const { t, formMessages } = context;
  if (error.code === "payment_error")
    return { message: t(`errors.payment.${paymentErrorKey(error.failure)}`), next: "pay", isFinal: true };
  if (error.status === 422) return { message: t("errors.changed"), next: "again", isFinal: true };
  // Timeout or server error: the order may have been placed.
  if (error.status >= 500 || error.status === 0)
    return { message: t("errors.network"), next: "again", isFinal: false };
  return {
    message: failureMessage(error, { messages: formMessages, failure: t("errors.other") }),
    next: "again",
    isFinal: error.status !== 429,
  };
}

function paymentErrorKey(failure: string | undefined): keyof Messages["checkout"]["errors"]["payment"] {
  return failure === "declined" ||
    failure === "expired" ||
    failure === "insufficient-funds" ||
    failure === "not-confirmed"
    ? failure
    : "other";
}

import type { SendingWords } from "@/components/form/failure-words";
import { failureOf } from "@/components/form/failure-words";
import type { Language } from "@/lib/config/languages";
import { formatMoney } from "@/lib/domain/format";
import type { CallError, Refusal } from "@/store/api/call-error";
import { type CheckoutWords, fill } from "./checkout-words";

/** What to do after an order that could not be placed. */
export interface PlacingFailure {
  readonly message: string;
  /** `pay`: choose again how to pay. `wait`: the same is being worked on. `again`: press again. `dialog`: it says so itself. */
  readonly next: "pay" | "wait" | "again" | "dialog";
  /** The shop has said for certain that this attempt came to nothing: the next one is a new one. */
  readonly isOver: boolean;
}

interface Said {
  readonly words: CheckoutWords["errors"];
  readonly sendingWords: SendingWords;
  readonly language: Language;
  readonly isOnline: boolean;
}

/** Documented numbers that a dialog of its own explains. */
const dialogCodes: readonly (string | number)[] = [79, 101, 102, 104];
const inProgress = "in_progress";
const tooSmall = "too_small";
const unknownYet = "payment_unknown";

export const isInFlight = (error: CallError) => error.kind === "refusal" && error.code === inProgress;

export function placingFailure(error: CallError, said: Said): PlacingFailure {
  const { words, isOnline } = said;
  if (error.kind === "network")
    return { message: isOnline ? words.network : words.offline, next: "again", isOver: false };
  if (error.kind === "refusal") {
    if (isInFlight(error)) return { message: words.stillSending, next: "wait", isOver: false };
    // Nobody can tell yet: the same key looks it up.
    if (error.code === unknownYet) return { message: words.unsure, next: "again", isOver: false };
    if (error.code === tooSmall) return { message: error.message, next: "pay", isOver: true };
    const next = dialogCodes.includes(error.code) ? "dialog" : "again";
    return { message: next === "dialog" ? "" : withNewTotal(error, said), next, isOver: true };
  }
  // What is wrong is said as a person says it: none of these is a field of this page.
  if (error.kind === "fields")
    return { message: Object.values(error.fields).join(" "), next: "again", isOver: true };
  return ofStatus(error, said);
}

/** What it comes to now, where that is why. */
function withNewTotal({ message, details: { total, currency } }: Refusal, { words, language }: Said): string {
  if (typeof total !== "string" || !isCurrency(currency)) return message;
  return `${message} ${fill(words.newTotal, { amount: formatMoney({ amount: total, currency }, language) })}`;
}

const isCurrency = (given: unknown): given is { readonly code: string } =>
  typeof given === "object" && given !== null && "code" in given && typeof given.code === "string";

function ofStatus(error: Extract<CallError, { kind: "failure" }>, said: Said): PlacingFailure {
  const { words, sendingWords } = said;
  if (error.code === "payment_error")
    return { message: words.payment[kindOf(error.failure)], next: "pay", isOver: true };
  if (error.status === 422) return { message: words.changed, next: "again", isOver: true };
  // A time-out at the door or a failure behind it: nobody can tell whether it was done.
  if (error.status >= 500 || error.status === 0)
    return { message: words.network, next: "again", isOver: false };
  return {
    message: failureOf(error, { words: sendingWords, failed: words.other }),
    next: "again",
    isOver: error.status !== 429,
  };
}

function kindOf(failure: string | undefined): keyof CheckoutWords["errors"]["payment"] {
  return failure === "declined" ||
    failure === "expired" ||
    failure === "insufficient-funds" ||
    failure === "not-confirmed"
    ? failure
    : "other";
}

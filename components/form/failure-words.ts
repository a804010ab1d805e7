import type { CallError } from "@/store/api/call-error";
import type sending from "@/messages/en/form.json";

/** What is said of any form that could not be sent. */
export type SendingWords = typeof sending;

/** What to say where a call is refused with one of these codes. */
export type Refusals = Readonly<Record<string, string>>;

interface Said {
  readonly words: SendingWords;
  /** The documented words of the call, where nothing more exact is known. */
  readonly failed: string;
  readonly refusals?: Refusals | undefined;
}

/** What to say for a whole form. Of a server's own words only those are shown that are meant for people. */
export function failureOf(error: CallError, { words, failed, refusals = {} }: Said): string {
  if (error.kind === "network") return words.networkError;
  if (error.kind === "refusal") return error.message;
  if (error.kind !== "failure") return failed;
  if (error.retryAfterSeconds !== undefined)
    return words.tooMany.replace("{wait}", waitInWords(error.retryAfterSeconds, words));
  if (Object.hasOwn(refusals, error.code)) return refusals[error.code] ?? failed;
  // Who it is that asks: a wrong password, or a session that is over.
  return error.status === 401 ? error.message : failed;
}

/** How long, as a person says it: seconds up to a minute and a half, then minutes. */
export function waitInWords(seconds: number, words: SendingWords): string {
  const inMinutes = seconds > 90;
  const count = inMinutes ? Math.ceil(seconds / 60) : seconds;
  const [one, many] = inMinutes ? [words.minute, words.minutes] : [words.second, words.seconds];
  return count === 1 ? one : many.replace("{count}", String(count));
}

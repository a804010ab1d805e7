import { formatMessage } from "@/lib/i18n/format-message";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { pageLanguage } from "@/lib/i18n/page-language";
import type { CallError } from "./call-error";
import { errorText } from "./error-texts";

export type FormMessages = { readonly [Key in keyof Messages["form"]]: string };

export interface FailureOptions {
  readonly messages: FormMessages;
  /** For failures without a message of their own: the code of the route, or a text of the page. */
  readonly failure: string;
  /** Messages for some error codes of the call. */
  readonly failuresByCode?: Readonly<Record<string, string>> | undefined;
}

/**
 * The text to display for a failed call. Of the server's own messages only those meant for users are displayed.
 */
export function failureMessage(
  error: CallError,
  { messages, failure: documented, failuresByCode = {} }: FailureOptions,
): string {
  const failure = errorText(documented);
  if (error.kind === "network") return messages.networkError;
  if (error.kind === "refusal") return error.message;
  if (error.kind !== "failure") return failure;
  if (error.retryAfterSeconds !== undefined) return waitMessage(error.retryAfterSeconds, messages);
  if (Object.hasOwn(failuresByCode, error.code)) return failuresByCode[error.code] ?? failure;
  // A wrong password, a session that has ended, the end of an admin's time as another user, a page of an older release.
  const isForUsers = error.status === 401 || error.code === "acting_ended" || error.code === "outdated";
  return isForUsers ? error.message : failure;
}

/** Seconds up to a minute and a half, then minutes. */
export function waitMessage(seconds: number, messages: FormMessages): string {
  return seconds > 90
    ? formatMessage(pageLanguage(), messages.tooManyMinutes, { count: Math.ceil(seconds / 60) })
    : formatMessage(pageLanguage(), messages.tooManySeconds, { count: seconds });
}

import type { Messages } from "@/lib/i18n/generated/message-types";
import type { MessageAt, MessageKey, ValuesOf } from "@/lib/i18n/translator";
import { isObject } from "./is-object";

/** The texts of errors in one language. */
export type ErrorTexts = Messages["errors"];

type ErrorKey = Exclude<MessageKey<ErrorTexts>, `labels.${string}`>;

type PlainKey = {
  [Key in ErrorKey]: ValuesOf<MessageAt<ErrorTexts, Key>> extends [] ? Key : never;
}[ErrorKey];

type KeyWithValues = Exclude<ErrorKey, PlainKey>;

/**
 * What is wrong, as the key of its text in `messages/en/kernel/errors.json`, with the values of the text:
 * `fields.tooLong?count=120`. Code returns codes; responses and screens turn them into texts.
 */
export type ErrorCode = PlainKey | `${KeyWithValues}?${string}`;

/** The code of an error whose text has values. */
export function errorCode<Key extends KeyWithValues>(
  key: Key,
  ...[values]: ValuesOf<MessageAt<ErrorTexts, Key>>
): `${Key}?${string}` {
  return `${key}?${new URLSearchParams(values as unknown as Record<string, string>).toString()}`;
}

/** Tells codes from texts: no text in any language matches. */
export const errorCodePattern = /^[a-z]+\.[A-Za-z]+(?:\?[!-~]*)?$/;

export const isErrorCode = (text: string): text is ErrorCode => errorCodePattern.test(text);

/** Names the codes of a failed response as JSON: of `message`, or of each field by its name or position. */
export const errorCodesHeader = "x-error-codes";

export type ErrorCodes = Readonly<Record<string, string>>;

/** Proxies limit the headers of a response to four kilobytes in all: what is left out is displayed in English. */
const maxHeaderLength = 2_500;

export function writeErrorCodes(codes: ErrorCodes): Readonly<Record<string, string>> {
  let length = 0;
  const fitting = Object.entries(codes).filter(
    // A header is ASCII: other field names are left out.
    ([name, code]) => /^[ -~]+$/.test(name) && (length += name.length + code.length + 6) <= maxHeaderLength,
  );
  return fitting.length === 0 ? {} : { [errorCodesHeader]: JSON.stringify(Object.fromEntries(fitting)) };
}

/** Reads the header of any upstream's response. */
export function readErrorCodes(header: unknown): ErrorCodes {
  try {
    const codes: unknown = typeof header === "string" ? JSON.parse(header) : undefined;
    if (!isObject(codes)) return {};
    return Object.fromEntries(
      Object.entries(codes).filter(([, code]) => typeof code === "string" && isErrorCode(code)),
    ) as ErrorCodes;
  } catch {
    return {};
  }
}

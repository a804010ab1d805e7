import { getMessages } from "@/lib/i18n/messages";
import { type ErrorCodes, writeErrorCodes } from "./error-codes";
import { textOfCode } from "./text-of-code";

/** The documented text of a code. Anything else stays as it is. Not for the browser: it loads all messages. */
export const englishText = (code: string): string =>
  textOfCode("en", getMessages("en", "errors"), code) ?? code;

/** An error inside of a response: its documented text, and its code. */
export const codedText = (code: string) => ({ message: englishText(code), code });

/**
 * A failed response as it is sent: with the documented English texts in place of codes, and these in a header. `codes`:
 * those that another backend has sent with its texts.
 */
export function toErrorResponse(status: number, body: ErrorBody, codes: ErrorCodes = {}) {
  const texts = Object.entries<unknown>(body).filter(([name]) => status === 428 || name === "message");
  const own = texts.filter((pair): pair is [string, string] => isCode(pair[1]));
  const english = own.map(([name, code]) => [name, englishText(code)]);
  const sent: Readonly<Record<string, unknown>> = { ...body, ...Object.fromEntries(english) };
  return {
    body: Array.isArray(body) ? Object.values(sent) : sent,
    headers: writeErrorCodes({ ...Object.fromEntries(own), ...codes }),
  };
}

type ErrorBody = Readonly<Record<string, unknown>> | readonly string[];

const isCode = (text: unknown) => typeof text === "string" && englishText(text) !== text;

/** All codes, as the document of the API lists them. */
export function listErrorCodes(): readonly string[] {
  const { labels: _, ...groups } = getMessages("en", "errors");
  return Object.entries(groups).flatMap(([group, texts]) =>
    Object.keys(texts).map((key) => `${group}.${key}`),
  );
}

import { formatMessage } from "@/lib/i18n/format-message";
import type { ErrorTexts } from "./error-codes";
import { isObject } from "./is-object";

/** The text of a code; undefined for anything else, such as a text of another backend. */
export function textOfCode(language: string, texts: ErrorTexts, code: string): string | undefined {
  const [key = "", values] = code.split("?", 2);
  const text = key
    .split(".")
    .reduce<unknown>((tree, name) => (isObject(tree) ? tree[name] : undefined), texts);
  if (typeof text !== "string") return undefined;
  return formatMessage(language, text, Object.fromEntries(new URLSearchParams(values)));
}

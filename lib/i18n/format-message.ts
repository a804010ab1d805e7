import { formatLocale } from "@/lib/config/languages";
import { type MessagePart, parseMessage } from "./parse-message";

export type MessageValue = string | number;
export type MessageValues = Readonly<Record<string, MessageValue>>;

const parsed = new Map<string, readonly MessagePart[]>();

/** Formats an ICU message. A variable without a value is printed as `{name}`, so that it is noticed. */
export function formatMessage(language: string, message: string, values: MessageValues = {}): string {
  if (!/[{}']/.test(message)) return message;
  let parts = parsed.get(message);
  if (parts === undefined) parsed.set(message, (parts = parseMessage(message)));
  return formatParts(parts, { language, values, count: 0 });
}

interface FormatContext {
  readonly language: string;
  readonly values: MessageValues;
  /** What `#` prints: the number of the enclosing plural. */
  readonly count: number;
}

function formatParts(parts: readonly MessagePart[], context: FormatContext): string {
  return parts.map((part) => (typeof part === "string" ? part : formatPart(part, context))).join("");
}

function formatPart(part: Exclude<MessagePart, string>, context: FormatContext): string {
  const { language, values, count } = context;
  if (part.kind === "pound") return formatNumber(language, count);
  const value = values[part.name];
  if (part.kind === "value") {
    if (value === undefined) return `{${part.name}}`;
    return typeof value === "number" ? formatNumber(language, value) : value;
  }
  if (part.kind === "select")
    return formatParts(part.cases[String(value)] ?? part.cases["other"] ?? [], context);
  const number = Number(value);
  const exact = part.cases[`=${number}`];
  const chosen = exact ?? part.cases[pluralRule(language, number)] ?? part.cases["other"] ?? [];
  return formatParts(chosen, { ...context, count: number });
}

const numberFormats = new Map<string, Intl.NumberFormat>();

function formatNumber(language: string, value: number): string {
  let format = numberFormats.get(language);
  if (format === undefined)
    numberFormats.set(language, (format = new Intl.NumberFormat(formatLocale(language))));
  return format.format(value);
}

const pluralRules = new Map<string, Intl.PluralRules>();

function pluralRule(language: string, count: number): string {
  let rules = pluralRules.get(language);
  if (rules === undefined) pluralRules.set(language, (rules = new Intl.PluralRules(formatLocale(language))));
  return rules.select(count);
}

import type { Language } from "@/lib/config/languages";
import { formatMessage, type MessageValues } from "@/lib/i18n/format-message";
import { loadMessages } from "@/lib/i18n/load-messages";
import { type MessagePart, parseMessage } from "@/lib/i18n/parse-message";

/** A documented English text and its translation. */
interface DocumentedText {
  readonly pattern: RegExp;
  readonly translation: string;
}

/**
 * Translates the English texts of API responses, which are documented and therefore always English: finds the message of
 * the area `errors` that a text was made of, and formats the same message in the language. Unknown texts stay as they are.
 */
export async function loadTextTranslator(language: Language): Promise<(text: string) => string> {
  const [english, translated] = await Promise.all([
    loadMessages("en", "errors"),
    loadMessages(language, "errors"),
  ]);
  const texts = pairTexts(english, translated);
  return (text) => {
    for (const { pattern, translation } of texts) {
      const match = pattern.exec(text);
      if (match) return formatMessage(language, translation, (match.groups ?? {}) as MessageValues);
    }
    return text;
  };
}

function pairTexts(english: unknown, translated: unknown): DocumentedText[] {
  if (typeof english === "string" && typeof translated === "string")
    return [{ pattern: patternOf(english), translation: translated }];
  if (!isTree(english) || !isTree(translated)) return [];
  return Object.entries(english).flatMap(([key, inner]) => pairTexts(inner, translated[key]));
}

/** Matches every text that the message can format to. */
function patternOf(message: string): RegExp {
  return new RegExp(`^${parseMessage(message).map(sourceOf).join("")}$`);
}

/** Messages of this area have plain variables only: a test checks it. */
function sourceOf(part: MessagePart): string {
  if (typeof part === "string") return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return part.kind === "value" ? `(?<${part.name}>.+)` : ".+";
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

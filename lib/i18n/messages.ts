import type { Language } from "@/lib/config/languages";
import { allMessages } from "@/lib/i18n/generated/all-messages";
import { pseudoLocale } from "@/lib/config/languages";
import type { MessageArea, Messages } from "@/lib/i18n/generated/message-types";
import { pseudoMessages } from "./pseudo-locale";
import { createTranslator, type Translator } from "./translator";

// The generated types hold the texts of these very files.
const byLanguage = allMessages as unknown as Readonly<Record<string, Messages>>;

const pseudo = new Map<MessageArea, unknown>();

/** Messages of one area. Components use `translate` and `useMessages` instead, which know the language. */
export function getMessages<Area extends MessageArea>(language: Language, area: Area): Messages[Area] {
  if (language !== pseudoLocale) return englishIfMissing(language)[area];
  if (!pseudo.has(area)) pseudo.set(area, pseudoMessages(englishIfMissing("en")[area]));
  return pseudo.get(area) as Messages[Area];
}

/** Translate function for one area: `getTranslator("en", "cart")("coupon.apply")`. */
export function getTranslator<Area extends MessageArea>(language: Language, area: Area): Translator<Area> {
  return createTranslator(language, getMessages(language, area));
}

function englishIfMissing(language: string): Messages {
  const messages = byLanguage[language] ?? byLanguage["en"];
  if (messages === undefined) throw new Error("messages/en is missing.");
  return messages;
}

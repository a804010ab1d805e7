import { type Language, pseudoLocale } from "@/lib/config/languages";
import type { MessageArea, Messages } from "./message-types";

/** Loads the messages of one area as a chunk of its own, for code that is itself loaded on demand. */
export async function loadMessages<Area extends MessageArea>(
  language: Language,
  area: Area,
): Promise<Messages[Area]> {
  const file = area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const source = language === pseudoLocale ? "en" : language;
  const loaded: { readonly default: Messages[Area] } = await import(`@/messages/${source}/${file}.json`);
  if (language !== pseudoLocale) return loaded.default;
  const { pseudoMessages } = await import("./pseudo-locale");
  return pseudoMessages(loaded.default);
}

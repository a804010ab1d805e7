import { type Language, pseudoLocale } from "@/lib/config/languages";
import type { lazyAreas } from "@/lib/i18n/frame-areas.mjs";
import type { Messages } from "@/lib/i18n/generated/message-types";
import { messageLoaders } from "@/lib/i18n/generated/message-loaders";

export type LazyArea = (typeof lazyAreas)[number];

// The generated types hold the texts of these very files.
const loaders: Readonly<
  Record<
    Exclude<Language, typeof pseudoLocale>,
    Readonly<Record<LazyArea, () => Promise<{ readonly default: unknown }>>>
  >
> = messageLoaders;

/** Loads the messages of one area as a chunk of its own, for code that is itself loaded on demand. */
export async function loadMessages<Area extends LazyArea>(
  language: Language,
  area: Area,
): Promise<Messages[Area]> {
  const loaded = await loaders[language === pseudoLocale ? "en" : language][area]();
  const messages = loaded.default as Messages[Area];
  if (language !== pseudoLocale) return messages;
  const { pseudoMessages } = await import("./pseudo-locale");
  return pseudoMessages(messages);
}

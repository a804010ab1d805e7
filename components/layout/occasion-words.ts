import type { Language } from "@/lib/config/languages";
import occasions from "@/messages/en/occasions.json";

export type OccasionWords = typeof occasions;

/** They come with what shows them: as props they would be part of every page, and hardly any page has an occasion. */
export const occasionWords: Readonly<Record<Language, OccasionWords>> = { en: occasions };

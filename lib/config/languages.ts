/** One folder of words each in `messages/`. The first is what a visitor gets who asks for none of them. */
export const languages = ["en"] as const;

export type Language = (typeof languages)[number];

export const defaultLanguage: Language = languages[0];

export function isLanguage(text: string | undefined): text is Language {
  return languages.some((language) => language === text);
}

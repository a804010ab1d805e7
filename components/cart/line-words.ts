import type { Language } from "@/lib/config/languages";
import cartPricing from "@/messages/en/cart-pricing.json";

const words: Readonly<Record<Language, (typeof cartPricing)["line"]>> = { en: cartPricing.line };

/** Here and not among the frame's words, which stand in every page: a line is loaded when it is looked at. */
export function lineWords(language: Language) {
  return words[language];
}

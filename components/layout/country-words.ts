import { brand } from "@/lib/config/brand";
import type { Words } from "@/lib/domain/words";
import type frame from "@/messages/en/frame.json";

export type CountryWords = Readonly<(typeof frame)["countryDialog"]>;

export function countryWords(words: Words<"frame">): CountryWords {
  return {
    title: words("countryDialog.title"),
    text: words("countryDialog.text"),
    welcome: words("countryDialog.welcome", { brand: brand.name }),
    label: words("countryDialog.label"),
    loading: words("countryDialog.loading"),
    enter: words("countryDialog.enter"),
    entering: words("countryDialog.entering"),
    close: words("countryDialog.close"),
    retry: words("countryDialog.retry"),
  };
}

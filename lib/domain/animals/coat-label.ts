import type { Language } from "@/lib/config/languages";
import { formatMessage } from "@/lib/i18n/format-message";
import { getMessages } from "@/lib/i18n/messages";
import type { CoatPhenotype, Pigment } from "./coat";

/** A coat in words: "black and tan with mask". Registries use other words for some colours. */
export function describeCoat(language: Language, coat: CoatPhenotype): string {
  const { marks: markTexts } = getMessages(language, "coat");
  const colour = coat.species === "canine" ? describeDog(language, coat) : describeCat(language, coat);
  return coat.marks.reduce(
    (text, mark) => (mark === "silver" ? text : formatMessage(language, markTexts[mark], { coat: text })),
    colour,
  );
}

/** Length and kind of the hair, as far as it was tested. */
export function describeHair(language: Language, { isLong, curl, hasFurnishings }: CoatPhenotype): string {
  const { hair } = getMessages(language, "coat");
  if (curl === "hairless") return hair.hairless;
  const length = isLong === null ? undefined : isLong ? hair.long : hair.short;
  return [length, curl && hair[curl], hasFurnishings === true && hair.furnishings].filter(Boolean).join(", ");
}

/** Not every word exists for every species and restriction. */
type Words<Key extends string = string> = Readonly<Partial<Record<Key, string>>>;

function describeDog(language: Language, { pattern, pigment }: CoatPhenotype): string {
  const { dog, dogPigment } = getMessages(language, "coat");
  return fill(language, dog, pattern, dogPigment, pigment);
}

function describeCat(language: Language, { pattern, pigment, restriction, marks }: CoatPhenotype): string {
  const { cat, catPigment } = getMessages(language, "coat");
  if (pattern === "white" || pattern === "albino") return cat[pattern];
  const silver: Words = cat.silver;
  if (restriction === "full" && marks.includes("silver") && silver[pattern] !== undefined)
    return fill(language, silver, pattern, catPigment.full, pigment);
  const isDiluted = pigment === "blue" || pigment === "lilac" || pigment === "fawn";
  const diluted = pattern === "tortie" ? "dilutedTortie" : pattern === "torbie" ? "dilutedTorbie" : pattern;
  const key = isDiluted && restriction === "full" ? diluted : pattern;
  return fill(language, cat[restriction], key, catPigment[restriction], pigment);
}

function fill(language: Language, patterns: Words, pattern: string, names: Words<Pigment>, pigment: Pigment) {
  return formatMessage(language, patterns[pattern] ?? "{pigment}", { pigment: names[pigment] ?? pigment });
}

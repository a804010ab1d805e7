import type { Sex } from "@/lib/config/animals";
import type { WeightType } from "@/lib/config/activation";
import type { SpeciesName } from "@/lib/domain/species";

/** Lower case without accents, punctuation and spaces: as two people write the same name. */
export const normalise = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");

const speciesWords: Readonly<Record<SpeciesName, readonly string[]>> = {
  canine: ["dog", "dogs", "canine", "d", "k9", "puppy", "pup"],
  feline: ["cat", "cats", "feline", "c", "kitten", "kitty"],
};

export function parseSpecies(text: string): SpeciesName | undefined {
  const word = normalise(text);
  return (["canine", "feline"] as const).find((species) => speciesWords[species].includes(word));
}

const sexWords: Readonly<Record<Sex, readonly string[]>> = {
  female: ["female", "f", "bitch", "dam", "queen", "girl", "fs", "fn", "spayedfemale", "femalespayed"],
  male: ["male", "m", "dog", "sire", "stud", "tom", "boy", "mn", "mc", "neuteredmale", "maleneutered"],
  unknown: ["unknown", "u", "notknown"],
};

export function parseSex(text: string): Sex | undefined {
  const word = normalise(text);
  return (["female", "male", "unknown"] as const).find((sex) => sexWords[sex].includes(word));
}

interface Weight {
  readonly weight: number;
  readonly weightType: WeightType;
}

/** Kilograms unless it says pounds. */
export function parseWeight(text: string): Weight | undefined {
  const [, number = "", unit = "kg"] =
    /^(\d{1,4}(?:[.,]\d{1,4})?)\s*(kgs?|kilos?|kilograms?|lbs?|pounds?)?\.?$/i.exec(text) ?? [];
  if (number === "") return undefined;
  const weightType = /^(lb|pound)/i.test(unit) ? "lb" : "kg";
  return { weight: Number(number.replace(",", ".")), weightType };
}

/** Printed in groups, and read aloud so. */
export const parseChip = (text: string): string => text.replace(/[\s.-]+/g, "");

/** A spreadsheet that takes a chip number for an amount shows 9.81E+14: the last digits are lost. */
export const isShortenedNumber = (text: string): boolean => /^\d(?:[.,]\d+)?e\+?\d+$/i.test(text);

export const isFormulaError = (text: string): boolean =>
  /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|#+)$/i.test(text);

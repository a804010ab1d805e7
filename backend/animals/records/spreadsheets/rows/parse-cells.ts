import type { WeightType } from "@/lib/config/kits/activation";

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

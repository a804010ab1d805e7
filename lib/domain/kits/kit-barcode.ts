/**
 * Barcodes of our own kits: `TM`, twelve random digits and a Damm check digit, which detects every wrong digit and every
 * swap of two neighbours (Luhn misses 09 and 90). Kits of other laboratories carry other texts.
 */
export type BarcodeFormat = "own" | "mistyped" | "other";

const prefix = "TM";

/** The quasigroup of Damm's thesis: row is the interim digit, column the next digit. */
const damm = [
  "0317598642",
  "7092154863",
  "4206871359",
  "1750983426",
  "6123045978",
  "3674209581",
  "5869720134",
  "8945362017",
  "9438617205",
  "2581436790",
];

/** The digit that makes the checksum of the digits and itself zero. A number that ends in its check digit gives 0. */
const checkDigit = (digits: string): string =>
  [...digits].reduce((interim, digit) => damm[Number(interim)]?.[Number(digit)] ?? "", "0");

/** @param twelveDigits random digits; anything else throws */
export function toKitBarcode(twelveDigits: string): string {
  if (!/^\d{12}$/.test(twelveDigits)) throw new RangeError("A kit barcode is made from twelve digits.");
  return prefix + twelveDigits + checkDigit(twelveDigits);
}

/** A barcode as people type or paste it, in the form in which it is stored: no spaces, no hyphens, upper case. */
export const normalizeBarcode = (text: string): string => text.replace(/[\s\p{Pd}]+/gu, "").toUpperCase();

/**
 * `mistyped` starts like one of ours, but its length or check digit is wrong, so no kit can have it. `other` may be the
 * barcode of another laboratory.
 */
export function barcodeFormat(text: string): BarcodeFormat {
  const barcode = normalizeBarcode(text);
  if (!/^TM\d/.test(barcode)) return "other";
  return /^TM\d{13}$/.test(barcode) && checkDigit(barcode.slice(prefix.length)) === "0" ? "own" : "mistyped";
}

/** In groups for reading and comparing: `TM 1234 5678 9012 3`. Barcodes of other laboratories stay as they are. */
export function formatBarcode(text: string): string {
  const barcode = normalizeBarcode(text);
  return /^TM\d{13}$/.test(barcode) ? barcode.replace(/^TM|\d{4}/g, "$& ") : text.trim();
}

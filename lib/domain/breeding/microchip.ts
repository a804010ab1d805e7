/** Who issued a number, by its first three digits. */
export type MicrochipIssuer = "country" | "manufacturer" | "shared-manufacturer" | "test";

/** Why a number of fifteen digits cannot be the number of an ISO chip. */
export type MicrochipProblem = "characters" | "length" | "no-code" | "too-large";

/** Chips that are older than the ISO standard. */
export type OldMicrochip = "nine-digits" | "ten-characters";

export type MicrochipCheck =
  | {
      readonly kind: "iso";
      readonly number: string;
      /** Code of a country (ISO 3166-1 numeric) or a manufacturer (assigned by ICAR). */
      readonly code: number;
      readonly issuer: MicrochipIssuer;
    }
  | { readonly kind: "old"; readonly number: string; readonly format: OldMicrochip }
  | { readonly kind: "invalid"; readonly number: string; readonly problem: MicrochipProblem };

/** The twelve digits after the code are stored in 38 bits. */
const maxSerial = 2 ** 38 - 1;

/** As people type or paste it: without spaces, hyphens and the separators of AVID (`012*345*678`). */
export const normalizeMicrochip = (text: string): string => text.replace(/[\s\p{Pd}*.]+/gu, "").toUpperCase();

/** What a microchip number says by itself: ISO 11784 for fifteen digits, older formats for nine digits and ten characters. */
export function checkMicrochip(text: string): MicrochipCheck {
  const number = normalizeMicrochip(text);
  const invalid = (problem: MicrochipProblem): MicrochipCheck => ({ kind: "invalid", number, problem });
  if (/^\d{9}$/.test(number)) return { kind: "old", number, format: "nine-digits" };
  if (/^[\dA-F]{10}$/.test(number)) return { kind: "old", number, format: "ten-characters" };
  if (/\D/.test(number)) return invalid("characters");
  if (number.length !== 15) return invalid("length");
  const code = Number(number.slice(0, 3));
  if (code === 0) return invalid("no-code");
  if (Number(number.slice(3)) > maxSerial) return invalid("too-large");
  return { kind: "iso", number, code, issuer: issuerOf(code) };
}

function issuerOf(code: number): MicrochipIssuer {
  if (code < 900) return "country";
  if (code === 900) return "shared-manufacturer";
  return code === 999 ? "test" : "manufacturer";
}

/** In groups for reading and comparing: `276 0981 0000 0123`. Other formats stay as they are. */
export const formatMicrochip = (number: string): string =>
  /^\d{15}$/.test(number) ? number.replace(/^\d{3}|\d{4}/g, "$& ").trim() : number;

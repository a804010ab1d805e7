import type { SpeciesName } from "@/lib/domain/species";

export const parentRoles = ["dam", "sire"] as const;

export type ParentRole = (typeof parentRoles)[number];

/** A locus that somebody fills in for both parents. */
export interface CoatInput {
  /** Name of the field, as documented for the first four of cats. */
  readonly name: string;
  /** Symbol in the colour files. */
  readonly locus: string;
  /** Genotypes to choose from. The first is usual where the field is optional. */
  readonly options: readonly string[];
  /** Other spellings that calls accept: laboratories write N for the usual allele. */
  readonly labStyle?: readonly string[];
  readonly isRequired?: true;
  /** Males have one allele. */
  readonly sireOptions?: readonly string[];
}

const colourpoint = ["cb/cb", "cb/cs", "cb/c", "cs/cs", "cs/c", "c/c"] as const;
const mocha = ["cb/cm", "cs/cm", "cm/cm", "cm/c"] as const;

export const coatInputs: Readonly<Record<SpeciesName, readonly CoatInput[]>> = {
  feline: [
    {
      name: "dilute",
      locus: "D",
      options: ["D/D", "D/d", "d/d"],
      labStyle: ["N/N", "N/d"],
      isRequired: true,
    },
    {
      name: "bcc",
      locus: "B",
      isRequired: true,
      options: ["B/B", "B/b", "B/bl", "b/b", "b/bl", "bl/bl"],
      labStyle: ["N/N", "N/b", "N/bl"],
    },
    {
      name: "agouti",
      locus: "A",
      options: ["A/A", "A/a", "a/a"],
      labStyle: ["N/N", "N/a"],
      isRequired: true,
    },
    {
      name: "colourpoint",
      locus: "C",
      isRequired: true,
      options: ["C/C", "C/cb", "C/cs", "C/c", ...colourpoint, "C/cm", ...mocha],
      labStyle: ["N/N", "N/cb", "N/cs", "N/c", "N/cm"],
    },
    { name: "orange", locus: "O", options: ["o/o", "O/o", "O/O"], sireOptions: ["o/Y", "O/Y"] },
    { name: "white", locus: "W", options: ["w/w", "ws/w", "ws/ws", "W/w", "W/ws", "W/W"] },
    { name: "silver", locus: "I", options: ["i/i", "I/i", "I/I"] },
    { name: "amber", locus: "E", options: ["E/E", "E/e", "e/e"] },
    { name: "manx", locus: "M", options: ["m/m", "M/m"] },
    { name: "munchkin", locus: "Mk", options: ["mk/mk", "Mk/mk"] },
  ],
  canine: [
    {
      name: "extension",
      locus: "E",
      isRequired: true,
      options: [
        "E/E",
        "E/e",
        "e/e",
        "Em/Em",
        "Em/E",
        "Em/e",
        "Eg/Eg",
        "Eg/E",
        "Eg/e",
        "eh/eh",
        "eh/e",
        "E/eh",
      ],
    },
    {
      name: "dominantBlack",
      locus: "K",
      isRequired: true,
      options: ["ky/ky", "KB/ky", "KB/KB", "kbr/ky", "kbr/kbr", "KB/kbr"],
    },
    {
      name: "agouti",
      locus: "A",
      isRequired: true,
      options: [
        "Ay/Ay",
        "Ay/aw",
        "Ay/asa",
        "Ay/at",
        "Ay/a",
        "aw/aw",
        "aw/asa",
        "aw/at",
        "aw/a",
        "asa/asa",
        "asa/at",
        "asa/a",
        "at/at",
        "at/a",
        "a/a",
      ],
    },
    { name: "brown", locus: "B", options: ["B/B", "B/b", "b/b"], isRequired: true },
    { name: "dilute", locus: "D", options: ["D/D", "D/d", "d/d"], isRequired: true },
    { name: "merle", locus: "M", options: ["m/m", "M/m", "M/M", "Mh/m", "M/Mh", "Mc/m", "Ma/m"] },
    { name: "harlequin", locus: "H", options: ["h/h", "H/h"] },
    { name: "whiteSpotting", locus: "S", options: ["S/S", "S/sp", "sp/sp"] },
    { name: "cocoa", locus: "Co", options: ["N/N", "N/co", "co/co"] },
    { name: "furnishings", locus: "F", options: ["n/n", "F/n", "F/F"] },
    { name: "curl", locus: "Cu", options: ["N/N", "N/Cu", "Cu/Cu"] },
    { name: "length", locus: "L", options: ["Lsh/Lsh", "Lsh/Llh", "Llh/Llh"] },
    { name: "hairless", locus: "HrD", options: ["hr/hr", "Hr/hr"] },
    { name: "bobtail", locus: "BT", options: ["N/N", "T/N"] },
  ],
};

export function optionsOf({ options, sireOptions }: CoatInput, role: ParentRole): readonly string[] {
  return role === "sire" && sireOptions ? sireOptions : options;
}

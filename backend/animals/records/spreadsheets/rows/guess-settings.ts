import { type DateOrder, type SheetField, sheetFields } from "@/lib/config/animals/spreadsheets";
import type { CsvRow } from "@/lib/domain/kernel/parse-csv";
import type { SheetSettings } from "@/lib/domain/animals/sheet-settings";
import type { SpeciesName } from "@/lib/domain/species";
import type { BreedFinder } from "./match-breeds";
import { normaliseWord } from "@/lib/domain/animals/animal-words";
import { findDateOrder } from "./parse-date";

/** Names of columns, normalised, the usual ones first. */
const headers: Readonly<Record<SheetField, readonly string[]>> = {
  petName: ["name", "petname", "callname", "animal", "animalname", "dogname", "catname", "pet", "dog", "cat"],
  species: ["species", "type", "animaltype", "dogorcat", "kind"],
  gender: ["sex", "gender", "mf", "malefemale"],
  breed: ["breed", "breedname", "race", "variety"],
  bornOn: [
    "dateofbirth",
    "dob",
    "born",
    "bornon",
    "birthdate",
    "birthday",
    "birth",
    "whelped",
    "whelpingdate",
  ],
  chipNumber: [
    "microchipnumber",
    "microchip",
    "chip",
    "chipnumber",
    "microchipno",
    "chipno",
    "microchipid",
    "chipid",
    "transponder",
    "transpondernumber",
    "iso",
  ],
  registrationNumber: [
    "registrationnumber",
    "registrationno",
    "regno",
    "regnumber",
    "registernumber",
    "pedigreenumber",
    "studbooknumber",
    "registration",
    "ankcnumber",
    "akcnumber",
    "kcnumber",
  ],
  registrationName: [
    "registrationname",
    "registeredname",
    "pedigreename",
    "kennelname",
    "showname",
    "officialname",
    "regname",
  ],
  weight: ["weight", "weightkg", "weightlb", "weightlbs", "bodyweight", "kg"],
  personality: ["personality", "notes", "note", "temperament", "comments", "remarks", "character"],
};

interface GuessOptions {
  readonly findBreed: BreedFinder;
  /** Where the dates can be read both ways. */
  readonly usualOrder: DateOrder;
}

/** A first proposal, which the user can change. */
export function guessSettings(
  rows: readonly CsvRow[],
  { findBreed, usualOrder }: GuessOptions,
): SheetSettings {
  const [first] = rows;
  const guessed = guessColumns(first?.cells ?? []);
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const columns = Array.from({ length: width }, (_, index) => guessed[index] ?? null);
  const hasHeader = columns.some((field) => field !== null);
  const body = hasHeader ? rows.slice(1) : rows;
  const cellsOf = (field: SheetField) =>
    columns.includes(field) ? body.map(({ cells }) => cells[columns.indexOf(field)] ?? "") : [];
  return {
    columns,
    hasHeader,
    species: columns.includes("species") ? null : guessSpecies(cellsOf("breed"), findBreed),
    dateOrder: findDateOrder(cellsOf("bornOn")) ?? usualOrder,
  };
}

/** Each field once: the column whose name comes first in the list of usual names. */
function guessColumns(names: readonly string[]): readonly (SheetField | null)[] {
  const columns: (SheetField | null)[] = names.map(() => null);
  const words = names.map(normaliseWord);
  for (const field of sheetFields) {
    const best = headers[field]
      .map((name) => words.findIndex((word, index) => word === name && columns[index] === null))
      .find((index) => index >= 0);
    if (best !== undefined) columns[best] = field;
  }
  return columns;
}

/** Where all known breeds are of one species, so are the animals. */
function guessSpecies(breeds: readonly string[], { speciesOf }: BreedFinder): SpeciesName | null {
  const found = breeds.map(speciesOf);
  const certain = new Set(found.filter(({ length }) => length === 1).flat());
  const [only, ...others] = certain;
  return only !== undefined && others.length === 0 ? only : null;
}

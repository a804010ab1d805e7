import { errorCode, type ErrorCode } from "@/lib/domain/error-codes";
import { type SheetField, sheetFields } from "@/lib/config/animals/spreadsheets";
import { firstYear, type WeightType } from "@/lib/config/kits/activation";
import { pet as createPetSchema } from "@/lib/contract/kits/public/activation.fields";
import { petFieldErrors, toIsoDate } from "@/lib/contract/kits/public/activation.rules";
import { parseSexWord, parseSpeciesWord } from "@/lib/domain/animals/animal-words";
import { parseBody } from "@/lib/contract/parse";
import type { CsvRow } from "@/lib/domain/kernel/parse-csv";
import type { SheetSettings } from "@/lib/domain/animals/sheet-settings";
import type { SpeciesName } from "@/lib/domain/species";
import type { Pet } from "@/backend/kits/public/pet";
import { type BreedFinder, createBreedFinder, type KnownBreed, type MatchedBreed } from "./match-breeds";
import { identityOf } from "./identity";
import { type DateParts, parseDate } from "./parse-date";

export interface RowProblem {
  readonly line: number;
  readonly field: SheetField;
  /** The cell, shortened. */
  readonly value: string;
  readonly message: ErrorCode;
}

export interface CheckedRow {
  readonly line: number;
  readonly pet: Pet;
  readonly breedName: string | null;
}

export interface CheckedRows {
  readonly valid: readonly CheckedRow[];
  readonly problems: readonly RowProblem[];
}

const shownLength = 60;

/** Reads every row as an animal, by the rules for adding one. What is on file already is for the caller to check. */
export function checkRows(
  rows: readonly CsvRow[],
  settings: SheetSettings,
  breeds: readonly KnownBreed[],
): CheckedRows {
  const breedFinder = createBreedFinder(breeds);
  const valid: CheckedRow[] = [];
  const problems: RowProblem[] = [];
  const seen = { chips: new Map<string, number>(), animals: new Map<string, number>() };
  for (const row of settings.hasHeader ? rows.slice(1) : rows) {
    const cell = (field: SheetField) => row.cells[settings.columns.indexOf(field)] ?? "";
    const read = readRow(cell, settings, breedFinder);
    const errors = "errors" in read ? read.errors : findRepeated(row.line, read.pet, seen);
    for (const field of sheetFields) {
      const message = errors[field];
      const value = cell(field).slice(0, shownLength);
      if (message !== undefined) problems.push({ line: row.line, field, value, message });
    }
    if ("pet" in read && Object.keys(errors).length === 0) valid.push({ line: row.line, ...read });
  }
  return { valid, problems };
}

type Cell = (field: SheetField) => string;
type Errors = Partial<Record<SheetField, ErrorCode>>;

const petSchema = createPetSchema();

/** The fields of the form that a column fills. */
const fieldOf: Readonly<Record<string, SheetField>> = {
  dobDay: "bornOn",
  dobMonth: "bornOn",
  dobYear: "bornOn",
  weightType: "weight",
  ...Object.fromEntries(sheetFields.map((field) => [field, field])),
};

type ReadRow = { readonly errors: Errors } | Omit<CheckedRow, "line">;

function readRow(cell: Cell, settings: SheetSettings, { find, speciesOf }: BreedFinder): ReadRow {
  const species = readSpecies(cell, settings);
  const breed = cell("breed") === "" || !species ? undefined : find(cell("breed"), species);
  const date = parseDate(cell("bornOn"), settings.dateOrder);
  const weight = parseWeight(cell("weight"));
  const values = {
    petName: cell("petName"),
    gender: parseSexWord(cell("gender")),
    species,
    ...date,
    ...weight,
    ...(breed && { breed: breed.id, isMixedBreed: breed.isMixedBreed }),
    ...readTexts(cell),
  };
  const unreadable = {
    ...speciesErrors(cell, species),
    ...breedErrors(cell, { species, breed, speciesOf }),
    ...dateErrors(cell, date),
    ...otherErrors(cell, { hasSex: values.gender !== undefined, hasWeight: weight !== undefined }),
  };
  const parsed = parseBody(petSchema, values);
  const broken = parsed.ok ? petFieldErrors("optional", parsed.value) : parsed.errors;
  const rules = Object.entries(broken).map(([name, message]) => [fieldOf[name] ?? "petName", message]);
  const errors: Errors = { ...(Object.fromEntries(rules) as Errors), ...unreadable };
  if (!parsed.ok || Object.keys(errors).length > 0) return { errors };
  return { pet: parsed.value, breedName: breed?.name ?? null };
}

const readSpecies = (cell: Cell, settings: SheetSettings): SpeciesName | undefined =>
  cell("species") === "" ? (settings.species ?? undefined) : parseSpeciesWord(cell("species"));

const readTexts = (cell: Cell) => ({
  personality: cell("personality") || null,
  registrationName: cell("registrationName") || null,
  registrationNumber: cell("registrationNumber") || null,
  chipNumber: parseChip(cell("chipNumber")) || null,
});

function speciesErrors(cell: Cell, species: SpeciesName | undefined): Errors {
  if (species !== undefined) return {};
  return { species: cell("species") === "" ? "fields.sheetNoSpecies" : "fields.sheetSpecies" };
}

interface BreedCheck {
  readonly species: SpeciesName | undefined;
  readonly breed: MatchedBreed | undefined;
  readonly speciesOf: BreedFinder["speciesOf"];
}

function breedErrors(cell: Cell, { species, breed, speciesOf }: BreedCheck): Errors {
  if (cell("breed") === "" || breed !== undefined || species === undefined) return {};
  const isOther = speciesOf(cell("breed")).length > 0;
  return { breed: isOther ? "fields.sheetOtherSpecies" : "fields.sheetBreed" };
}

function dateErrors(cell: Cell, date: DateParts | undefined): Errors {
  if (cell("bornOn") === "") return {};
  if (date === undefined) return { bornOn: "fields.sheetDate" };
  if (toIsoDate(date) === undefined) return { bornOn: "kits.date" };
  return date.dobYear < firstYear ? { bornOn: errorCode("fields.sheetFirstYear", { year: firstYear }) } : {};
}

interface Readable {
  readonly hasSex: boolean;
  readonly hasWeight: boolean;
}

function otherErrors(cell: Cell, { hasSex, hasWeight }: Readable): Errors {
  const chip = cell("chipNumber");
  const formulas = sheetFields.filter((field) => isFormulaError(cell(field)));
  return {
    ...(cell("gender") !== "" && !hasSex && { gender: "fields.sheetSex" }),
    ...(cell("weight") !== "" && !hasWeight && { weight: "fields.sheetWeight" }),
    ...(chip !== "" && !/^[0-9A-Za-z]{9,15}$/.test(parseChip(chip)) && { chipNumber: "fields.sheetChip" }),
    ...(isShortenedNumber(chip) && { chipNumber: "fields.sheetShortenedNumber" }),
    ...Object.fromEntries(formulas.map((field) => [field, "fields.sheetFormulaError"])),
  };
}

interface Seen {
  readonly chips: Map<string, number>;
  readonly animals: Map<string, number>;
}

/** The same animal on two rows is imported once. */
function findRepeated(line: number, pet: Pet, { chips, animals }: Seen): Errors {
  const key = identityOf({ ...pet, bornOn: toIsoDate(pet) ?? null });
  const [sameChip, same] = [chips.get(pet.chipNumber ?? ""), animals.get(key)];
  if (pet.chipNumber && sameChip !== undefined)
    return { chipNumber: errorCode("fields.sheetRepeatedChip", { line: sameChip }) };
  if (!pet.chipNumber && same !== undefined)
    return { petName: errorCode("fields.sheetRepeated", { line: same }) };
  if (pet.chipNumber) chips.set(pet.chipNumber, line);
  if (same === undefined) animals.set(key, line);
  return {};
}

interface Weight {
  readonly weight: number;
  readonly weightType: WeightType;
}

/** Kilograms unless it says pounds. */
function parseWeight(text: string): Weight | undefined {
  const [, number = "", unit = "kg"] =
    /^(\d{1,4}(?:[.,]\d{1,4})?)\s*(kgs?|kilos?|kilograms?|lbs?|pounds?)?\.?$/i.exec(text) ?? [];
  if (number === "") return undefined;
  const weightType = /^(lb|pound)/i.test(unit) ? "lb" : "kg";
  return { weight: Number(number.replace(",", ".")), weightType };
}

/** Printed in groups, and read aloud so. */
const parseChip = (text: string): string => text.replace(/[\s.-]+/g, "");

/** A spreadsheet that takes a chip number for an amount shows 9.81E+14: the last digits are lost. */
const isShortenedNumber = (text: string): boolean => /^\d(?:[.,]\d+)?e\+?\d+$/i.test(text);

const isFormulaError = (text: string): boolean =>
  /^#(?:REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|#+)$/i.test(text);

import { boolean, string } from "yup";
import { sexes } from "@/lib/config/animals/animals";
import { limits } from "@/lib/config/limits";
import { dateOrders, sheetFields, sheetFormats } from "@/lib/config/animals/spreadsheets";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { importForm, sheetSettingsForm } from "./spreadsheets.forms";
import type { spreadsheetsRoutes } from "./spreadsheets.routes";

const facts = {
  id: f.token(),
  /** Name of the file; empty for pasted rows. */
  name: f.responseText(),
  createdAt: f.instant(),
  /** Null until its animals have been imported. */
  importedAt: f.nullableInstant(),
  /** Without the row of column names. */
  rows: f.wholeNumber(),
  imported: f.wholeNumber(),
};

const field = () => string().oneOf(sheetFields);

const column = f.responseObject({
  field: field().nullable().defined(),
  /** Null where the first row has no names. */
  title: f.nullableText(),
  samples: f.listOf(f.responseText()),
});

const preview = f.responseObject({
  line: f.wholeNumber(),
  petName: f.responseText(),
  species: f.species(),
  gender: string().oneOf(sexes).required(),
  breed: f.nullableText(),
  isMixedBreed: f.flag(),
  bornOn: f.nullableDay(),
  chipNumber: f.nullableText(),
});

const problem = f.responseObject({
  /** Row of the file. */
  line: f.wholeNumber(),
  field: field().required(),
  value: f.responseText(),
  message: f.responseText(),
  code: f.messageCode(),
});

const imported = f.responseObject({
  ...facts,
  /** Name of the sheet that was read, in a workbook. */
  sheet: f.nullableText(),
  /** Sheets of the workbook that were not read. */
  otherSheets: f.wholeNumber(),
  revision: f.wholeNumber(),
  columns: f.listOf(column),
  hasHeader: f.flag(),
  species: f.speciesOrNone(),
  dateOrder: string().oneOf(dateOrders).required(),
  /** Rows that can be imported, or were. */
  valid: f.wholeNumber(),
  /** Rows with problems. */
  wrong: f.wholeNumber(),
  /** The first valid rows as they are understood. */
  preview: f.listOf(preview),
  /** The first problems. */
  problems: f.listOf(problem),
  problemCount: f.wholeNumber(),
});

const params = f.castObject({ id: f.token() });
const format = string().oneOf(sheetFormats, "fields.invalid").default("xlsx");
/** One type for both formats: the name of the file tells which it is. */
const file = { fileType: "application/octet-stream", maxBytes: limits.exportBytes };

export const spreadsheetsShapes = {
  list: { summary: "The user's imports.", response: f.listOf(f.responseObject(facts)) },
  upload: {
    summary: "Uploads a spreadsheet of animals.",
    query: f.castObject({ id: f.token(), name: f.optionalText(limits.shortTextLength).default("") }),
    response: imported,
  },
  get: { summary: "One import: its columns and the first rows.", params, response: imported },
  update: { summary: "Assigns columns to fields.", params, body: sheetSettingsForm, response: imported },
  importAnimals: {
    summary: "Imports the rows that are right.",
    params,
    body: importForm,
    response: imported,
  },
  remove: { summary: "Removes an import.", params, response: noContent },
  wrongRows: {
    summary: "The rows that are wrong, with reasons, as a spreadsheet.",
    params,
    query: f.castObject({ format }),
    response: file,
  },
  exportAnimals: {
    summary: "The user's animals as a spreadsheet.",
    query: f.castObject({ format, isEmpty: boolean().typeError("fields.invalid").default(false) }),
    response: file,
  },
} as const satisfies Shapes<typeof spreadsheetsRoutes>;

import { boolean, string } from "yup";
import { sexes } from "@/lib/config/animals";
import { limits } from "@/lib/config/limits";
import { dateOrders, sheetFields, sheetFormats } from "@/lib/config/spreadsheets";
import { noContent, type Shapes } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  listOf,
  nullableText,
  optionalText,
  responseObject,
  responseText,
  species,
  speciesOrNone,
  token,
  wholeNumber,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { importForm, sheetSettingsForm } from "./spreadsheets.forms";
import type { spreadsheetsRoutes } from "./spreadsheets.routes";

const facts = {
  id: token(),
  /** Name of the file; empty for pasted rows. */
  name: responseText(),
  createdAt: responseText(),
  /** Null until its animals have been imported. */
  importedAt: nullableText(),
  /** Without the row of column names. */
  rows: wholeNumber(),
  imported: wholeNumber(),
};

const field = () => string().oneOf(sheetFields);

const column = responseObject({
  field: field().nullable().defined(),
  /** Null where the first row has no names. */
  title: nullableText(),
  samples: listOf(responseText()),
});

const preview = responseObject({
  line: wholeNumber(),
  petName: responseText(),
  species: species(),
  gender: string().oneOf(sexes).required(),
  breed: nullableText(),
  isMixedBreed: flag(),
  bornOn: nullableText(),
  chipNumber: nullableText(),
});

const problem = responseObject({
  /** Row of the file. */
  line: wholeNumber(),
  field: field().required(),
  value: responseText(),
  message: responseText(),
});

const imported = responseObject({
  ...facts,
  /** Name of the sheet that was read, in a workbook. */
  sheet: nullableText(),
  /** Sheets of the workbook that were not read. */
  otherSheets: wholeNumber(),
  revision: wholeNumber(),
  columns: listOf(column),
  hasHeader: flag(),
  species: speciesOrNone(),
  dateOrder: string().oneOf(dateOrders).required(),
  /** Rows that can be imported, or were. */
  valid: wholeNumber(),
  /** Rows with problems. */
  wrong: wholeNumber(),
  /** The first valid rows as they are understood. */
  preview: listOf(preview),
  /** The first problems. */
  problems: listOf(problem),
  problemCount: wholeNumber(),
});

const params = castObject({ id: token() });
const format = string().oneOf(sheetFormats, fieldMessages.invalid).default("xlsx");
/** One type for both formats: the name of the file tells which it is. */
const file = { fileType: "application/octet-stream", maxBytes: limits.exportBytes };

export const spreadsheetsShapes = {
  list: { response: listOf(responseObject(facts)) },
  upload: {
    query: castObject({ id: token(), name: optionalText(limits.shortTextLength).default("") }),
    response: imported,
  },
  get: { params, response: imported },
  update: { params, body: sheetSettingsForm, response: imported },
  importAnimals: { params, body: importForm, response: imported },
  remove: { params, response: noContent },
  wrongRows: { params, query: castObject({ format }), response: file },
  exportAnimals: {
    query: castObject({ format, isEmpty: boolean().typeError(fieldMessages.invalid).default(false) }),
    response: file,
  },
} as const satisfies Shapes<typeof spreadsheetsRoutes>;

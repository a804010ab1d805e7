import { array, boolean, number, string } from "yup";
import { dateOrders, sheetFields, sheetLimits } from "@/lib/config/animals/spreadsheets";
import * as f from "@/lib/contract/fields";

/** What each column is, and how its cells are read. */
export const sheetSettingsForm = f.strictObject({
  columns: array()
    .of(string().oneOf(sheetFields, "fields.invalid").nullable().defined())
    .min(1, "fields.required")
    .max(sheetLimits.columns, "fields.invalid")
    .required(),
  hasHeader: boolean().required(),
  species: f.species().nullable().defined(),
  dateOrder: string().oneOf(dateOrders, "fields.invalid").required(),
});

/** The largest integer of the database. */
const maxRevision = 2_147_483_647;

/** The revision the user has seen: what was changed since in another window must be seen first. */
export const importForm = f.strictObject({
  revision: number()
    .integer("fields.number")
    .min(0, "fields.number")
    .max(maxRevision, "fields.number")
    .required(),
});

import { number } from "yup";
import * as f from "@/lib/contract/fields";

/** More than any account has. */
const maxUnits = 1_000;

export const multipackForm = f.strictObject({
  email: f.email(),
  quantity: number()
    .integer("fields.number")
    .min(1, "fields.number")
    .max(maxUnits, "fields.number")
    .required(),
  category_id: f.id(),
  /** Ours: the id of the filled-in form. A repeated request moves the units once. */
  attemptId: f.token().optional(),
});

import { number } from "yup";
import * as f from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";

/** More than any account has. */
const maxUnits = 1_000;

export const multipackForm = f.strictObject({
  email: f.email(),
  quantity: number()
    .integer(fieldMessages.number)
    .min(1, fieldMessages.number)
    .max(maxUnits, fieldMessages.number)
    .required(),
  category_id: f.id(),
  /** Ours: the id of the filled-in form. A repeated request moves the units once. */
  attemptId: f.token().optional(),
});

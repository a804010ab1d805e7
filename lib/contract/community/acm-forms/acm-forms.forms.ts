import * as f from "@/lib/contract/fields";
import { acmCollection, acmRequest } from "./acm-forms.fields";

/** Schemas of the forms, with the rules of the calls. */
export const acmFormForms = {
  create: f.strictObject(acmRequest),
  collection: f.strictObject(acmCollection),
} as const;

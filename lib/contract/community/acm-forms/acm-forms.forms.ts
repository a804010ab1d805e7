import { strictObject } from "@/lib/contract/fields";
import { acmCollection, acmRequest } from "./acm-forms.fields";

/** Schemas of the forms, with the rules of the calls. */
export const acmFormForms = {
  create: strictObject(acmRequest),
  collection: strictObject(acmCollection),
} as const;

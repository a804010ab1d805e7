import * as f from "@/lib/contract/fields";
import { answerFields, contactFields } from "./contact.fields";

/** Schemas of the forms, with the rules of the calls. */
export const contactForms = {
  request: f.strictObject(contactFields),
  answer: f.strictObject(answerFields),
} as const;

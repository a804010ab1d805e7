import { strictObject } from "@/lib/contract/fields";
import { answerFields, contactFields } from "./contact.fields";

/** Schemas of the forms, with the rules of the calls. */
export const contactForms = {
  request: strictObject(contactFields),
  answer: strictObject(answerFields),
} as const;

import { limits } from "@/lib/config/limits";
import { optionalText, strictObject, text } from "@/lib/contract/fields";

/** Schemas of the forms, with the rules of the calls. */
export const approvalForms = {
  apply: strictObject({ details: text(limits.noteLength) }),
  approved: strictObject({ note: optionalText(limits.noteLength) }),
  declined: strictObject({ note: text(limits.noteLength) }),
  revoked: strictObject({ note: text(limits.noteLength) }),
} as const;

import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";

/** Schemas of the forms, with the rules of the calls. */
export const approvalForms = {
  apply: f.strictObject({ details: f.text(limits.noteLength) }),
  approved: f.strictObject({ note: f.optionalText(limits.noteLength) }),
  declined: f.strictObject({ note: f.text(limits.noteLength) }),
  revoked: f.strictObject({ note: f.text(limits.noteLength) }),
} as const;

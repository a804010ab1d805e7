import { limits } from "@/lib/config/limits";
import { showLimits } from "@/lib/config/community/shows";
import * as f from "@/lib/contract/fields";
import { countBetween, showInput, showReport } from "./shows.fields";

/** Schemas of the forms, with the rules of the calls. */
export const showForms = {
  create: f.strictObject(showInput),
  report: f.strictObject(showReport),
  move: f.strictObject({
    note: f.optionalText(limits.noteLength).nullable(),
    kits: countBetween(1, showLimits.kits).nullable().notRequired(),
    trackingNumber: f.optionalText(limits.trackingNumberLength).nullable(),
  }),
} as const;

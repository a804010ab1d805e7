import { limits } from "@/lib/config/limits";
import { showLimits } from "@/lib/config/shows";
import { optionalText, strictObject } from "@/lib/contract/fields";
import { countBetween, showInput, showReport } from "./shows.fields";

/** Schemas of the forms, with the rules of the calls. */
export const showForms = {
  create: strictObject(showInput),
  report: strictObject(showReport),
  move: strictObject({
    note: optionalText(limits.noteLength).nullable(),
    kits: countBetween(1, showLimits.kits).nullable().notRequired(),
    trackingNumber: optionalText(limits.trackingNumberLength).nullable(),
  }),
} as const;

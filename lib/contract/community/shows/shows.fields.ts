import { number, string } from "yup";
import { showKinds, showLimits } from "@/lib/config/community/shows";
import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";

const showKind = () => string().oneOf(showKinds, "fields.invalid").required();

export const countBetween = (min: number, max: number) =>
  number()
    .integer(f.between(min, max))
    .min(min, f.between(min, max))
    .max(max, f.between(min, max))
    .required();

/** What a club tells about its show. A sponsorship needs what is requested and what is offered. */
export const showInput = {
  kind: showKind(),
  club: f.text(limits.shortTextLength),
  name: f.text(limits.shortTextLength),
  heldOn: f.day(),
  place: f.text(limits.shortTextLength),
  entries: countBetween(1, showLimits.entries),
  /** Swab kits for a clinic at the show. */
  kits: countBetween(0, showLimits.kits),
  request: f.optionalText(limits.noteLength).nullable(),
  offer: f.optionalText(limits.noteLength).nullable(),
  catalogueOn: f.day().nullable().notRequired(),
  contactName: f.text(limits.shortTextLength),
  contactEmail: f.email(),
  contactPhone: f.phoneNumber().nullable().notRequired(),
};

export const showReport = {
  entries: countBetween(0, showLimits.entries),
  swabbed: countBetween(0, showLimits.entries),
  /** Unused kits on their way back. */
  returned: countBetween(0, showLimits.kits),
  text: f.optionalText(limits.noteLength).nullable(),
};

/** A registered show, as its secretary and admins see it. */
export const showFacts = {
  kind: showKind(),
  club: f.responseText(),
  name: f.responseText(),
  heldOn: f.responseDay(),
  place: f.responseText(),
  entries: f.wholeNumber(),
  kits: f.wholeNumber(),
  request: f.nullableText(),
  offer: f.nullableText(),
  catalogueOn: f.nullableDay(),
  contactName: f.responseText(),
  contactEmail: f.responseText(),
  contactPhone: f.nullableText(),
};

import { number, string } from "yup";
import { showKinds, showLimits } from "@/lib/config/shows";
import { limits } from "@/lib/config/limits";
import {
  day,
  email,
  nullableText,
  optionalText,
  phoneNumber,
  responseText,
  text,
  wholeNumber,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";

const showKind = () => string().oneOf(showKinds, fieldMessages.invalid).required();

export const countBetween = (min: number, max: number) =>
  number()
    .integer(fieldMessages.between(min, max))
    .min(min, fieldMessages.between(min, max))
    .max(max, fieldMessages.between(min, max))
    .required();

/** What a club tells about its show. A sponsorship needs what is requested and what is offered. */
export const showInput = {
  kind: showKind(),
  club: text(limits.shortTextLength),
  name: text(limits.shortTextLength),
  heldOn: day(),
  place: text(limits.shortTextLength),
  entries: countBetween(1, showLimits.entries),
  /** Swab kits for a clinic at the show. */
  kits: countBetween(0, showLimits.kits),
  request: optionalText(limits.noteLength).nullable(),
  offer: optionalText(limits.noteLength).nullable(),
  catalogueOn: day().nullable().notRequired(),
  contactName: text(limits.shortTextLength),
  contactEmail: email(),
  contactPhone: phoneNumber().nullable().notRequired(),
};

export const showReport = {
  entries: countBetween(0, showLimits.entries),
  swabbed: countBetween(0, showLimits.entries),
  /** Unused kits on their way back. */
  returned: countBetween(0, showLimits.kits),
  text: optionalText(limits.noteLength).nullable(),
};

/** A registered show, as its secretary and admins see it. */
export const showFacts = {
  kind: showKind(),
  club: responseText(),
  name: responseText(),
  heldOn: responseText(),
  place: responseText(),
  entries: wholeNumber(),
  kits: wholeNumber(),
  request: nullableText(),
  offer: nullableText(),
  catalogueOn: nullableText(),
  contactName: responseText(),
  contactEmail: responseText(),
  contactPhone: nullableText(),
};

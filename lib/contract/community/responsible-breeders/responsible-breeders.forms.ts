import { array, boolean } from "yup";
import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";

/** Schema of the form, with the rules of the call. */
export const breederApplication = f.strictObject({
  name: f.text(limits.shortTextLength),
  country: f.countryCode(),
  place: f.text(limits.shortTextLength),
  breed_ids: array()
    .of(f.id())
    .min(1, "fields.required")
    .max(limits.listedBreeds, "fields.invalid")
    .required(),
  website: f.website(),
  statement: f.text(limits.statementLength),
  /** Consent to publishing name, place, breeds and website. */
  consent: boolean().required().isTrue("fields.required"),
});

import { array, boolean } from "yup";
import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";

/** Schema of the form, with the rules of the call. */
export const breederApplication = f.strictObject({
  name: f.text(limits.shortTextLength),
  country: f.countryCode(),
  place: f.text(limits.shortTextLength),
  breed_ids: array()
    .of(f.id())
    .min(1, fieldMessages.required)
    .max(limits.listedBreeds, fieldMessages.invalid)
    .required(),
  website: f.website(),
  statement: f.text(limits.statementLength),
  /** Consent to publishing name, place, breeds and website. */
  consent: boolean().required().isTrue(fieldMessages.required),
});

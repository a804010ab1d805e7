import { array, boolean } from "yup";
import { limits } from "@/lib/config/limits";
import { countryCode, id, strictObject, text, website } from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";

/** Schema of the form, with the rules of the call. */
export const breederApplication = strictObject({
  name: text(limits.shortTextLength),
  country: countryCode(),
  place: text(limits.shortTextLength),
  breed_ids: array()
    .of(id())
    .min(1, fieldMessages.required)
    .max(limits.listedBreeds, fieldMessages.invalid)
    .required(),
  website: website(),
  statement: text(limits.statementLength),
  /** Consent to publishing name, place, breeds and website. */
  consent: boolean().required().isTrue(fieldMessages.required),
});

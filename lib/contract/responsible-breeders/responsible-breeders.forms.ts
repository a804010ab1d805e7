import { array, boolean } from "yup";
import { limits } from "@/lib/config/limits";
import { countryCode, id, strictObject, text, website } from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";

/** What the form sends, by the rules of the call. */
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
  /** To the name, the place, the breeds and the website being published. */
  consent: boolean().required().isTrue(fieldMessages.required),
});

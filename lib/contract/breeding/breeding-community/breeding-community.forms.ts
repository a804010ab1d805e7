import { relativeLimits } from "@/lib/config/relatives";
import { flag, strictObject, text } from "@/lib/contract/fields";

/** Schemas of the forms, with the rules of the calls. */
export const breedingCommunityForms = {
  consents: strictObject({
    relatives: flag(),
    /** Includes the animal's reports; without a report it has no effect. */
    statistics: flag(),
  }),
  contact: strictObject({ message: text(relativeLimits.messageLength) }),
} as const;

import { relativeLimits } from "@/lib/config/breeding/relatives";
import * as f from "@/lib/contract/fields";

/** Schemas of the forms, with the rules of the calls. */
export const breedingCommunityForms = {
  consents: f.strictObject({
    relatives: f.flag(),
    /** Includes the animal's reports; without a report it has no effect. */
    statistics: f.flag(),
  }),
  contact: f.strictObject({ message: f.text(relativeLimits.messageLength) }),
} as const;

import { limits } from "@/lib/config/limits";
import { anyText, id, optionalId } from "@/lib/contract/fields";

/** Parents are animals the user has access to, or named by the chip or registration number of somebody else's. */
export const requestFields = {
  offspring_id: id(),
  dam_id: optionalId().nullable(),
  sire_id: optionalId().nullable(),
  dam_number: anyText(limits.shortTextLength).nullable().notRequired(),
  sire_number: anyText(limits.shortTextLength).nullable().notRequired(),
};

import { limits } from "@/lib/config/limits";
import { optionalAmount, strictObject, text } from "@/lib/contract/fields";

const note = () => text(limits.noteLength);

/** Without an amount all that is left is given back. */
export const refundForm = strictObject({ amount: optionalAmount(), reason: note() });
/** The reason is the desk's: the customer reads that it is cancelled, not why. */
export const cancelForm = strictObject({ reason: note() });
export const markPaidForm = strictObject({ note: note() });

import { limits } from "@/lib/config/limits";
import { flag, optionalAmount, strictObject, text } from "@/lib/contract/fields";

/** Without an amount all that is left of the payment is refunded. */
export const paymentRefundForm = strictObject({ amount: optionalAmount(), reason: text(limits.noteLength) });
/** `isClosed`: the payment leaves the list of payments that need attention. */
export const paymentNoteForm = strictObject({ note: text(limits.noteLength), isClosed: flag() });

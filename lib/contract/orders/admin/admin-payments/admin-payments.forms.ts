import { limits } from "@/lib/config/limits";
import { flag, optionalAmount, requiredAmount, strictObject, text } from "@/lib/contract/fields";

/** Without an amount all that is left of the payment is refunded. */
export const paymentRefundForm = strictObject({ amount: optionalAmount(), reason: text(limits.noteLength) });
/** A part: here an empty amount is a mistake, not everything. */
export const paymentRefundPartForm = strictObject({
  amount: requiredAmount(),
  reason: text(limits.noteLength),
});
/** `isClosed`: the payment leaves the list of payments that need attention. */
export const paymentNoteForm = strictObject({ note: text(limits.noteLength), isClosed: flag() });

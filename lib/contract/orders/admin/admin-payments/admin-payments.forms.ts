import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";

/** Without an amount all that is left of the payment is refunded. */
export const paymentRefundForm = f.strictObject({
  amount: f.optionalAmount(),
  reason: f.text(limits.noteLength),
});
/** A part: here an empty amount is a mistake, not everything. */
export const paymentRefundPartForm = f.strictObject({
  amount: f.requiredAmount(),
  reason: f.text(limits.noteLength),
});
/** `isClosed`: the payment leaves the list of payments that need attention. */
export const paymentNoteForm = f.strictObject({ note: f.text(limits.noteLength), isClosed: f.flag() });

import { limits } from "@/lib/config/limits";
import { optionalAmount, strictObject, text } from "@/lib/contract/fields";

const note = () => text(limits.noteLength);

/** Without an amount the whole remainder is refunded. */
export const refundForm = strictObject({ amount: optionalAmount(), reason: note() });
/** The reason is internal: the customer is not told. */
export const cancelForm = strictObject({ reason: note() });
export const markPaidForm = strictObject({ note: note() });

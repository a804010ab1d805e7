import { string } from "yup";
import { carrierCodes } from "@/lib/config/carriers";
import { limits } from "@/lib/config/limits";
import { optionalAmount, optionalText, strictObject, text } from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";

const note = () => text(limits.noteLength);

/** Without an amount the whole remainder is refunded. */
export const refundForm = strictObject({ amount: optionalAmount(), reason: note() });
/** The reason is internal: the customer is not told. */
export const cancelForm = strictObject({ reason: note() });
export const markPaidForm = strictObject({ note: note() });

/** The backend requires `carrierName` when the carrier is `other`. */
export const markPostedForm = strictObject({
  carrier: string().oneOf(carrierCodes).required(),
  carrierName: optionalText(limits.shortTextLength),
  trackingNumber: string()
    .matches(/^[A-Za-z0-9][A-Za-z0-9 -]*$/, fieldMessages.invalid)
    .max(limits.trackingNumberLength, fieldMessages.tooLong(limits.trackingNumberLength))
    .notRequired(),
});

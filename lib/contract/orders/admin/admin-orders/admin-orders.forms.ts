import { array, number, string } from "yup";
import { carrierCodes } from "@/lib/config/orders/carriers";
import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";

const note = () => f.text(limits.noteLength);

const units = () =>
  array()
    .of(
      f.strictObject({
        lineId: f.id(),
        quantity: number()
          .integer("fields.number")
          .min(1, "fields.number")
          .max(limits.quantityMax, "fields.number")
          .required(),
      }),
    )
    .min(1, "fields.required")
    .max(limits.cartLines)
    .nullable()
    .notRequired();

/** The bank's, of the money that an admin has sent back. Only for payments by transfer, which need it. */
const reference = () => f.optionalText(limits.shortTextLength);

/** Without amount and units the whole remainder is refunded. Without a payment: the one the order was placed with. */
export const refundForm = f.strictObject({
  amount: f.optionalAmount(),
  reference: reference(),
  units: units(),
  paymentId: f.token().nullable().notRequired(),
  reason: note(),
});
/** A part: here an empty amount is a mistake, not everything. */
export const refundPartForm = f.strictObject({
  amount: f.requiredAmount(),
  reference: reference(),
  reason: note(),
});
const bankReference = { reference: f.text(limits.shortTextLength) };
/** Refund of a payment by transfer: the backend requires the reference. */
export const transferRefundForm = refundForm.shape(bankReference);
export const transferRefundPartForm = refundPartForm.shape(bankReference);
/** The reason is internal: the customer does not see it. */
export const cancelForm = f.strictObject({ reason: note() });
export const markPaidForm = f.strictObject({ note: note() });

/** The backend requires `carrierName` when the carrier is `other`. */
export const markPostedForm = f.strictObject({
  carrier: string().oneOf(carrierCodes).required(),
  carrierName: f.optionalText(limits.shortTextLength),
  trackingNumber: string()
    .matches(/^[A-Za-z0-9][A-Za-z0-9 -]*$/, "fields.invalid")
    .max(limits.trackingNumberLength, f.tooLong(limits.trackingNumberLength))
    .notRequired(),
});

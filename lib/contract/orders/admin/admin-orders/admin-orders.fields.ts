import { string } from "yup";
import { refundStates } from "@/lib/config/orders";
import { amount, flag, nullableText, responseObject, responseText } from "@/lib/contract/fields";
import { orderEvent } from "@/lib/contract/orders/orders/orders.fields";

export const adminRefund = () =>
  responseObject({
    amount: amount(),
    at: responseText(),
    state: string().oneOf(refundStates).required(),
    reason: responseText(),
    isFromProvider: flag(),
    /** The bank's, of money that an admin has sent back. */
    reference: nullableText(),
    by: nullableText(),
  });

export const adminOrderEvent = () =>
  responseObject({ ...orderEvent, note: nullableText(), actor: nullableText() });

import { string } from "yup";
import { refundStates } from "@/lib/config/orders/orders";
import * as f from "@/lib/contract/fields";
import { orderEvent } from "@/lib/contract/orders/orders/orders.fields";

export const adminRefund = () =>
  f.responseObject({
    amount: f.amount(),
    at: f.instant(),
    state: string().oneOf(refundStates).required(),
    reason: f.responseText(),
    isFromProvider: f.flag(),
    /** The bank's, of money that an admin has sent back. */
    reference: f.nullableText(),
    by: f.nullableText(),
  });

export const adminOrderEvent = () =>
  f.responseObject({ ...orderEvent, note: f.nullableText(), actor: f.nullableText() });

import { amount, responseObject, responseText, id, wholeNumber } from "@/lib/contract/fields";

export const shippingMethod = () =>
  responseObject({
    id: id(),
    name: responseText(),
    amount: amount(),
    /** Ours: delivery time in working days. */
    minDays: wholeNumber(),
    maxDays: wholeNumber(),
  });

import { amount, responseObject, responseText, id, wholeNumber } from "@/lib/contract/fields";

export const shippingMethod = () =>
  responseObject({
    id: id(),
    name: responseText(),
    amount: amount(),
    /** Ours: working days until a kit is there. */
    minDays: wholeNumber(),
    maxDays: wholeNumber(),
  });

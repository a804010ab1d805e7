import { amount, answerObject, answerText, id, wholeNumber } from "@/lib/contract/fields";

export const shippingMethod = () =>
  answerObject({
    id: id(),
    name: answerText(),
    amount: amount(),
    /** Ours: working days until a kit is there. */
    minDays: wholeNumber(),
    maxDays: wholeNumber(),
  });

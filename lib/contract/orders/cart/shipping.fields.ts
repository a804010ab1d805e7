import * as f from "@/lib/contract/fields";

export const shippingMethod = () =>
  f.responseObject({
    id: f.id(),
    name: f.responseText(),
    amount: f.amount(),
    /** Ours: delivery time in working days. */
    minDays: f.wholeNumber(),
    maxDays: f.wholeNumber(),
  });

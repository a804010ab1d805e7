import { array, number } from "yup";
import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";

/** Client the kits are for. */
const client = f.strictObject({
  firstName: f.text(limits.shortTextLength),
  lastName: f.text(limits.shortTextLength),
  email: f.email(),
  phoneNumber: f.phoneNumber().notRequired(),
});

/** Sample collector. */
const agent = f.strictObject({
  name: f.text(limits.shortTextLength),
  clinic: f.optionalText(limits.shortTextLength),
});

const item = f.strictObject({
  productId: f.id(),
  quantity: number()
    .integer("fields.number")
    .min(1, "fields.number")
    .max(limits.quantityMax, "fields.number")
    .required(),
});

/** Delivery address of the practice or agent. */
const deliverTo = f.strictObject({
  address: f.text(limits.shortTextLength),
  city: f.text(limits.shortTextLength),
  postalCode: f.text(limits.postalCodeLength),
  state: f.optionalText(limits.shortTextLength),
  country: f.countryCode(),
});

export const whoseForm = f.strictObject({ user: client, agent });

export const suppliesOrderForm = f.strictObject({
  user: client,
  agent,
  items: array().of(item).min(1, "fields.required").max(limits.advanceLines, "fields.invalid").required(),
  shippingAddress: deliverTo,
});

import { array, number } from "yup";
import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";
import { contact, place } from "@/lib/contract/kernel/addresses/postal-address.fields";

/** Client the kits are for. */
const client = f.strictObject(contact);

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

export const whoseForm = f.strictObject({ user: client, agent });

export const suppliesOrderForm = f.strictObject({
  user: client,
  agent,
  items: array().of(item).min(1, "fields.required").max(limits.advanceLines, "fields.invalid").required(),
  /** Of the practice or agent. */
  shippingAddress: f.strictObject(place),
});

import { array, number } from "yup";
import { limits } from "@/lib/config/limits";
import { countryCode, email, id, optionalText, phoneNumber, strictObject, text } from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";

/** Client the kits are for. */
const client = strictObject({
  firstName: text(limits.shortTextLength),
  lastName: text(limits.shortTextLength),
  email: email(),
  phoneNumber: phoneNumber().notRequired(),
});

/** Sample collector. */
const agent = strictObject({
  name: text(limits.shortTextLength),
  clinic: optionalText(limits.shortTextLength),
});

const item = strictObject({
  productId: id(),
  quantity: number()
    .integer(fieldMessages.number)
    .min(1, fieldMessages.number)
    .max(limits.quantityMax, fieldMessages.number)
    .required(),
});

/** Delivery address of the practice or agent. */
const deliverTo = strictObject({
  address: text(limits.shortTextLength),
  city: text(limits.shortTextLength),
  postalCode: text(limits.postalCodeLength),
  state: optionalText(limits.shortTextLength),
  country: countryCode(),
});

export const whoseForm = strictObject({ user: client, agent });

export const suppliesOrderForm = strictObject({
  user: client,
  agent,
  items: array()
    .of(item)
    .min(1, fieldMessages.required)
    .max(limits.advanceLines, fieldMessages.invalid)
    .required(),
  shippingAddress: deliverTo,
});

import { boolean, number, string } from "yup";
import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";
import { personName, placeForm } from "@/lib/contract/kernel/addresses/postal-address.fields";

const line = () => f.text(limits.shortTextLength);
const digits = (from: number, to: number) =>
  string()
    .matches(new RegExp(`^[0-9]{${from},${to}}$`), "fields.number")
    .required();

/** Schemas of the checkout steps, with the rules of the calls. Empty fields are null. */
export const checkoutForms = {
  details: f.strictObject({
    ...personName,
    email: f.email(),
    phoneNumber: f.phoneNumber().nullable().defined(),
    country: f.countryCode(),
    isNewsletterSubscribed: boolean().required(),
  }),
  /** A buyer who takes the sample at home need not give a name. */
  collector: f.strictObject({
    type: string().oneOf(["self", "vet", "agent"]).required(),
    name: line()
      .nullable()
      .when("type", ([type], name) => (type === "self" ? name : name.nonNullable("fields.required"))),
    clinic: line()
      .nullable()
      .when("type", ([type], name) => (type === "vet" ? name.nonNullable("fields.required") : name)),
    /** Swabs come with the kit unless the buyer has some. */
    hasSwabs: boolean().required(),
  }),
  address: f.strictObject({ ...personName, ...placeForm }),
  card: f.strictObject({
    name: line(),
    number: string()
      .matches(/^(?:[0-9] ?){12,19}$/, "fields.number")
      .required(),
    expiryMonth: number().integer("fields.month").min(1, "fields.month").max(12, "fields.month").required(),
    expiryYear: number()
      .integer("fields.number")
      .min(2000, "fields.number")
      .max(2100, "fields.number")
      .required(),
    securityCode: digits(3, 4),
  }),
} as const;

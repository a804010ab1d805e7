import type { FieldErrors } from "@/lib/contract/parse";
import type { TestFunction } from "yup";
import type { PetForm } from "@/lib/config/kits/activation";
import { limits } from "@/lib/config/limits";
import { placeForm } from "@/lib/contract/kernel/addresses/postal-address.fields";
import * as f from "@/lib/contract/fields";
import {
  activationEmail,
  barcode,
  birthDate,
  consents,
  litterFields,
  litterRows,
  optionalBarcode,
  parents,
  personFields,
  petFields,
} from "@/lib/contract/kits/public/activation.fields";
import {
  barcodeFieldErrors,
  birthDateErrors,
  petFieldErrors,
} from "@/lib/contract/kits/public/activation.rules";

/** A test of one field by a rule that compares fields with each other, which the backend applies too. */
const rule =
  <Values>(findErrors: (values: Values) => FieldErrors, field: string): TestFunction =>
  (_value, { parent, createError }) => {
    const message = findErrors(parent as Values)[field];
    return message === undefined ? true : createError({ message });
  };

const personForm = () => f.strictObject({ ...personFields, ...placeForm });

/** Schemas of the activation steps, with the rules of the calls. Empty optional fields are null. */
export const activationForms = {
  email: f.strictObject({ email: activationEmail() }),
  barcode: f.strictObject({
    barcode: barcode(),
    confirmBarcode: barcode().test("confirm", rule(barcodeFieldErrors, "confirmBarcode")),
    secondBarcode: optionalBarcode().test("second", rule(barcodeFieldErrors, "secondBarcode")),
    confirmSecondBarcode: optionalBarcode().test(
      "confirm-second",
      rule(barcodeFieldErrors, "confirmSecondBarcode"),
    ),
  }),
  pet: (form: PetForm | "optional") => {
    const findErrors = (values: Parameters<typeof petFieldErrors>[1]) => petFieldErrors(form, values);
    return f.strictObject({
      ...petFields,
      breed: petFields.breed.test("breed", rule(findErrors, "breed")),
      dobDay: birthDate.dobDay.test("day", rule(findErrors, "dobDay")),
      dobMonth: birthDate.dobMonth.test("month", rule(findErrors, "dobMonth")),
      dobYear: birthDate.dobYear.test("year", rule(findErrors, "dobYear")),
    });
  },
  parents: parents(),
  person: personForm(),
  posted: f.strictObject({ trackingNumber: f.optionalText(limits.trackingNumberLength).nullable() }),
  problem: f.strictObject({
    barcode: barcode(),
    email: activationEmail(),
    message: f.text(limits.statementLength),
  }),
  /** A litter and its owner. Kits for full breed profiles require the breed. */
  litter: (form: PetForm) => {
    const findErrors = (values: Parameters<typeof petFieldErrors>[1]) => ({
      ...petFieldErrors(form, values),
      ...birthDateErrors(values, true),
    });
    return f.strictObject({
      ...litterFields,
      breed: petFields.breed.test("breed", rule(findErrors, "breed")),
      dobDay: birthDate.dobDay.test("day", rule(findErrors, "dobDay")),
      dobMonth: birthDate.dobMonth.test("month", rule(findErrors, "dobMonth")),
      dobYear: birthDate.dobYear.test("year", rule(findErrors, "dobYear")),
      rows: litterRows(),
      person: personForm(),
      consents: consents(),
      selectedTestKit: f.optionalId().nullable(),
      selectedProduct: f.optionalId().nullable(),
    });
  },
} as const;

import type { TestFunction } from "yup";
import * as f from "@/lib/contract/fields";
import { animalFieldErrors, animalFields } from "./animals.fields";

/** A test of one field by a rule that compares fields. */
const rule =
  (field: string): TestFunction =>
  (_value, { parent, createError }) => {
    const message = animalFieldErrors(parent as Parameters<typeof animalFieldErrors>[0])[field];
    return message === undefined ? true : createError({ message });
  };

/** Facts about an animal, with the rules of the call. Empty optional fields are null. */
export const animalsForms = {
  edit: f.strictObject({
    ...animalFields,
    dobDay: animalFields.dobDay.test("day", rule("dobDay")),
    dobMonth: animalFields.dobMonth.test("month", rule("dobMonth")),
    dobYear: animalFields.dobYear.test("year", rule("dobYear")),
    diedOn: animalFields.diedOn.test("died", rule("diedOn")),
    sireId: animalFields.sireId.test("parents", rule("sireId")),
  }),
} as const;

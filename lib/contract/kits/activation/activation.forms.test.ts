import { englishText } from "@/lib/domain/error-response";
import { describe, expect, it } from "vitest";
import { parseBody } from "@/lib/contract/parse";
import {
  barcodeRules,
  breedRules,
  emailRules,
  personRules,
  petRules,
  type RuleCase,
  validBarcodes,
  validPerson,
  validPet,
} from "@/lib/contract/testing/activation-rules";
import { activationForms } from "./activation.forms";
import { birthDateErrors } from "@/lib/contract/kits/public/activation.rules";

const forms = [
  ["email", activationForms.email, { email: "jo@test.example" }, emailRules],
  ["barcode", activationForms.barcode, validBarcodes, barcodeRules],
  ["pet, by date of birth", activationForms.pet("birth-date"), validPet, petRules],
  ["pet, by breed", activationForms.pet("breed"), { ...validPet, breed: 7 }, breedRules],
  ["person", activationForms.person, validPerson, personRules],
] as const;

describe.each(forms)("the %s form", (_name, schema, valid, rules: readonly RuleCase[]) => {
  it("the activation form accepts valid values", () => {
    expect(parseBody(schema, valid)).toMatchObject({ ok: true });
  });

  it.each(rules)("$rule", ({ change, field, message }) => {
    const parsed = parseBody(schema, { ...valid, ...change });
    expect(!parsed.ok && englishText(parsed.errors[field] ?? "")).toBe(message);
  });
});

it("the activation form accepts a birth of today in time zones ahead of UTC", () => {
  const now = new Date("2026-03-11T21:30:00Z");
  const birth = (dobDay: number) => birthDateErrors({ dobDay, dobMonth: 3, dobYear: 2026 }, true, now);
  expect(birth(12)).toEqual({});
  expect(birth(13)).toEqual({ dobYear: "kits.futureDate" });
});

it("the activation form requires a state only where the country has one in its addresses", () => {
  const person = { ...validPerson, country: "DE", postalCode: "10115", state: null };
  expect(parseBody(activationForms.person, person)).toMatchObject({ ok: true });
});

it("the activation form does not require a breed and weight in the form by date of birth, nor a date in the form by breed", () => {
  const { dobDay: _, dobMonth: __, dobYear: ___, ...undated } = validPet;
  expect(parseBody(activationForms.pet("breed"), { ...undated, breed: 7 })).toMatchObject({ ok: true });
  expect(parseBody(activationForms.pet("birth-date"), { ...validPet, isMixedBreed: true })).toMatchObject({
    ok: true,
  });
});

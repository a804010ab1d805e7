import { describe, expect, it } from "vitest";
import { parseBody } from "@/lib/contract/parse";
import { activationForms } from "@/lib/contract/kits/activation/activation.forms";
import { addAnimals } from "./use-litter";
import { toFieldErrors, toLitterBody, withoutRow } from "./litter-body";
import { createRow, emptyDraft } from "./litter-draft";

const values = {
  species: "canine",
  dobDay: "1",
  dobMonth: "6",
  dobYear: "2026",
  breedChoice: "unknown",
  damId: "7",
  damName: "typed before the choice",
  sireName: " Barnaby ",
  "person.firstName": "Jo",
  "person.lastName": "Field",
  "person.address": "1 Long Road",
  "person.city": "Springfield",
  "person.postalCode": "62701",
  "person.state": "IL",
  "person.country": "US",
  "person.email": "jo@test.example",
  "person.acceptTerms": true,
  "consents.research": true,
  list: "typed and not added",
  selectedTestKit: "12",
};
const rows = [
  createRow({ barcode: " TM1 ", petName: "Ada", gender: "female", chipNumber: "276 098 100 000 123" }),
];

describe("toLitterBody", () => {
  it("makes the body of the call out of the form", () => {
    const body = toLitterBody({ ...emptyDraft, values, rows }, { hasBlank: true });
    expect(body).toMatchObject({
      species: "canine",
      breed: null,
      isMixedBreed: false,
      dobDay: 1,
      dobMonth: 6,
      dobYear: 2026,
      damId: 7,
      damName: null,
      sireId: null,
      sireName: "Barnaby",
      selectedTestKit: 12,
      consents: { research: true, storage: false, statistics: false },
      person: { firstName: "Jo", acceptTerms: true },
    });
    expect(body.rows).toEqual([
      {
        barcode: "TM1",
        petName: "Ada",
        gender: "female",
        chipNumber: "276098100000123",
        registrationName: null,
        registrationNumber: null,
      },
    ]);
    expect(parseBody(activationForms.litter("birth-date"), body).ok).toBe(true);
    const parsed = parseBody(activationForms.litter("breed"), body);
    expect(!parsed.ok && Object.keys(parsed.errors)).toEqual(["breed"]);
  });

  it("names no pack where every tube has its test", () => {
    const body = toLitterBody({ ...emptyDraft, values, rows }, { hasBlank: false });
    expect(body.selectedTestKit).toBeNull();
  });
});

it("names the fields of wrong rows as the page does", () => {
  expect(
    toFieldErrors({ "rows[2].petName": "a", "rows.3.chipNumber": "b", "rows.4.species": "c", email: "d" }),
  ).toEqual({ "rows.2.petName": "a", "rows.3.chipNumber": "b", "rows.4.barcode": "c", "person.email": "d" });
});

it("moves the errors of the rows below a removed one", () => {
  const errors = { breed: "a", "rows.0.barcode": "b", "rows.1.barcode": "c", "rows.2.petName": "d" };
  expect(withoutRow(errors, 1)).toEqual({ breed: "a", "rows.0.barcode": "b", "rows.1.petName": "d" });
});

describe("addAnimals", () => {
  const animal = (barcode: string, petName = "") =>
    ({ barcode, petName, chipNumber: "", gender: "" }) as const;

  it("fills empty fields of a listed tube and keeps the others", () => {
    const before = addAnimals([], [animal("TM1", "Ada"), animal("TM2")]);
    const { rows: after, ...counts } = addAnimals(before.rows, [
      animal("tm 1", "Other"),
      animal("TM2", "Bo"),
    ]);
    expect(counts).toEqual({ added: 0, repeated: 2, tooMany: 0 });
    expect(after.map(({ petName }) => petName)).toEqual(["Ada", "Bo"]);
  });

  it("accepts thirty animals and returns how many were left out", () => {
    const many = Array.from({ length: 32 }, (_, at) => animal(`TM${at}`));
    expect(addAnimals([], many)).toMatchObject({ added: 30, repeated: 0, tooMany: 2 });
  });
});

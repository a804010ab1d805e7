import { testAddress } from "@/lib/contract/testing/test-address";

/** Section 5 of the specification for activation: what is wrong in each step, and the exact message at its field. */
export interface RuleCase {
  readonly rule: string;
  readonly change: Readonly<Record<string, unknown>>;
  readonly field: string;
  readonly message: string;
}

const required = "This field is required";
const tooLong = (max: number) => `This field have maximum ${max} characters`;
const barcodeTooLong = "This field can only have maximum 50 characters";
const notConfirmed = "Confirm Barcode Number doesn't match ";

export const emailRules: readonly RuleCase[] = [
  { rule: "is required", change: { email: "" }, field: "email", message: required },
  {
    rule: "has at most 120 characters",
    change: { email: `${"a".repeat(116)}@b.de` },
    field: "email",
    message: tooLong(120),
  },
  {
    rule: "must be valid",
    change: { email: "jo@field" },
    field: "email",
    message: "email must be a valid email",
  },
];

/** Barcodes of another laboratory, so that the rules do not depend on check digits. */
export const validBarcodes = { barcode: "LAB-1", confirmBarcode: "LAB-1" };

export const barcodeRules: readonly RuleCase[] = [
  { rule: "requires the barcode", change: { barcode: "" }, field: "barcode", message: required },
  {
    rule: "allows 50 characters",
    change: { barcode: "x".repeat(51) },
    field: "barcode",
    message: barcodeTooLong,
  },
  {
    rule: "requires the confirmation",
    change: { confirmBarcode: "" },
    field: "confirmBarcode",
    message: required,
  },
  {
    rule: "compares the confirmation",
    change: { confirmBarcode: "LAB-2" },
    field: "confirmBarcode",
    message: notConfirmed,
  },
  {
    rule: "refuses the same barcode twice",
    change: { secondBarcode: "lab 1", confirmSecondBarcode: "LAB-1" },
    field: "secondBarcode",
    message: "This Barcode number must be different the first barcode number",
  },
  {
    rule: "allows 50 characters in the second barcode",
    change: { secondBarcode: "y".repeat(51), confirmSecondBarcode: "y".repeat(51) },
    field: "secondBarcode",
    message: barcodeTooLong,
  },
  {
    rule: "requires the confirmation of a second barcode",
    change: { secondBarcode: "LAB-2" },
    field: "confirmSecondBarcode",
    message: required,
  },
  {
    rule: "compares the confirmation of the second barcode",
    change: { secondBarcode: "LAB-2", confirmSecondBarcode: "LAB-3" },
    field: "confirmSecondBarcode",
    message: notConfirmed,
  },
];

export const validPet = {
  petName: "Rex",
  gender: "male",
  species: "canine",
  dobDay: 3,
  dobMonth: 4,
  dobYear: 2021,
};

/** Rules of the form that asks for the date of birth. */
export const petRules: readonly RuleCase[] = [
  { rule: "requires the name", change: { petName: " " }, field: "petName", message: required },
  { rule: "requires the sex", change: { gender: "" }, field: "gender", message: required },
  { rule: "requires the day", change: { dobDay: null }, field: "dobDay", message: required },
  { rule: "requires the month", change: { dobMonth: null }, field: "dobMonth", message: required },
  { rule: "requires the year", change: { dobYear: null }, field: "dobYear", message: required },
  {
    rule: "begins in the year 2000",
    change: { dobYear: 1999 },
    field: "dobYear",
    message: "This field is not valid",
  },
  {
    rule: "refuses a date that does not exist",
    change: { dobDay: 31 },
    field: "dobDay",
    message: "This date does not exist",
  },
  {
    rule: "refuses a date in the future",
    change: { dobYear: 2099 },
    field: "dobYear",
    message: "This date is in the future",
  },
];

/** Rules of the form that asks for the breed. */
export const breedRules: readonly RuleCase[] = [
  { rule: "requires the breed", change: { breed: null }, field: "breed", message: required },
  { rule: "requires the name", change: { petName: "" }, field: "petName", message: required },
];

export const validPerson = {
  ...testAddress,
  email: "jo@test.example",
  acceptTerms: true,
};

export const personRules: readonly RuleCase[] = [
  ...["firstName", "lastName", "address", "city", "postalCode", "email", "country"].map((field) => ({
    rule: `requires ${field}`,
    change: { [field]: "" },
    field,
    message: required,
  })),
  { rule: "requires the state in the US", change: { state: null }, field: "state", message: required },
  { rule: "requires the terms", change: { acceptTerms: false }, field: "acceptTerms", message: required },
];

import { errorCode } from "@/lib/domain/error-codes";
import { array, boolean, number, string } from "yup";
import { firstYear, petForms, weightTypes } from "@/lib/config/kits/activation";
import { sexes } from "@/lib/config/animals/animals";
import { limits } from "@/lib/config/limits";
import * as f from "@/lib/contract/fields";
import { personName, place } from "@/lib/contract/kernel/addresses/postal-address.fields";
import { eachPetIdentifier, petIdentifiers, type Identifier } from "@/lib/domain/animals/pet-identifiers";

/** Any text up to 50 characters: laboratories have barcodes of their own. */
export const barcode = () =>
  f
    .anyText(limits.barcodeLength)
    .max(limits.barcodeLength, errorCode("kits.barcodeTooLong", { count: limits.barcodeLength }))
    .matches(/\S/, "fields.required")
    .required();

/** Barcode of a second tube. */
export const optionalBarcode = () =>
  f
    .optionalText(limits.barcodeLength)
    .max(limits.barcodeLength, errorCode("kits.barcodeTooLong", { count: limits.barcodeLength }))
    .nullable();

export const activationEmail = () =>
  string()
    .required()
    .max(limits.emailLength, f.tooLong(limits.emailLength))
    .matches(/^[^\s@<>"'\0]+@[^\s@<>"'\0]+\.[^\s@<>"'\0]+$/, "kits.email");

const part = (from: number, to: number) =>
  number().integer("fields.number").min(from, "fields.invalid").max(to, "fields.invalid");

/** Day, month and year of birth: all or none. The backend checks that the date exists. */
export const birthDate = {
  dobDay: part(1, 31).nullable().notRequired(),
  dobMonth: part(1, 12).nullable().notRequired(),
  dobYear: part(firstYear, 2100).nullable().notRequired(),
};

export const sex = () => string().oneOf(sexes, "fields.required").required();

export const petForm = () => string().oneOf(petForms).required();

const identifiers = eachPetIdentifier((name) => {
  const { maxLength, pattern }: Identifier = petIdentifiers[name];
  if (pattern === undefined) return f.optionalText(maxLength).nullable();
  return string()
    .matches(pattern, { message: "fields.invalid", excludeEmptyString: true })
    .nullable()
    .notRequired();
});

/** Facts about an animal, under their documented names. Which are required depends on the kit's form. */
export const petFields = {
  /** Ours: an animal of the user instead of a new one. */
  animalId: f.optionalId().nullable(),
  petName: f.text(limits.shortTextLength),
  gender: sex(),
  species: f.species(),
  ...birthDate,
  /** Null for unknown. */
  breed: f.optionalId().nullable(),
  isMixedBreed: boolean().notRequired(),
  weight: number()
    .moreThan(0, "fields.invalid")
    .max(limits.weightMax, "fields.invalid")
    .nullable()
    .notRequired(),
  weightType: string().oneOf(weightTypes, "fields.invalid").notRequired(),
  personality: f.optionalText(limits.noteLength).nullable(),
  ...identifiers,
};

export const pet = () => f.strictObject(petFields);

/** The backend checks that state and postcode fit the country. */
export const personFields = {
  ...personName,
  ...place,
  email: f.email(),
  acceptTerms: boolean().required().isTrue("fields.required"),
};

export const person = () => f.strictObject(personFields);

/** Optional, and revocable at any time. */
export const consentFields = {
  research: boolean().required(),
  storage: boolean().required(),
  statistics: boolean().required(),
};

export const consents = () => f.strictObject(consentFields);

export const collector = () =>
  f.strictObject({
    type: string().oneOf(["self", "vet", "agent"], "fields.invalid").required(),
    name: f.text(limits.shortTextLength),
    clinic: f.optionalText(limits.shortTextLength).nullable(),
  });

/** What differs between the animals of a litter. */
export const litterRows = () =>
  array()
    .of(
      f.strictObject({
        barcode: barcode(),
        petName: petFields.petName,
        gender: petFields.gender,
        ...identifiers,
      }),
    )
    .min(1, "fields.required")
    .max(limits.litterRows, "fields.invalid")
    .required();

/** Animals of the user, or names. */
const parentFields = {
  damId: f.optionalId().nullable(),
  sireId: f.optionalId().nullable(),
  damName: f.optionalText(limits.shortTextLength).nullable(),
  sireName: f.optionalText(limits.shortTextLength).nullable(),
};

/** `isForLitter`: littermates have the same parents. */
export const parents = () => f.strictObject({ ...parentFields, isForLitter: boolean().required() });

/** What they have in common, the date of birth apart. */
export const litterFields = {
  species: petFields.species,
  breed: petFields.breed,
  isMixedBreed: petFields.isMixedBreed,
  ...parentFields,
};

/** One or two tubes of the same animal. */
export const barcodes = (max: number) =>
  array().of(barcode()).min(1, "fields.required").max(max, "fields.invalid").required();

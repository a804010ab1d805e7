import type { FieldValues } from "react-hook-form";
import type { PetForm } from "@/lib/config/activation";
import { activationForms } from "@/lib/contract/kits/activation/activation.forms";
import { parseBody } from "@/lib/contract/parse";
import type { SpeciesName } from "@/lib/domain/species";
import type { ActivationBody } from "@/store/api/kits/activation";
import type { ActivationRecord } from "@/store/slices/activation-record";
import { emptyToNull, trimTexts } from "@/components/form/contract-resolver";
import { petValues, toPetBody } from "@/components/kits/public/pet-values";

/** Texts without spaces at their ends, and empty fields as null. */
export const toStepBody = (values: FieldValues): FieldValues => emptyToNull(trimTexts(values));

export interface BarcodeValues extends Record<string, string> {
  barcode: string;
  confirmBarcode: string;
  secondBarcode: string;
  confirmSecondBarcode: string;
}

export function barcodeValues({ barcodes = [], confirmBarcodes = [] }: ActivationRecord): BarcodeValues {
  const [barcode = "", secondBarcode = ""] = barcodes;
  const [confirmBarcode = "", confirmSecondBarcode = ""] = confirmBarcodes;
  return { barcode, confirmBarcode, secondBarcode, confirmSecondBarcode };
}

/** The barcodes of the tubes, without the empty second one. */
export const typedBarcodes = ({ barcodes = [] }: ActivationRecord): string[] =>
  barcodes.map((barcode) => barcode.trim()).filter((barcode) => barcode !== "");

interface KitFacts {
  readonly form: PetForm;
  /** Null if the kit is for both species. */
  readonly species: SpeciesName | null;
}

export const parseEmail = (email: string) => parseBody(activationForms.email, { email: email.trim() });

export const parseBarcodes = (record: ActivationRecord) =>
  parseBody(activationForms.barcode, toStepBody(barcodeValues(record)));

export const parsePet = ({ pet }: ActivationRecord, { form, species }: KitFacts) =>
  parseBody(activationForms.pet(form), toPetBody(petValues(pet, species)));

export const parsePerson = ({ person = {} }: ActivationRecord) =>
  parseBody(activationForms.person, toStepBody(person));

/** The whole activation, if everything has been filled in. */
export function createActivationBody(
  record: ActivationRecord,
  kit: KitFacts,
  email: string,
): ActivationBody | undefined {
  const pet = parsePet(record, kit);
  const person = parsePerson(record);
  if (record.id === undefined || !pet.ok || !person.ok) return undefined;
  const { selectedTestKit, selectedProduct, payment } = record;
  return {
    id: record.id,
    email,
    barcodes: typedBarcodes(record),
    pet: pet.value,
    person: person.value,
    collectionAgent: collectorOf(record, `${person.value.firstName} ${person.value.lastName}`),
    consents: consentsOf(record),
    ...(selectedTestKit && { selectedTestKit: selectedTestKit.id }),
    ...(selectedProduct && { selectedProduct: selectedProduct.id }),
    ...(payment && { payment }),
  };
}

const textOf = (value: string | boolean | undefined) => (typeof value === "string" ? value.trim() : "");

/** Without another name the owner takes the sample. */
function collectorOf(
  { collectionAgent = {} }: ActivationRecord,
  owner: string,
): NonNullable<ActivationBody["collectionAgent"]> {
  const { type, name, clinic } = collectionAgent;
  if ((type !== "vet" && type !== "agent") || textOf(name) === "")
    return { type: "self", name: owner, clinic: null };
  return { type, name: textOf(name), clinic: textOf(clinic) || null };
}

export const consentsOf = ({ consents = {} }: ActivationRecord) => ({
  research: consents["research"] === true,
  storage: consents["storage"] === true,
  statistics: consents["statistics"] === true,
});

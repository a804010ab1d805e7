import type { PetForm } from "@/lib/config/kits/activation";
import { activationForms } from "@/lib/contract/kits/activation/activation.forms";
import { parseBody } from "@/lib/contract/parse";
import type { ActivationStep } from "@/lib/domain/kits/activation-steps";
import type { SpeciesName } from "@/lib/domain/species";
import type { ActivationBody } from "@/store/api/kits/activation";
import type { ActivationKit, KitProduct } from "@/store/slices/activation";
import type { ActivationRecord } from "@/store/slices/activation-record";
import { petValues, toPetBody } from "@/components/kits/public/pet-values";
import { barcodeValues, consentsOf, toStepBody, typedBarcodes } from "./activation-values";

/** The rules of the steps. Loaded on demand with what validates: see ./load-rules. */
export { activationForms, parseBody };

interface KitFacts {
  readonly form: PetForm;
  /** Null if the kit is for both species. */
  readonly species: SpeciesName | null;
}

export const parseBarcodes = (record: ActivationRecord) =>
  parseBody(activationForms.barcode, toStepBody(barcodeValues(record)));

export const parsePet = ({ pet }: ActivationRecord, { form, species }: KitFacts) =>
  parseBody(activationForms.pet(form), toPetBody(petValues(pet, species)));

export const parsePerson = ({ person = {} }: ActivationRecord) =>
  parseBody(activationForms.person, toStepBody(person));

interface StepFacts extends KitFacts {
  readonly record: ActivationRecord;
  readonly email: string;
  readonly kit: ActivationKit | undefined;
  readonly product: KitProduct | undefined;
}

/** Whether the step has been filled in by the rules of its form. */
export function isStepComplete(step: ActivationStep, { record, email, kit, product, ...facts }: StepFacts) {
  const checks: Readonly<Partial<Record<ActivationStep, () => boolean>>> = {
    email: () => parseBody(activationForms.email, { email: email.trim() }).ok,
    barcode: () => kit !== undefined && parseBarcodes(record).ok,
    test: () => product !== undefined && record.selectedTestKit !== undefined,
    pet: () => parsePet(record, facts).ok,
    person: () => parsePerson(record).ok,
  };
  return checks[step]?.() ?? true;
}

/** Owner and address of the activation as buyer and billing address of the order of added tests. */
export function buyerOf({ record, email }: Pick<StepFacts, "record" | "email">) {
  const person = parsePerson(record);
  if (!person.ok) return undefined;
  const { firstName, lastName, address, city, postalCode, country, state } = person.value;
  return {
    user: { firstName, lastName, email },
    address: { firstName, lastName, address, city, postalCode, country, ...(state && { state }) },
  };
}

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

import { readFormDraft, removeFormDraft, writeFormDraft } from "@/store/persistence/form-draft";
import type { Named } from "@/store/slices/activation-record";
import { petValues, type PetValues } from "@/components/kits/public/pet-values";
import { isObject } from "@/lib/domain/is-object";

export interface AnimalDraft {
  readonly pet: PetValues;
  /** The one whose id is in the form, with its name. */
  readonly breed: Named | undefined;
}

/** What was typed and not saved yet. A field of another type is left out alone. */
export function readAnimalDraft(owner: number | null): AnimalDraft | undefined {
  const stored = readFormDraft("add-animal", owner);
  if (!isObject(stored)) return undefined;
  const { pet, breed } = stored;
  const isNamed = isObject(breed) && Number.isSafeInteger(breed["id"]) && typeof breed["name"] === "string";
  return {
    // Keeps texts only.
    pet: petValues(isObject(pet) ? (pet as Readonly<Record<string, string>>) : {}),
    breed: isNamed ? { id: Number(breed["id"]), name: String(breed["name"]) } : undefined,
  };
}

export const saveAnimalDraft = (owner: number | null, draft: AnimalDraft) =>
  writeFormDraft("add-animal", owner, draft);

export const removeAnimalDraft = () => removeFormDraft("add-animal");

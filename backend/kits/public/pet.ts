import type { InferType } from "yup";
import type { pet } from "@/lib/contract/kits/public/activation.fields";
import { toIsoDate } from "@/lib/contract/kits/public/activation.rules";
import { eachPetIdentifier, identifiersOf } from "@/lib/domain/animals/pet-identifiers";
import { speciesId, speciesName } from "@/lib/domain/species";
import type { animals } from "@/backend/db/schema/animals";

/** An animal as the forms send it. */
export type Pet = InferType<ReturnType<typeof pet>>;

/** The columns of the animal. Facts the form does not have stay as they are. */
export function toAnimalColumns(pet: Pet) {
  return {
    name: pet.petName.trim(),
    speciesId: speciesId(pet.species),
    sex: pet.gender,
    breedId: pet.breed ?? null,
    isMixedBreed: pet.isMixedBreed ?? false,
    bornOn: toIsoDate(pet) ?? null,
    weight: pet.weight ? String(pet.weight) : null,
    weightType: pet.weightType ?? "kg",
    personality: pet.personality || null,
    ...eachPetIdentifier((name) => pet[name] || null),
  } satisfies Partial<typeof animals.$inferInsert>;
}

/** For an animal on file: what the form leaves out stays, because the form may have been filled in long before. */
export function toStatedColumns(pet: Pet) {
  const { weight, weightType, breedId, isMixedBreed, ...columns } = toAnimalColumns(pet);
  return {
    ...columns,
    ...((breedId !== null || isMixedBreed) && { breedId, isMixedBreed }),
    ...(weight !== null && { weight, weightType }),
    bornOn: columns.bornOn ?? undefined,
    personality: columns.personality ?? undefined,
    ...eachPetIdentifier((name) => columns[name] ?? undefined),
  };
}

interface AnimalRow {
  readonly animal: typeof animals.$inferSelect;
  readonly breed: { readonly id: number; readonly name: string } | null;
}

export function toPetResponse({ animal, breed }: AnimalRow) {
  const [year, month, day] = animal.bornOn?.split("-").map(Number) ?? [];
  return {
    animalId: animal.id,
    petName: animal.name,
    gender: animal.sex,
    species: speciesName(animal.speciesId),
    dobDay: day ?? null,
    dobMonth: month ?? null,
    dobYear: year ?? null,
    breed,
    isMixedBreed: animal.isMixedBreed,
    weight: animal.weight === null ? null : Number(animal.weight),
    weightType: animal.weightType,
    personality: animal.personality,
    ...identifiersOf(animal),
  };
}

import type { FieldValues } from "react-hook-form";
import { cleanPetIdentifier, eachPetIdentifier } from "@/lib/domain/animals/pet-identifiers";
import type { SpeciesName } from "@/lib/domain/species";
import type { FormValues } from "@/store/slices/activation-record";
import type { Response } from "@/lib/contract/calls";

export type PetResponse = Response<"activation.ownAnimals">["results"][number];

const noValues = {
  animalId: "",
  petName: "",
  gender: "",
  species: "",
  dobDay: "",
  dobMonth: "",
  dobYear: "",
  /** Id. */
  breed: "",
  /** `breed`, `mixed` or `unknown`. */
  breedChoice: "breed",
  weight: "",
  weightType: "kg",
  personality: "",
  ...eachPetIdentifier(() => ""),
};

/** The form about an animal, as typed. */
export type PetValues = typeof noValues & Record<string, string>;

/** What was typed before. The kit decides the species where it is for one only. */
export function petValues(stored: FormValues = {}, species: SpeciesName | null = null): PetValues {
  const texts = Object.entries(stored).filter(
    (pair): pair is [string, string] => typeof pair[1] === "string" && pair[0] in noValues,
  );
  const values: PetValues = { ...noValues, ...Object.fromEntries(texts) };
  return species === null ? values : { ...values, species };
}

const textOf = (value: string | number | null) => (value === null ? "" : String(value));

function breedChoiceOf(breed: PetResponse["breed"], isMixedBreed: boolean): string {
  if (breed !== null) return "breed";
  return isMixedBreed ? "mixed" : "unknown";
}

/** The facts that are on file about an animal. */
export function valuesOfAnimal({
  animalId,
  petName,
  gender,
  species,
  breed,
  ...rest
}: PetResponse): PetValues {
  const { dobDay, dobMonth, dobYear, weight, weightType, isMixedBreed, personality } = rest;
  return {
    animalId: String(animalId),
    petName,
    gender,
    species,
    dobDay: textOf(dobDay),
    dobMonth: textOf(dobMonth),
    dobYear: textOf(dobYear),
    breed: textOf(breed?.id ?? null),
    breedChoice: breedChoiceOf(breed, isMixedBreed),
    weight: textOf(weight),
    weightType,
    personality: textOf(personality),
    ...eachPetIdentifier((name) => textOf(rest[name])),
  };
}

/** The body of the call: numbers for what is a number, null for what is empty. */
export function toPetBody(values: FieldValues): FieldValues {
  const text = (name: string) => String(values[name] ?? "").trim();
  const numberOf = (name: string) => (text(name) === "" ? null : Number(text(name).replace(",", ".")));
  const isBreed = text("breedChoice") === "breed";
  return {
    petName: text("petName"),
    gender: text("gender"),
    species: text("species"),
    animalId: numberOf("animalId"),
    dobDay: numberOf("dobDay"),
    dobMonth: numberOf("dobMonth"),
    dobYear: numberOf("dobYear"),
    breed: isBreed ? numberOf("breed") : null,
    isMixedBreed: text("breedChoice") === "mixed",
    weight: numberOf("weight"),
    weightType: text("weightType") || "kg",
    personality: text("personality") || null,
    ...eachPetIdentifier((name) => cleanPetIdentifier(name, text(name)) || null),
  };
}

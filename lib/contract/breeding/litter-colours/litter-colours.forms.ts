import { type Schema, string } from "yup";
import { type CoatInput, coatInputs, optionsOf, type ParentRole } from "@/lib/domain/breeding/coat-inputs";
import * as f from "@/lib/contract/fields";
import type { SpeciesName } from "@/lib/domain/species";

function genotype(input: CoatInput, role: ParentRole): Schema<string | null | undefined> {
  const known = string().oneOf([...optionsOf(input, role), ...(input.labStyle ?? [])], "fields.invalid");
  return input.isRequired ? known.required() : known.notRequired();
}

const parent = (species: SpeciesName, role: ParentRole) =>
  f.strictObject(Object.fromEntries(coatInputs[species].map((input) => [input.name, genotype(input, role)])));

const pair = (species: SpeciesName) =>
  f.strictObject({ dam: parent(species, "dam"), sire: parent(species, "sire") });

export const litterColoursForms = { feline: pair("feline"), canine: pair("canine") };

import { expect, it } from "vitest";
import { categories } from "@/backend/db/seed/catalogue/categories";
import { categoryIds } from "./categories";

const rows = Object.entries(categoryIds).flatMap(([species, ids]) =>
  Object.entries(ids).map(([name, id]) => [name, species, id] as const),
);

const groups: Readonly<Record<string, string>> = {
  disease: "dna-tests-disease",
  trait: "dna-tests-trait",
  profile: "dna-profile",
  fullBreed: "full-breed-profile",
  fullBreedKit: "full-breed-profile",
  genoPet: "geno-pet",
  genoVet: "geno-vet",
  mixedBreed: "geno-pet",
  lifePlan: "plans",
  multiPack: "multi-packs",
  pregnancy: "other",
  innovative: "other",
  supplies: "supplies",
  other: "other",
  customProfile: "other",
};

it.each(rows)("category %s of %s has the id %i", (name, species, id) => {
  const category = categories.find((known) => known.id === id);
  expect(category?.group).toBe(groups[name]);
  expect([species, null]).toContain(category?.species);
});

import { type SpeciesName } from "@/lib/domain/species";

export type CategoryHeading =
  | "Genetic Diseases"
  | "Health Attributes & Ancestry Screens"
  | "Genetic Traits"
  | "Profiling (Dam/Sire Verification)";

export type CategoryGroup =
  | "full-breed-profile"
  | "dna-tests-disease"
  | "dna-tests-trait"
  | "dna-profile"
  | "geno-pet"
  | "geno-vet"
  | "multi-packs"
  | "supplies"
  | "plans"
  | "other";

export type Category = {
  id: number;
  name: string;
  species: SpeciesName | null;
  heading: CategoryHeading | null;
  group: CategoryGroup;
};

const diseases = { heading: "Genetic Diseases", group: "dna-tests-disease" } as const;
const traits = { heading: "Genetic Traits", group: "dna-tests-trait" } as const;
const profiling = { heading: "Profiling (Dam/Sire Verification)", group: "dna-profile" } as const;
const screens = "Health Attributes & Ancestry Screens";

/** 1, 3, 4, 6 to 9, 14 and 36 are documented ids; the others are ours, within the documented 1 to 43. */
export const categories: readonly Category[] = [
  { id: 1, name: "Dog disease tests", species: "canine", ...diseases },
  { id: 3, name: "Dog DNA profiles", species: "canine", ...profiling },
  {
    id: 4,
    name: "Dog Full Breed Profiles",
    species: "canine",
    heading: screens,
    group: "full-breed-profile",
  },
  { id: 6, name: "Dog trait tests", species: "canine", ...traits },
  { id: 7, name: "Cat disease tests", species: "feline", ...diseases },
  { id: 8, name: "Cat DNA profiles", species: "feline", ...profiling },
  {
    id: 9,
    name: "Cat Full Breed Profiles",
    species: "feline",
    heading: screens,
    group: "full-breed-profile",
  },
  { id: 10, name: "Geno Pet for dogs", species: "canine", heading: screens, group: "geno-pet" },
  { id: 11, name: "Geno Pet for cats", species: "feline", heading: screens, group: "geno-pet" },
  { id: 12, name: "Geno Vet for dogs", species: "canine", heading: screens, group: "geno-vet" },
  { id: 13, name: "Geno Vet for cats", species: "feline", heading: screens, group: "geno-vet" },
  { id: 14, name: "Cat trait tests", species: "feline", ...traits },
  { id: 15, name: "Dog multi-packs", species: "canine", heading: null, group: "multi-packs" },
  { id: 16, name: "Cat multi-packs", species: "feline", heading: null, group: "multi-packs" },
  { id: 17, name: "Life plans", species: null, heading: null, group: "plans" },
  { id: 18, name: "Subscriptions", species: null, heading: null, group: "plans" },
  { id: 19, name: "Mixed breed identification", species: "canine", heading: screens, group: "geno-pet" },
  { id: 20, name: "Home pregnancy tests", species: "canine", heading: null, group: "other" },
  { id: 21, name: "Sampling supplies", species: null, heading: null, group: "supplies" },
  { id: 22, name: "Innovative products for dogs", species: "canine", heading: null, group: "other" },
  { id: 23, name: "Innovative products for cats", species: "feline", heading: null, group: "other" },
  { id: 24, name: "Other products", species: null, heading: null, group: "other" },
  { id: 25, name: "Upgrades for dogs on file", species: "canine", heading: null, group: "other" },
  { id: 26, name: "Upgrades for cats on file", species: "feline", heading: null, group: "other" },
  { id: 27, name: "Custom profiles for dogs", species: "canine", heading: null, group: "other" },
  { id: 28, name: "Custom profiles for cats", species: "feline", heading: null, group: "other" },
  {
    id: 36,
    name: "Dog Full Breed Profile test kit",
    species: "canine",
    heading: screens,
    group: "full-breed-profile",
  },
];

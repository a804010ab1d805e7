import { categoryIds, type CategoryName } from "@/lib/config/shop/categories";

/** What a product is about, as its picture shows. */
export const productMotifs = [
  "helix",
  "rosette",
  "coat",
  "mix",
  "paw",
  "eye",
  "heart",
  "brain",
  "bone",
  "drop",
  "hair",
  "kidney",
  "shield",
  "flame",
  "stomach",
  "lungs",
  "tooth",
  "hormone",
] as const;

export type ProductMotif = (typeof productMotifs)[number];

export interface PicturedProduct {
  readonly categoryId?: number | null;
  readonly bodySystem?: string | null;
}

/** By the body systems of the catalogue. */
const motifOfSystem = new Map<string, ProductMotif>([
  ["Nervous", "brain"],
  ["Ophthalmologic", "eye"],
  ["Musculoskeletal", "bone"],
  ["Haemolymphatic", "drop"],
  ["Dermatologic", "hair"],
  ["Urinary", "kidney"],
  ["Immunologic", "shield"],
  ["Metabolic", "flame"],
  ["Cardiovascular", "heart"],
  ["Digestive", "stomach"],
  ["Respiratory", "lungs"],
  ["Dental", "tooth"],
  ["Endocrine", "hormone"],
  ["Trait", "coat"],
]);

const motifOfCategory: Readonly<Partial<Record<CategoryName, ProductMotif>>> = {
  trait: "coat",
  fullBreed: "rosette",
  fullBreedKit: "rosette",
  genoPet: "paw",
  genoVet: "paw",
  lifePlan: "paw",
  mixedBreed: "mix",
};

/** The organ of a panel or test, else the category. DNA where neither says more. */
export function motifOf({ categoryId, bodySystem }: PicturedProduct): ProductMotif {
  const known = bodySystem && motifOfSystem.get(bodySystem);
  if (known) return known;
  const names = Object.keys(motifOfCategory) as CategoryName[];
  const category = names.find((name) =>
    Object.values(categoryIds).some((ids) => typeof categoryId === "number" && ids[name] === categoryId),
  );
  return (category && motifOfCategory[category]) ?? "helix";
}

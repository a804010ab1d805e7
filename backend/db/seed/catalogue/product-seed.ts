import { type SpeciesName } from "@/lib/domain/species";

export type Audience = "breeder" | "owner" | "vet";
export type Upgrade = "tests" | "full-breed";
export type Sample = "swab" | "blood" | "none";

export type ProductSeed = {
  id: number;
  name: string;
  /** Set when the slug made from the name is not suitable. */
  slug?: string;
  species: SpeciesName | null;
  typeId: number;
  categoryId: number;
  /** One of the body systems for single tests and panels, else null. */
  bodySystem: string | null;
  summary: string;
  description: string;
  audiences: Audience[];
  priceBand: string;
  testCodes: string[];
  breedNames: string[] | "all";
  /** True only where the product makes no sense without an animal on file. */
  isAnimalRequired: boolean;
  upgrade: Upgrade | null;
  special: boolean;
  sample: Sample;
  /** Working days from the sample's arrival at the lab. */
  turnaroundDays: [number, number] | null;
  packSize: number;
  /** The product of which a multi-pack holds `packSize` pieces; null for any test of the buyer's choice. */
  packOf: number | null;
  onlyCountries: string[] | null;
  createdAt: string;
  popularity: number;
};

/** What most products have in common. */
export const usualProduct = {
  bodySystem: null,
  isAnimalRequired: false,
  upgrade: null,
  special: false,
  sample: "swab",
  packSize: 1,
  packOf: null,
  onlyCountries: null,
} satisfies Partial<ProductSeed>;

import { categoriesOfType } from "@/lib/config/shop/categories";
import type { Deliverable, LabWork, SampleKind } from "@/lib/config/kits/fulfilment";
import { productTypes } from "@/lib/config/shop/product-types";

/** What one unit of a product consists of. */
export interface Fulfilment {
  /** Tubes with a barcode. */
  readonly kits: number;
  /** False for blank tubes: the test is chosen from the account's balance at activation. */
  readonly isTestIncluded: boolean;
  /** Units added to the account's balance, and the product each stands for; null for any single test. */
  readonly packUnits: number;
  readonly packOf: number | null;
  readonly sample: SampleKind;
  /** Laboratory work on a sample that the laboratory has already. */
  readonly usesStoredSample: boolean;
  readonly labWork: LabWork[];
  readonly deliverable: Deliverable;
}

export interface FulfilledProduct {
  readonly typeId: number;
  readonly categoryId: number;
  readonly sample: string;
  readonly upgrade: "tests" | "full-breed" | null;
  readonly packSize: number;
  readonly packOf: number | null;
}

const nothing: Fulfilment = {
  kits: 0,
  isTestIncluded: false,
  packUnits: 0,
  packOf: null,
  sample: "none",
  usesStoredSample: false,
  labWork: [],
  deliverable: "report",
};

export const goods: Fulfilment = { ...nothing, deliverable: "goods" };

/** One tube with its test. */
export const testKit = (labWork: LabWork[], sample: SampleKind = "swab"): Fulfilment => ({
  ...nothing,
  kits: 1,
  isTestIncluded: true,
  sample,
  labWork,
});

/** Tubes for tests that are paid for otherwise. */
export const blankTubes = (kits: number, sample: SampleKind = "swab"): Fulfilment => ({
  ...nothing,
  kits,
  sample,
  deliverable: "goods",
});

export const storedSample = (labWork: LabWork[]): Fulfilment => ({
  ...nothing,
  usesStoredSample: true,
  labWork,
});

const sampleKind = (sample: string): SampleKind =>
  sample === "none" || sample === "blood" ? sample : "swab";

/** The rule for products of the usual kinds. Exceptions are rows of the fulfilment table. */
export function defaultFulfilment(product: FulfilledProduct): Fulfilment {
  const { typeId, upgrade, packSize, packOf } = product;
  const sample = sampleKind(product.sample);
  const labWork = labWorkOf(product);
  if (upgrade !== null) return storedSample(labWork);
  if (typeId === productTypes.subscription) return { ...nothing, deliverable: "membership" };
  if (sample === "none") return typeId === productTypes.shippable ? goods : storedSample(labWork);
  if (packSize > 1) return { ...nothing, kits: packSize, packUnits: packSize, packOf, sample };
  return testKit(labWork, sample);
}

function labWorkOf({ typeId, categoryId, upgrade }: FulfilledProduct): LabWork[] {
  if (typeId === productTypes.dnaProfile) return ["dna-profile"];
  if (typeId === productTypes.mixBreed || typeId === productTypes.lifePlan) return ["tests", "breed-mix"];
  const isFullBreed = upgrade === "full-breed" || categoriesOfType("full-breed-profile").includes(categoryId);
  return isFullBreed ? ["tests", "dna-profile"] : ["tests"];
}

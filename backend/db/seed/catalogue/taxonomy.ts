import { type SpeciesName } from "@/lib/domain/species";

/** Ids kept free of breeds: the documented filters send them for "every breed of the species". */
export const allBreedsIds: Readonly<Record<SpeciesName, number>> = { canine: 3, feline: 4 };

export const productTypes = [
  { id: 1, name: "trait" },
  { id: 2, name: "disease" },
  { id: 3, name: "DNA profile" },
  { id: 4, name: "shippable product" },
  { id: 5, name: "life plan" },
  { id: 6, name: "subscription" },
  { id: 7, name: "shipping method" },
  { id: 8, name: "mix breed" },
] as const;

export const bodySystems = [
  { id: 1, name: "Haemolymphatic" },
  { id: 2, name: "Musculoskeletal" },
  { id: 3, name: "Nervous" },
  { id: 4, name: "Ophthalmologic" },
  { id: 5, name: "Cardiorespiratory" },
  { id: 6, name: "Dermatologic" },
  { id: 7, name: "Urogenital" },
  { id: 8, name: "Endocrine" },
  { id: 9, name: "Immunologic" },
  { id: 10, name: "Metabolic" },
  { id: 11, name: "Trait" },
  { id: 12, name: "Cardiovascular" },
  { id: 13, name: "Dental" },
  { id: 14, name: "Digestive" },
  { id: 15, name: "Reproductive" },
  { id: 16, name: "Respiratory" },
  { id: 17, name: "Urinary" },
  { id: 18, name: "Ontogeny" },
] as const;

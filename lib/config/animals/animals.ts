export const sexes = ["female", "male", "unknown"] as const;

export type Sex = (typeof sexes)[number];

/** Fields that the list of animals can be searched by, as `query_type`. */
export const animalSearchFields = [
  "all",
  "name",
  "barcode",
  "pet_name",
  "chip_number",
  "registration_number",
  "registration_name",
  "owner_name",
] as const;

export type AnimalSearchField = (typeof animalSearchFields)[number];

/** What a photo can be uploaded as. It is stored as WebP. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** Longest side of a stored photo, in pixels. */
export const photoSize = 1200;

/** Largest picture that is decoded: more than any phone takes. */
export const maxPhotoPixels = 50_000_000;

/** Ancestors in a pedigree: parents, grandparents, great-grandparents. */
export const pedigreeGenerations = 3;

/** How an animal stands to the one whose family is shown. */
export const familyRelations = ["self", "dam", "sire", "sibling", "offspring"] as const;

export type FamilyRelation = (typeof familyRelations)[number];

/** More members do not fit beside each other. */
export const familySize = 24;

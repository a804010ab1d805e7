export type CategoryName =
  | "disease"
  | "trait"
  | "profile"
  | "fullBreed"
  | "fullBreedKit"
  | "genoPet"
  | "genoVet"
  | "mixedBreed"
  | "lifePlan"
  | "pregnancy"
  | "multiPack"
  | "innovative"
  | "supplies"
  | "other"
  | "customProfile";

type CategoryIds = Readonly<Partial<Record<CategoryName, number>>>;

/** Category ids by species. 1, 3, 4, 6 to 9, 14 and 36 are documented. */
export const categoryIds: Readonly<Record<"canine" | "feline", CategoryIds>> = {
  canine: {
    disease: 1,
    trait: 6,
    profile: 3,
    fullBreed: 4,
    fullBreedKit: 36,
    genoPet: 10,
    genoVet: 12,
    mixedBreed: 19,
    lifePlan: 17,
    pregnancy: 20,
    multiPack: 15,
    innovative: 22,
    supplies: 21,
    other: 24,
    customProfile: 27,
  },
  feline: {
    disease: 7,
    trait: 14,
    profile: 8,
    fullBreed: 9,
    genoPet: 11,
    genoVet: 13,
    lifePlan: 17,
    multiPack: 16,
    innovative: 23,
    supplies: 21,
    other: 24,
    customProfile: 28,
  },
};

/** Categories of custom profiles, which appear in no list, search or product page. */
export const customProfileCategoryIds: readonly number[] = Object.values(categoryIds).flatMap(
  ({ customProfile = [] }) => customProfile,
);

/** Test types of the filter. Each covers categories of both species; no category belongs to two types. */
export const testTypes = ["full-breed-profile", "disease", "trait", "dna-profile"] as const;

export type TestType = (typeof testTypes)[number];

/** Full breed profiles include their kit; category 9 for cats is documented as part of the type. */
const namesOfType: Readonly<Record<TestType, readonly CategoryName[]>> = {
  "full-breed-profile": ["fullBreed", "fullBreedKit"],
  disease: ["disease"],
  trait: ["trait"],
  "dna-profile": ["profile"],
};

export function categoriesOfType(type: TestType): readonly number[] {
  return Object.values(categoryIds).flatMap((ids) => namesOfType[type].flatMap((name) => ids[name] ?? []));
}

/** Documented filter values that mean "every breed of the species"; no breed has these ids. */
export const allBreedsIds = { canine: 3, feline: 4 } as const;

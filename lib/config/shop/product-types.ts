export const productTypes = {
  trait: 1,
  disease: 2,
  dnaProfile: 3,
  shippable: 4,
  lifePlan: 5,
  subscription: 6,
  shippingMethod: 7,
  mixBreed: 8,
} as const;

/** Products for which the laboratory tests a sample. */
export const sampledProductTypes: readonly number[] = [
  productTypes.trait,
  productTypes.disease,
  productTypes.dnaProfile,
  productTypes.mixBreed,
];

import { categoryIds } from "./categories";

/** The DNA profile product of each species. */
export const profileProductIds = { canine: 403, feline: 503 } as const;

/** Whether a product is about DNA profiles and parentage. */
export function isAboutProfiles(categoryId: number): boolean {
  return categoryId === categoryIds.canine.profile || categoryId === categoryIds.feline.profile;
}

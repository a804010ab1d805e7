import { categoryIds } from "./categories";

/** What one orders to have a profile made, by species. */
export const profileProductIds = { canine: 403, feline: 503 } as const;

/** Whether a product is about profiles and who is whose parent. */
export function isAboutProfiles(categoryId: number): boolean {
  return categoryId === categoryIds.canine.profile || categoryId === categoryIds.feline.profile;
}

import type { PetForm } from "@/lib/config/kits/activation";
import { categoryIds } from "@/lib/config/shop/categories";

const breedCategories: readonly (number | undefined)[] = [
  categoryIds.canine.fullBreed,
  categoryIds.canine.fullBreedKit,
  categoryIds.feline.fullBreed,
];

/** A full breed profile depends on the breed. Other kits ask for the date of birth. */
export function petFormOf(product: { readonly categoryId: number } | null): PetForm {
  return isFullBreedProfile(product) ? "breed" : "birth-date";
}

export const isFullBreedProfile = (product: { readonly categoryId: number } | null): boolean =>
  product !== null && breedCategories.includes(product.categoryId);

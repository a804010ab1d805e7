import { isFullBreedProfile } from "@/lib/domain/kits/pet-form";

interface ProfileProduct {
  readonly categoryId: number;
  readonly isForAllBreeds: boolean;
}

/** Whether the health tests are chosen by the breed that the buyer names later: the product lists none of its own. */
export const hasTestsOfBreed = (product: ProfileProduct): boolean =>
  product.isForAllBreeds && isFullBreedProfile(product);

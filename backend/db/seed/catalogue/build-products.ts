import { buildFullBreedProfiles } from "./full-breed-profiles";
import { type ProductSeed } from "./product-seed";
import { buildSingleTests } from "./single-tests";
import { buildListedProducts } from "./listed-products";

/** Everything the shop sells but shipping. Pure: the same data gives the same products, in the same order. */
export function buildProducts(): ProductSeed[] {
  return [...buildListedProducts(), ...buildFullBreedProfiles(), ...buildSingleTests()];
}

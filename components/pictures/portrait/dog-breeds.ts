import { dogBreedsAToF } from "./dog-breeds-a-to-f";
import { dogBreedsGToZ } from "./dog-breeds-g-to-z";
import type { DogTraits } from "./dog-traits";

/** Traits of each breed that has a picture, by the slug of its name. */
export const dogBreeds: Readonly<Record<string, DogTraits>> = { ...dogBreedsAToF, ...dogBreedsGToZ };

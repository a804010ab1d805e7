import type { ResponseOf } from "@/lib/contract/contract";
import type { breedsShapes } from "./breeds.shapes";

export type Breed = ResponseOf<typeof breedsShapes.get>;

export type ListedBreed = ResponseOf<typeof breedsShapes.list>["results"][number];

/** A test relevant for a breed, and why. */
export type BreedTest = ResponseOf<typeof breedsShapes.tests>[number];

/** A product for a breed other than single tests. */
export type BreedOffer = ResponseOf<typeof breedsShapes.offers>[number];

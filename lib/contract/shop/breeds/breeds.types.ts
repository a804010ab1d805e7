import type { Response } from "@/lib/contract/calls";

export type Breed = Response<"breeds.get">;

export type ListedBreed = Response<"breeds.list">["results"][number];

/** A test relevant for a breed, and why. */
export type BreedTest = Response<"breeds.tests">[number];

/** A product for a breed other than single tests. */
export type BreedOffer = Response<"breeds.offers">[number];

import type { AnswerOf } from "@/lib/contract/contract";
import type { breedsShapes } from "./breeds.shapes";

export type Breed = AnswerOf<typeof breedsShapes.one>;

export type ListedBreed = AnswerOf<typeof breedsShapes.list>["results"][number];

/** A test that is worth something in a breed, and why. */
export type BreedTest = AnswerOf<typeof breedsShapes.tests>[number];

/** What is sold for a breed apart from single tests. */
export type BreedOffer = AnswerOf<typeof breedsShapes.offers>[number];

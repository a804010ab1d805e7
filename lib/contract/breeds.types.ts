import type { AnswerOf } from "./contract";
import type { breedsShapes } from "./breeds.shapes";

export type Breed = AnswerOf<typeof breedsShapes.one>;

export type ListedBreed = AnswerOf<typeof breedsShapes.list>["results"][number];

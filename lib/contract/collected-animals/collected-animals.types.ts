import type { BodyOf, ResponseOf } from "@/lib/contract/contract";
import type { collectedAnimalsShapes } from "./collected-animals.shapes";

type Shapes = typeof collectedAnimalsShapes;

export type CollectedAnimals = ResponseOf<Shapes["list"]>;

export type CollectedAnimal = CollectedAnimals["results"][number];

export type CollectedInput = BodyOf<Shapes["update"]>;

export type WaitingAnimal = ResponseOf<Shapes["waiting"]>[number];

import type { BodyOf, ResponseOf } from "@/lib/contract/contract";
import type { animalSharingShapes } from "./animal-sharing.shapes";

type Shapes = typeof animalSharingShapes;

export type AnimalShares = ResponseOf<Shapes["list"]>;

export type AnimalGrant = AnimalShares["grants"][number];

export type ShareInput = BodyOf<Shapes["share"]>;

export type SharedAnimal = ResponseOf<Shapes["readLink"]>;

import type { ResponseOf } from "@/lib/contract/contract";
import type { dvAccessShapes } from "./dv-access.shapes";

type Shapes = typeof dvAccessShapes;

export type DvAnimals = ResponseOf<Shapes["list"]>;

export type DvAnimal = DvAnimals["results"][number];

export type DvReads = ResponseOf<Shapes["reads"]>;

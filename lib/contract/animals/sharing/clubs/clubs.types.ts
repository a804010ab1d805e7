import type { ResponseOf } from "@/lib/contract/contract";
import type { clubsShapes } from "./clubs.shapes";

type Shapes = typeof clubsShapes;

export type ClubAnimals = ResponseOf<Shapes["access"]>;

export type ClubAnimal = ClubAnimals["results"][number];

import type { Response } from "@/lib/contract/calls";

export type ClubAnimals = Response<"clubs.access">;

export type ClubAnimal = ClubAnimals["results"][number];

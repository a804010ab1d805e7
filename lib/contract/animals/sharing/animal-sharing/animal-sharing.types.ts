import type { Response } from "@/lib/contract/calls";

export type AnimalShares = Response<"animalSharing.list">;

export type AnimalGrant = AnimalShares["grants"][number];

export type SharedAnimal = Response<"animalSharing.readLink">;

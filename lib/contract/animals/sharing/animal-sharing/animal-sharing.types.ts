import type { Body, Response } from "@/lib/contract/calls";

export type AnimalShares = Response<"animalSharing.list">;

export type AnimalGrant = AnimalShares["grants"][number];

export type ShareInput = Body<"animalSharing.share">;

export type SharedAnimal = Response<"animalSharing.readLink">;

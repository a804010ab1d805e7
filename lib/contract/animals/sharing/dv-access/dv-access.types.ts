import type { Response } from "@/lib/contract/calls";

export type DvAnimals = Response<"dvAccess.list">;

export type DvAnimal = DvAnimals["results"][number];

export type DvReads = Response<"dvAccess.reads">;

import type { Response } from "@/lib/contract/calls";

export type AnimalTransfers = Response<"animalTransfers.list">;

export type AnimalTransfer = AnimalTransfers["results"][number];

import type { ResponseOf } from "@/lib/contract/contract";
import type { animalTransfersShapes } from "./animal-transfers.shapes";

export type AnimalTransfers = ResponseOf<(typeof animalTransfersShapes)["list"]>;

export type AnimalTransfer = AnimalTransfers["results"][number];

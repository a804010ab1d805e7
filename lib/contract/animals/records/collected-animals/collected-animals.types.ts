import type { InferType } from "yup";
import type { BodyOf, ResponseOf } from "@/lib/contract/contract";
import type { collectedRecord } from "./collected-animals.fields";
import type { collectedAnimalsShapes } from "./collected-animals.shapes";

type Shapes = typeof collectedAnimalsShapes;

export type CollectedAnimals = ResponseOf<Shapes["list"]>;

export type CollectedAnimal = CollectedAnimals["results"][number];

export type CollectedInput = BodyOf<Shapes["update"]>;

export type WaitingAnimal = ResponseOf<Shapes["waiting"]>[number];

export type Collector = ResponseOf<Shapes["collector"]>;

export type CollectedRecord = InferType<ReturnType<typeof collectedRecord>>;

export type SyncResponse = ResponseOf<Shapes["sync"]>;

export type SyncInput = BodyOf<Shapes["sync"]>;

import type { InferType } from "yup";
import type { collectedRecord } from "./collected-animals.fields";
import type { Body, Response } from "@/lib/contract/calls";

export type CollectedAnimals = Response<"collectedAnimals.list">;

export type CollectedAnimal = CollectedAnimals["results"][number];

export type CollectedInput = Body<"collectedAnimals.update">;

export type Collector = Response<"collectedAnimals.collector">;

export type CollectedRecord = InferType<ReturnType<typeof collectedRecord>>;

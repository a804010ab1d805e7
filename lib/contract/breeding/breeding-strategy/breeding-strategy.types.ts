import type { ResponseOf } from "@/lib/contract/contract";
import type { breedingStrategyShapes } from "./breeding-strategy.shapes";

type Shapes = typeof breedingStrategyShapes;

export type BreedingStrategy = ResponseOf<Shapes["get"]>;
export type StrategyParent = NonNullable<BreedingStrategy["dam"]>;
export type StrategyPair = NonNullable<BreedingStrategy["pair"]>;
export type StrategyCondition = StrategyPair["conditions"][number];
export type StrategySummary = Pick<StrategyPair, "verdict" | "reasons">;
export type ParentOption = ResponseOf<Shapes["parents"]>["results"][number];

import type { Response } from "@/lib/contract/calls";

export type BreedingStrategy = Response<"breedingStrategy.get">;
export type StrategyParent = NonNullable<BreedingStrategy["dam"]>;
export type StrategyPair = NonNullable<BreedingStrategy["pair"]>;
export type StrategyCondition = StrategyPair["conditions"][number];
export type StrategySummary = Pick<StrategyPair, "verdict" | "reasons">;

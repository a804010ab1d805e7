import type {
  BreedingStrategy,
  StrategyPair,
} from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.types";
import type { Translator } from "@/lib/i18n/translator";

export type T = Translator<"breedingStrategy">;

/** What every part of a plan needs. */
export interface PartProps {
  readonly strategy: BreedingStrategy;
  readonly pair: StrategyPair;
}

import type { StrategyParent } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.types";
import { formatTypedResults } from "@/lib/domain/breeding/typed-results";

/** A typed result: of a test with its name, or of a coat gene without one. */
export interface TypedRow {
  readonly code: string;
  readonly genotype: string;
  readonly name: string | null;
  readonly options: readonly string[];
}

/** What is chosen for a role. Neither: nothing yet. */
export interface ChosenParent {
  readonly animal?: { readonly id: number; readonly name: string; readonly breed: string | null };
  /** Genotypes typed for an animal of another breeder. */
  readonly typed?: readonly TypedRow[];
}

export function toChosenParent(parent: StrategyParent | null): ChosenParent {
  if (parent === null) return {};
  const { id, name, breed, typed } = parent;
  return id === null || name === null ? { typed } : { animal: { id, name, breed } };
}

/** As the page's address and the call name it; empty without a choice. */
export function toReference({ animal, typed = [] }: ChosenParent): string {
  return animal ? String(animal.id) : formatTypedResults(typed);
}

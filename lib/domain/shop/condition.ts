/** What published sources say about a tested condition, in plain words. */
export interface ConditionFacts {
  readonly about: string;
  readonly signs: string[];
  /** Age at the first signs. */
  readonly onset: string;
  /** How many animals with the variant fall ill; null where nothing is published. */
  readonly penetrance: string | null;
  readonly owner: string;
  /** Null where the general advice for the mode of inheritance is enough. */
  readonly breeder: string | null;
  readonly vet: string;
  readonly drugs: DrugAdvice[];
  readonly references: Reference[];
}

export interface DrugAdvice {
  readonly group: string;
  readonly names: string;
  readonly advice: string;
}

export interface Reference {
  readonly text: string;
  readonly doi: string | null;
}

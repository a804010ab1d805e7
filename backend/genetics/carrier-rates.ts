import { minRatedAnimals } from "@/lib/config/breeding/relatives";
import type { ResultOutcome } from "@/lib/domain/animals/report-content";

/** New animals wait for each other, so that the change of a share reveals nobody's result. */
const minNewAnimals = 5;

export interface RatedAnimal {
  readonly animalId: number;
  readonly outcome: ResultOutcome;
}

export interface Rates {
  readonly clear: number;
  readonly carrier: number;
  readonly affected: number;
}

/** Shares in whole percent that add up to 100. Undefined with too few animals. Results without an outcome do not count. */
export function computeRates(animals: readonly RatedAnimal[]): Rates | undefined {
  if (animals.length < minRatedAnimals) return undefined;
  const count = (kind: keyof Rates) => animals.filter(({ outcome }) => kindOf(outcome) === kind).length;
  const shares = (["clear", "carrier", "affected"] as const).map((kind) => {
    const share = (count(kind) * 100) / animals.length;
    return { kind, whole: Math.floor(share), rest: share % 1 };
  });
  let left = 100 - shares.reduce((sum, { whole }) => sum + whole, 0);
  const rounded = shares
    .toSorted((one, other) => other.rest - one.rest)
    .map(({ kind, whole }) => [kind, whole + (left-- > 0 ? 1 : 0)] as const);
  return { clear: 0, carrier: 0, affected: 0, ...Object.fromEntries(rounded) };
}

/** Undefined for results that say nothing about a condition. */
export function kindOf(outcome: ResultOutcome): keyof Rates | undefined {
  if (outcome === "clear" || outcome === "carrier") return outcome;
  return outcome.startsWith("at-risk") ? "affected" : undefined;
}

/**
 * Whether published rates are computed again: always when somebody has withdrawn, otherwise only with several new animals
 * at once.
 */
export function isRateDue(published: readonly number[], current: readonly number[]): boolean {
  const [before, now] = [new Set(published), new Set(current)];
  return (
    published.some((animalId) => !now.has(animalId)) ||
    current.filter((animalId) => !before.has(animalId)).length >= minNewAnimals
  );
}

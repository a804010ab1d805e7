import { minRatedAnimals } from "@/lib/config/breeding/relatives";

/** Where the animals of a breed lie, in whole percent of heterozygous markers. */
export interface HeterozygosityReference {
  readonly animals: number;
  /** A tenth of the animals has less, half, nine tenths. */
  readonly p10: number;
  readonly median: number;
  readonly p90: number;
}

/** Undefined with too few animals: it would say more about single animals than about the breed. */
export function summarisePercents(percents: readonly number[]): HeterozygosityReference | undefined {
  if (percents.length < minRatedAnimals) return undefined;
  const sorted = percents.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(quantile(sorted, share));
  return { animals: sorted.length, p10: at(0.1), median: at(0.5), p90: at(0.9) };
}

/** Between two values, their weighted mean. */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}

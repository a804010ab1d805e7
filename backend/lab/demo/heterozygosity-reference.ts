import { createRandom } from "@/backend/genetics/random";

/** Where the animals of a breed lie, in percent of heterozygous markers. */
export interface HeterozygosityReference {
  readonly animals: number;
  /** A tenth of the animals has less, half, nine tenths. */
  readonly p10: number;
  readonly median: number;
  readonly p90: number;
}

/** Invented, like every demo animal, and always the same for a breed. */
export function demoReference(breed: string): HeterozygosityReference {
  const random = createRandom(`heterozygosity of ${breed}`);
  const median = 31 + Math.round(random() * 8);
  const spread = 5 + Math.round(random() * 3);
  return { animals: 120 + Math.round(random() * 400), p10: median - spread, median, p90: median + spread };
}

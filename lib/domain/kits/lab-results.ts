interface LabResult {
  /** Invented by the demo laboratory. */
  readonly isDemo?: boolean | null | undefined;
}

/** A value with the range in which the laboratory is confident. */
interface Range {
  readonly low?: number | null | undefined;
  readonly high?: number | null | undefined;
}

export interface BreedMixShare extends Range {
  readonly breed: string;
  readonly percent: number;
}

export interface BreedMix extends LabResult {
  /** What is missing to 100 % could not be assigned to a breed. */
  readonly breeds: readonly BreedMixShare[];
}

export interface AgeEstimate extends LabResult, Range {
  readonly years: number;
}

export const bacteriaLevels = ["low", "medium", "high"] as const;

export type BacteriaLevel = (typeof bacteriaLevels)[number];

export interface OralBacteria extends LabResult {
  readonly level: BacteriaLevel;
}

export interface Heterozygosity extends LabResult {
  /** Markers with two different alleles, of all markers with a result. */
  readonly percent: number;
  readonly markerCount?: number | null | undefined;
}

/** What a laboratory sends for each kind of result without a genotype. */
export interface LabResultContents {
  readonly "breed-mix": BreedMix;
  readonly "age-estimate": AgeEstimate;
  readonly "oral-bacteria": OralBacteria;
  readonly heterozygosity: Heterozygosity;
}

/** Largest first. */
export function sortShares(shares: readonly BreedMixShare[]): readonly BreedMixShare[] {
  return shares.toSorted((a, b) => b.percent - a.percent || a.breed.localeCompare(b.breed, "en"));
}

/** What could not be assigned to a breed, in percent with one decimal. */
export function unassignedPercent(shares: readonly BreedMixShare[]): number {
  const assigned = shares.reduce((sum, { percent }) => sum + percent, 0);
  return Math.max(0, Math.round((100 - assigned) * 10) / 10);
}

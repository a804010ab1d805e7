import type { NoCallReason } from "@/lib/config/kits/lab";

/** What a genotype means for one test. */
export const resultOutcomes = [
  "clear",
  "carrier",
  "at-risk-one",
  "at-risk-two",
  "at-risk-by-sex",
  "trait",
  "not-reported",
] as const;

export type ResultOutcome = (typeof resultOutcomes)[number];

export interface TestResult {
  /** Code of the test, as in the catalogue. */
  readonly test: string;
  readonly locus: string | null;
  /** As printed on reports, such as "N/cb". Null without a result. */
  readonly genotype: string | null;
  readonly outcome: ResultOutcome;
  readonly reason: NoCallReason | null;
  /** Laboratory method that read the genotype. Missing in older reports. */
  readonly assayVersion?: string;
}

/** A report as it was issued. It never changes: a correction is a new version. */
export interface ReportContent {
  readonly animal: { readonly name: string; readonly species: "canine" | "feline"; readonly sex: string };
  readonly tests: readonly TestResult[];
  readonly profile: {
    readonly panel: string;
    readonly markerCount: number;
    readonly missing: readonly string[];
    /** Both alleles by marker, as documents print them. Missing in older reports. */
    readonly alleles?: Readonly<Record<string, readonly [string, string]>>;
  } | null;
  /** Results without a genotype, as the laboratory sent them. */
  readonly others: readonly { readonly kind: string; readonly content: unknown }[];
  readonly assayVersion: string;
  /** The following are missing in reports that were issued before they existed. */
  readonly interpretationVersion?: string;
  /** Product whose tests it reports. */
  readonly panel?: string;
  /** Who took the sample: empty for the owner, otherwise who certified it. */
  readonly collector?: string;
  /** Version that it replaces. */
  readonly supersedes?: number | null;
}

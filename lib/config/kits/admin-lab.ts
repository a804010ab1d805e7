import { labStages } from "./lab";

/**
 * Lists of tubes. `working`: in the laboratory, without a report; `expected`: activated, but not received; `to-send`: new
 * tubes for failed samples that are not in the post yet.
 */
export const tubeFilters = [
  "working",
  "overdue",
  "on-hold",
  "expected",
  "to-send",
  ...labStages,
  "failed",
  "cancelled",
] as const;

export type TubeFilter = (typeof tubeFilters)[number];

/** Kinds of results files, told apart by their columns. */
export const resultsColumns = {
  genotypes: ["barcode", "locus", "allele1", "allele2", "reason"],
  profiles: ["barcode", "panel", "marker", "allele1", "allele2"],
} as const;

export type ResultsLayout = keyof typeof resultsColumns;

/** What can be wrong with a row of a results file. */
export const rowProblems = [
  "unknown-barcode",
  "void-barcode",
  "closed-tube",
  "unknown-locus",
  "other-species",
  "unknown-allele",
  "allele-count",
  "unknown-reason",
  "reason-with-alleles",
  "unknown-panel",
  "unknown-marker",
  "missing-allele",
  "repeated",
  "too-long",
] as const;

export type RowProblem = (typeof rowProblems)[number];

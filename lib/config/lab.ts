/** Stages of a sample in their order. The first four come from the order and the customer, the others from the laboratory. */
export const stages = [
  "ordered",
  "kit-sent",
  "activated",
  "posted",
  "received",
  "quality-check",
  "dna-extracted",
  "testing",
  "data-review",
  "report-ready",
] as const;

export type Stage = (typeof stages)[number];

/** Stages that a laboratory reports. */
export const labStages = stages.slice(stages.indexOf("received"));

/** What a laboratory event says. */
export const labEventTypes = ["stage", "hold", "release", "fail", "cancel", "promise", "results"] as const;

export type LabEventType = (typeof labEventTypes)[number];

/** Why a locus or marker has no result. */
export const noCallReasons = ["too-little-dna", "ambiguous", "not-run"] as const;

export type NoCallReason = (typeof noCallReasons)[number];

/** What is wrong with the details of a sample: it is on hold until they are corrected. */
export const detailsProblems = ["sex", "species", "sire", "dam", "other-animal", "other"] as const;

export type DetailsProblem = (typeof detailsProblems)[number];

/** Results that are not genotypes and that the laboratory reports as such. */
export const labResultKinds = ["breed-mix", "age-estimate", "oral-bacteria", "heterozygosity"] as const;

export type LabResultKind = (typeof labResultKinds)[number];

/** A newer version replaces a report; a wrong one is revoked. */
export const reportStatuses = ["current", "superseded", "revoked"] as const;

export type ReportStatus = (typeof reportStatuses)[number];

/** What the owner of an animal can see of its results. `withdrawn`: the report turned out to be wrong. */
export const resultStates = [
  "in-progress",
  "payment-hold",
  "details-hold",
  "failed",
  "cancelled",
  "withdrawn",
  "ready",
] as const;

export type ResultState = (typeof resultStates)[number];

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
export const labStages = [
  "received",
  "quality-check",
  "dna-extracted",
  "testing",
  "data-review",
  "report-ready",
] as const satisfies readonly Stage[];

export type LabStage = (typeof labStages)[number];

/** Working days that a sample usually spends in a stage. Their sum is promised when it arrives. */
export const stageDays: Readonly<Record<LabStage, number>> = {
  received: 1,
  "quality-check": 1,
  "dna-extracted": 2,
  testing: 4,
  "data-review": 2,
  "report-ready": 0,
};

/** What a laboratory event says. */
export const labEventTypes = ["stage", "hold", "release", "fail", "cancel", "promise", "results"] as const;

export type LabEventType = (typeof labEventTypes)[number];

/** What becomes of an event that a laboratory sends. */
export const eventStatuses = ["accepted", "duplicate", "rejected"] as const;

/** Why an event is rejected. */
export const rejectionReasons = [
  "invalid-body",
  "unknown-stage",
  "unknown-barcode",
  /** The kit was refunded, or its account deleted. */
  "void-barcode",
  /** Another event of the tube has this number. */
  "sequence-used",
  "unknown-panel",
  "unknown-locus",
  /** A locus of cats in a sample of a dog, or the reverse. */
  "other-species",
  /** The locus does not have it. */
  "unknown-allele",
  /** Two alleles; one of a mitochondrial locus, one or two of an X-linked one. */
  "allele-count",
  /** A result without a genotype whose content is not what its kind says. */
  "invalid-result",
] as const;

export type RejectionReason = (typeof rejectionReasons)[number];

/** Names of senders that no laboratory may have: administrators, the demo laboratory, our check of details. */
export const ownLabs = { admin: "admin", demo: "demo", details: "details-check" } as const;

/** Why a locus or marker has no result. */
export const noCallReasons = ["too-little-dna", "ambiguous", "not-run"] as const;

export type NoCallReason = (typeof noCallReasons)[number];

/** What is wrong with the details of a sample: it is on hold until they are corrected. */
export const detailsProblems = ["sex", "species", "sire", "dam", "other-animal", "other"] as const;

export type DetailsProblem = (typeof detailsProblems)[number];

/**
 * Version of the rules that turn genotypes into outcomes. A new one lets every report be compared with what it would say
 * now: those that differ are issued again.
 */
export const interpretationVersion = "2026.1";

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

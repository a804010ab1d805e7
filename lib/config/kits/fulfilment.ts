/** What a product sends to the buyer and asks of the laboratory. */
export const labWorkKinds = [
  "tests",
  "dna-profile",
  "parentage",
  "heterozygosity",
  "breed-mix",
  "age-estimate",
  "oral-bacteria",
  "dna-storage",
] as const;

export type LabWork = (typeof labWorkKinds)[number];

export const deliverables = [
  "report",
  "goods",
  "certificate",
  "portrait",
  "collar-tag",
  "membership",
  "health-watch",
] as const;

export type Deliverable = (typeof deliverables)[number];

export type SampleKind = "swab" | "blood" | "none";

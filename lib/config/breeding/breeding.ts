/** `pair`: what the litter of a dam and a sire gets. `mates`: the user's animals that suit one of them, the best first. */
export const strategyTypes = ["pair", "mates"] as const;

/** What a pair means for one condition, the most important first. */
export const pairLevels = ["at-risk", "complex", "unknown", "protected", "carriers", "clear"] as const;

export type PairLevel = (typeof pairLevels)[number];

/** For conditions with several genes, where no share would be honest. */
export const complexRisks = ["low", "some", "raised"] as const;

export type ComplexRisk = (typeof complexRisks)[number];

/** What stands out of a pair as a whole. */
export const pairAlertKinds = [
  "lethal",
  "double-merle",
  "blood-group",
  "blood-group-untested",
  "compound",
  "related",
] as const;

export type PairAlertKind = (typeof pairAlertKinds)[number];

export const pairVerdicts = ["good", "check", "at-risk"] as const;

export type PairVerdict = (typeof pairVerdicts)[number];

/** Why a mate has its rank. */
export const pairReasonKinds = [
  "at-risk",
  ...pairAlertKinds,
  "complex",
  "one-untested",
  "untested",
  "carriers",
  "clear",
  "diversity",
  "young",
  "no-results",
] as const;

export type PairReasonKind = (typeof pairReasonKinds)[number];

/** Kinship of the parents from which it is called out: cousins. */
export const relatedFrom = 0.0625;

/** Ancestors that the kinship looks at. */
export const kinshipGenerations = 5;

/** Fewer animals of a breed are no reference for its heterozygosity. */
export const minReferenceAnimals = 20;

/** Animals that are ranked as mates. */
export const maxMates = 100;

/** Results that can be typed in for an animal of another breeder. */
export const maxTypedResults = 40;

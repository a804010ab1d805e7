import { type PairReasonKind, pairVerdicts, type PairVerdict } from "@/lib/config/breeding/breeding";
import type { StrategyCondition as Condition } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.types";
import type { PairAlert } from "./find-alerts";
import type { Parent } from "./parent";

export interface PairReason {
  readonly kind: PairReasonKind;
  readonly count: number;
  /** From 0 to 1; null where there is none. */
  readonly share: number | null;
  /** Conditions or genes; the first few. */
  readonly names: string[];
}

export interface PairFacts {
  readonly dam: Parent;
  readonly sire: Parent;
  readonly conditions: readonly Condition[];
  readonly alerts: readonly PairAlert[];
  /** Expected heterozygosity of the litter. */
  readonly diversity: number | null;
}

const maxNames = 3;

const harmful: readonly PairReasonKind[] = ["at-risk", "lethal", "double-merle", "blood-group"];

const isHarmful = ({ kind }: Pick<PairReason, "kind">) => harmful.includes(kind);

const toReason = ({ kind, name, share }: PairAlert): PairReason => ({
  kind,
  share,
  count: 1,
  names: name === null ? [] : [name],
});

/** A verdict on a pair, and the reasons for it, the most important first. */
export function summarisePair({ dam, sire, conditions, alerts, diversity }: PairFacts): {
  verdict: PairVerdict;
  reasons: PairReason[];
} {
  const ofLevel = (level: Condition["level"]) => conditions.filter((condition) => condition.level === level);
  const atRisk = ofLevel("at-risk");
  const complex = ofLevel("complex").filter(({ complexRisk }) => complexRisk === "raised");
  const unknown = ofLevel("unknown");
  const oneUntested = unknown.filter(({ hasVariant }) => hasVariant);
  // Conditions of other breeds that neither parent has are no reason to wait.
  const untested = unknown.filter(({ hasVariant, isBreedRelevant }) => isBreedRelevant && !hasVariant);
  const fine = [...ofLevel("clear"), ...ofLevel("protected")];
  const withoutResults = [dam, sire].filter(({ alleles }) => alleles.size === 0);
  const reasons = [
    ...listConditions("at-risk", atRisk, Math.max(...atRisk.map(({ risk }) => risk.least))),
    ...alerts.filter(isHarmful).map(toReason),
    ...withoutResults.map(({ role }) => ({ ...reason("no-results"), names: [role] })),
    ...alerts.filter((alert) => !isHarmful(alert)).map(toReason),
    ...listConditions("complex", complex),
    ...listConditions("one-untested", oneUntested),
    ...listConditions("untested", untested),
    ...listConditions("carriers", ofLevel("carriers")),
    ...listConditions("clear", fine),
    ...(diversity === null ? [] : [{ ...reason("diversity"), share: diversity }]),
    ...(isYoung(dam) || isYoung(sire) ? [reason("young")] : []),
  ];
  return { verdict: verdictOf(reasons), reasons };
}

const reason = (kind: PairReasonKind): PairReason => ({ kind, count: 1, share: null, names: [] });

function listConditions(
  kind: PairReasonKind,
  conditions: readonly Condition[],
  share: number | null = null,
): PairReason[] {
  const names = conditions.slice(0, maxNames).map(({ name }) => name);
  return conditions.length === 0 ? [] : [{ kind, count: conditions.length, share, names }];
}

const neutral: readonly PairReasonKind[] = ["carriers", "clear", "diversity"];

function verdictOf(reasons: readonly PairReason[]): PairVerdict {
  if (reasons.some(isHarmful)) return "at-risk";
  return reasons.some(({ kind }) => !neutral.includes(kind)) ? "check" : "good";
}

/** Less than a year old. */
function isYoung({ animal }: Parent): boolean {
  if (!animal?.bornOn) return false;
  const grown = new Date(animal.bornOn);
  grown.setUTCFullYear(grown.getUTCFullYear() + 1);
  return grown > new Date();
}

export interface RankedPair {
  readonly name: string;
  readonly verdict: PairVerdict;
  readonly reasons: readonly PairReason[];
}

/** Better pairs first: verdict, risk, kinship, open questions, diversity, carriers. */
export function compareMates(one: RankedPair, other: RankedPair): number {
  const share = ({ reasons }: RankedPair, kind: PairReasonKind) =>
    reasons.find((known) => known.kind === kind)?.share ?? 0;
  const count = ({ reasons }: RankedPair, kind: PairReasonKind) =>
    reasons.find((known) => known.kind === kind)?.count ?? 0;
  const verdict = ({ verdict: own }: RankedPair) => pairVerdicts.indexOf(own);
  return (
    verdict(one) - verdict(other) ||
    count(one, "no-results") - count(other, "no-results") ||
    share(one, "at-risk") - share(other, "at-risk") ||
    share(one, "related") - share(other, "related") ||
    count(one, "one-untested") - count(other, "one-untested") ||
    count(one, "untested") - count(other, "untested") ||
    share(other, "diversity") - share(one, "diversity") ||
    count(one, "carriers") - count(other, "carriers") ||
    one.name.localeCompare(other.name)
  );
}

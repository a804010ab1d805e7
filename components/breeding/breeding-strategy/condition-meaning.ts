import type { Language } from "@/lib/config/languages";
import type { StrategyCondition } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.types";
import { formatPercent } from "@/lib/domain/format";
import type { SpeciesName } from "@/lib/domain/species";
import type { T } from "./view-props";

interface MeaningOptions {
  readonly species: SpeciesName;
  readonly language: Language;
  readonly t: T;
}

/** What a pair means for a condition, in one or two sentences. */
export function conditionMeaning(
  condition: StrategyCondition,
  { species, language, t }: MeaningOptions,
): string {
  const { level, risk, missing } = condition;
  const percent = formatPercent((level === "unknown" ? risk.most : risk.least) * 100, language);
  const parents = missing.length === 2 ? "both" : (missing[0] ?? "both");
  return t(`meanings.${meaningKey(condition)}`, {
    percent,
    missing: parents,
    young: t(`young.${species}`),
    one: t(`one.${species}`),
  });
}

const ofRisk = {
  AR: "recessive",
  AD: "dominant",
  AID: "incomplete",
  XR: "sons",
  XD: "xDominant",
  MT: "mother",
  complex: "raised",
} as const;

function meaningKey({ level, complexRisk, inheritance, missing, female }: StrategyCondition) {
  if (level === "complex") return complexRisk ?? "complexUnknown";
  if (level === "at-risk") return missing.length > 0 ? "atLeast" : ofRisk[inheritance];
  if (level !== "carriers") return level;
  if (inheritance === "XR") return "carriersX";
  return female.some(({ outcome }) => outcome === "clear") ? "carriers" : "allCarriers";
}

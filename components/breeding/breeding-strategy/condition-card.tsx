import { requestLanguage, translate } from "@/lib/i18n/translate";
import { cardStyles } from "@/components/ui/card";
import { cn } from "@/components/ui/class-names";
import { type Meaning, meaningStyles } from "@/components/ui/meaning-styles";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import type { PairLevel } from "@/lib/config/breeding/breeding";
import type { StrategyCondition } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.types";
import { type ParentRole, parentRoles } from "@/lib/domain/breeding/coat-inputs";
import type { SpeciesName } from "@/lib/domain/species";
import { formatPercent } from "@/lib/domain/format";
import type { Language } from "@/lib/config/languages";
import type { T } from "./view-props";

interface ConditionCardProps {
  readonly condition: StrategyCondition;
  readonly species: SpeciesName;
}

const meanings = {
  "at-risk": "affected",
  complex: "unknown",
  unknown: "unknown",
  protected: "clear",
  carriers: "carrier",
  clear: "clear",
} as const satisfies Readonly<Record<PairLevel, Meaning>>;

/** A condition in a litter: both genotypes, the shares by sex where they differ, and what they mean. */
export function ConditionCard({ condition, species }: ConditionCardProps) {
  const t = translate("breedingStrategy");
  const { name, level, summary, isBreedRelevant, inheritance, female, male } = condition;
  const meaning = meanings[level];
  const young = t(`young.${species}`);
  const areSexesAlike = JSON.stringify(female) === JSON.stringify(male);
  return (
    <article className={cn(cardStyles, "grid gap-3 break-inside-avoid")}>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          <span className={cn("rounded-full px-3 py-0.5 text-small font-semibold", meaningStyles[meaning])}>
            <MeaningSymbol meaning={meaning} /> {t(`levels.${level}`)}
          </span>
          {isBreedRelevant && (
            <span className="rounded-full bg-brand-soft px-3 py-0.5 text-small font-medium text-brand-strong">
              {t("conditions.relevant")}
            </span>
          )}
          <span className="text-small text-quiet">{t(`inheritances.${inheritance}`)}</span>
        </div>
        <h3 className="text-title-3 wrap-anywhere">{name}</h3>
        <Genotypes condition={condition} />
      </div>
      {female.length > 0 && (
        <div className="grid gap-3 wide:grid-cols-2">
          {areSexesAlike ? (
            <OutcomeShares title={t("conditions.all", { young })} outcomes={female} />
          ) : (
            <>
              <OutcomeShares title={t("conditions.female")} outcomes={female} />
              <OutcomeShares title={t("conditions.male")} outcomes={male} />
            </>
          )}
        </div>
      )}
      <p className="max-w-text">{conditionMeaning(condition, { species, language: requestLanguage(), t })}</p>
      {level === "at-risk" && (
        <p className="max-w-text text-small text-quiet">{t("conditions.about", { summary })}</p>
      )}
    </article>
  );
}

function Genotypes({ condition }: Pick<ConditionCardProps, "condition">) {
  const t = translate("breedingStrategy");
  return (
    <dl className="flex flex-wrap gap-x-6 text-small">
      {parentRoles.map((role) => (
        <div key={role} className="flex gap-2">
          <dt className="text-quiet">{t(`conditions.${role}`)}</dt>
          <dd className="font-semibold">{genotypeText(condition, role)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** As tested, or as it follows from the parents. */
export function genotypeText(condition: StrategyCondition, role: ParentRole): string {
  const genotype = condition[role];
  if (genotype === null) return translate("breedingStrategy")("conditions.notTested");
  return condition.byDescent.includes(role)
    ? `${genotype} · ${translate("results")("sections.descent")}`
    : genotype;
}

type Outcomes = StrategyCondition["female"];

/** A bar of the outcomes of one sex, with the figures in words below. */
function OutcomeShares({ title, outcomes }: { readonly title: string; readonly outcomes: Outcomes }) {
  const t = translate("breedingStrategy");
  return (
    <div className="grid content-start gap-1">
      <p className="text-small font-semibold text-quiet">{title}</p>
      <div aria-hidden="true" className="flex h-3 gap-px overflow-hidden rounded-full">
        {outcomes.map(({ outcome, share }) => (
          <span
            key={outcome}
            className={cn("h-3", barStyles[meaningOf(outcome)])}
            style={{ width: `${share * 100}%` }}
          />
        ))}
      </div>
      <ul className="flex flex-wrap gap-x-4">
        {outcomes.map(({ outcome, share }) => (
          <li key={outcome} className="tabular-nums">
            <MeaningSymbol meaning={meaningOf(outcome)} /> {formatPercent(share * 100, requestLanguage())}{" "}
            {t(`outcomes.${outcome}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}

const barStyles = {
  clear: "bg-clear",
  carrier: "bg-carrier",
  affected: "bg-affected",
  unknown: "bg-unknown",
} as const;

function meaningOf(outcome: Outcomes[number]["outcome"]): keyof typeof barStyles {
  if (outcome.startsWith("at-risk")) return "affected";
  return outcome === "clear" || outcome === "carrier" ? outcome : "unknown";
}

interface MeaningOptions {
  readonly species: SpeciesName;
  readonly language: Language;
  readonly t: T;
}

/** What a pair means for a condition, in one or two sentences. */
function conditionMeaning(condition: StrategyCondition, { species, language, t }: MeaningOptions): string {
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

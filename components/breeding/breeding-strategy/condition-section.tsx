import { Link } from "@/components/links/link";
import { translate } from "@/lib/i18n/translate";
import { paths } from "@/lib/navigation/paths";
import type { StrategyCondition } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.types";
import { ConditionCard, genotypeText } from "./condition-card";
import type { PartProps } from "./view-props";

/** Conditions that need attention as cards; what is without risk, or open and of other breeds, is folded. */
export function ConditionSection({ strategy, pair }: PartProps) {
  const t = translate("breedingStrategy");
  const { species, dam, sire } = strategy;
  const { fine, other, shown } = sortConditions(pair.conditions);
  const hasOpen = shown.some(({ level }) => level === "unknown");
  const untested = hasOpen ? [dam, sire].flatMap((parent) => withBreedProfile(parent)) : [];
  return (
    <section aria-labelledby="conditions" className="grid grid-cols-1 gap-4">
      <h2 id="conditions" className="text-title-2">
        {t("conditions.title")}
      </h2>
      {pair.conditions.length === 0 && <p className="max-w-text text-quiet">{t("conditions.none")}</p>}
      <div className="grid grid-cols-1 gap-4 empty:hidden">
        {shown.map((condition) => (
          <ConditionCard key={condition.code} condition={condition} species={species} />
        ))}
      </div>
      <Folded title={t("conditions.clearTitle", { count: fine.length })} conditions={fine} />
      <Folded title={t("conditions.otherTitle", { count: other.length })} conditions={other} />
      <p className="flex flex-wrap gap-x-6 print:hidden">
        {untested.map(({ id, name }) => (
          <Link key={id} href={paths.breedProfile(id)}>
            {t("conditions.order", { name })}
          </Link>
        ))}
        <Link href={paths.carrierRates}>{t("conditions.rates")}</Link>
      </p>
    </section>
  );
}

function sortConditions(conditions: readonly StrategyCondition[]) {
  const isFine = ({ level, complexRisk }: StrategyCondition) =>
    level === "clear" || level === "protected" || complexRisk === "low";
  // Open questions about conditions of other breeds.
  const isOther = ({ level, complexRisk, isBreedRelevant, hasVariant }: StrategyCondition) =>
    !isBreedRelevant && !hasVariant && (level === "unknown" || (level === "complex" && complexRisk === null));
  return {
    fine: conditions.filter(isFine),
    other: conditions.filter((condition) => !isFine(condition) && isOther(condition)),
    shown: conditions.filter((condition) => !isFine(condition) && !isOther(condition)),
  };
}

function withBreedProfile(parent: PartProps["strategy"]["dam"]) {
  return parent?.id && parent.name && parent.breed ? [{ id: parent.id, name: parent.name }] : [];
}

interface FoldedProps {
  readonly title: string;
  readonly conditions: readonly StrategyCondition[];
}

function Folded({ title, conditions }: FoldedProps) {
  const t = translate("breedingStrategy");
  if (conditions.length === 0) return null;
  return (
    <details className="rounded-box border border-line bg-card px-5 py-2">
      <summary className="disclosure font-semibold">{title}</summary>
      <ul className="grid gap-2 py-2">
        {conditions.map((condition) => (
          <li
            key={condition.code}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line pt-2"
          >
            <span className="wrap-anywhere">
              {condition.name}
              {condition.level === "protected" && (
                <span className="text-quiet"> · {t("levels.carriers")}</span>
              )}
            </span>
            <span className="text-small text-quiet">
              {t("conditions.dam")} {genotypeText(condition, "dam")} · {t("conditions.sire")}{" "}
              {genotypeText(condition, "sire")}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

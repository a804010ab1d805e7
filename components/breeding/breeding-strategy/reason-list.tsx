import { requestLanguage, translate } from "@/lib/i18n/translate";
import type { StrategySummary } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.types";
import { formatList, formatPercent } from "@/lib/domain/format";
import type { SpeciesName } from "@/lib/domain/species";

interface ReasonListProps {
  readonly reasons: StrategySummary["reasons"];
  readonly species: SpeciesName;
}

/** Why a pair has its verdict. */
export function ReasonList({ reasons, species }: ReasonListProps) {
  const language = requestLanguage();
  const t = translate("breedingStrategy");
  const young = t(`young.${species}`);
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {reasons.map(({ kind, count, share, names }) => {
        const text = t(`reasons.${kind}`, {
          count,
          young,
          names: formatList(names, language),
          percent: formatPercent((share ?? 0) * 100, language),
        });
        return <li key={text}>{text}</li>;
      })}
    </ul>
  );
}

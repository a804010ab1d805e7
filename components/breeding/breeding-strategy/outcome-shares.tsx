import { requestLanguage, translate } from "@/lib/i18n/translate";
import { cn } from "@/components/ui/class-names";
import { MeaningSymbol } from "@/components/ui/meaning-symbol";
import type { StrategyCondition } from "@/lib/contract/breeding/breeding-strategy/breeding-strategy.types";
import { formatPercent } from "@/lib/domain/format";

type Outcomes = StrategyCondition["female"];

interface OutcomeSharesProps {
  readonly title: string;
  readonly outcomes: Outcomes;
}

/** A bar of the outcomes of one sex, with the figures in words below. */
export function OutcomeShares({ title, outcomes }: OutcomeSharesProps) {
  const language = requestLanguage();
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
            <MeaningSymbol meaning={meaningOf(outcome)} /> {formatPercent(share * 100, language)}{" "}
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

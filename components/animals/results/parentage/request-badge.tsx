import { translate } from "@/lib/i18n/translate";
import { meaningStyles } from "@/components/ui/meaning-styles";
import type { ParentageOutcome, ParentageState } from "@/lib/config/parentage";

const outcomeStyles = {
  qualifies: meaningStyles.clear,
  excluded: meaningStyles.affected,
  inconclusive: meaningStyles.carrier,
  "insufficient-data": meaningStyles.unknown,
  "incompatible-profiles": meaningStyles.unknown,
} as const satisfies Readonly<Record<ParentageOutcome, object>>;

interface RequestBadgeProps {
  readonly state: ParentageState;
  readonly outcome: ParentageOutcome | null;
}

/** The outcome of a request, or what it waits for. */
export function RequestBadge({ state, outcome }: RequestBadgeProps) {
  const t = translate("parentage");
  const { className, symbol } = outcome === null ? meaningStyles.unknown : outcomeStyles[outcome];
  return (
    <span className={`inline-block rounded-full px-3 py-1 text-small font-medium ${className}`}>
      <span aria-hidden="true">{symbol}</span>{" "}
      {outcome === null ? t(`states.${state}`) : t(`outcomes.${outcome}`)}
    </span>
  );
}

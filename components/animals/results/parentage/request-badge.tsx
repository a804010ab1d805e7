import { translate } from "@/lib/i18n/translate";
import type { Meaning } from "@/components/ui/meaning-styles";
import { StateBadge } from "@/components/ui/state-badge";
import type { ParentageOutcome, ParentageState } from "@/lib/config/animals/parentage";

const meanings = {
  qualifies: "clear",
  excluded: "affected",
  inconclusive: "carrier",
  "insufficient-data": "unknown",
  "incompatible-profiles": "unknown",
} as const satisfies Readonly<Record<ParentageOutcome, Meaning>>;

interface RequestBadgeProps {
  readonly state: ParentageState;
  readonly outcome: ParentageOutcome | null;
}

/** The outcome of a request, or what it waits for. */
export function RequestBadge({ state, outcome }: RequestBadgeProps) {
  const t = translate("parentage");
  return outcome === null ? (
    <StateBadge meaning="unknown">{t(`states.${state}`)}</StateBadge>
  ) : (
    <StateBadge meaning={meanings[outcome]}>{t(`outcomes.${outcome}`)}</StateBadge>
  );
}

import type { Meaning } from "@/components/ui/meaning-styles";
import { StateBadge } from "@/components/ui/state-badge";
import type { AgentState } from "@/lib/config/community/collection-agents";
import { translate } from "@/lib/i18n/translate";

const meanings = {
  submitted: "unknown",
  underReview: "unknown",
  approved: "carrier",
  active: "clear",
  expired: "carrier",
  withdrawn: "unknown",
  declined: "affected",
} as const satisfies Readonly<Record<AgentState, Meaning>>;

export function AgentStateBadge({ state }: { readonly state: AgentState }) {
  return (
    <StateBadge meaning={meanings[state]}>{translate("collectionAgents")(`states.${state}`)}</StateBadge>
  );
}

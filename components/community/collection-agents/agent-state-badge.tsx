import type { Meaning } from "@/components/ui/meaning-styles";
import { StateBadge } from "@/components/ui/state-badge";
import type { AgentState } from "@/lib/config/community/collection-agents";

const meanings = {
  submitted: "unknown",
  underReview: "unknown",
  approved: "carrier",
  active: "clear",
  expired: "carrier",
  withdrawn: "unknown",
  declined: "affected",
} as const satisfies Readonly<Record<AgentState, Meaning>>;

interface AgentStateBadgeProps {
  readonly state: AgentState;
  readonly label: string;
}

export function AgentStateBadge({ state, label }: AgentStateBadgeProps) {
  return <StateBadge meaning={meanings[state]}>{label}</StateBadge>;
}

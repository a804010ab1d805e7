import { meaningStyles } from "@/components/ui/meaning-styles";
import type { AgentState } from "@/lib/config/collection-agents";

const meanings = {
  submitted: "unknown",
  underReview: "unknown",
  approved: "carrier",
  active: "clear",
  expired: "carrier",
  withdrawn: "unknown",
  declined: "affected",
} as const satisfies Readonly<Record<AgentState, keyof typeof meaningStyles>>;

/** State of an agent by colour, symbol and word. */
export function AgentStateBadge({ state, label }: { readonly state: AgentState; readonly label: string }) {
  const { className, symbol } = meaningStyles[meanings[state]];
  return (
    <span className={`inline-block rounded-full px-3 py-1 text-small font-medium ${className}`}>
      <span aria-hidden="true">{symbol}</span> {label}
    </span>
  );
}

import type { Meaning } from "@/components/ui/meaning-styles";
import { StateBadge } from "@/components/ui/state-badge";
import type { ApprovalState } from "@/lib/config/community/approvals";

const meanings = { waiting: "unknown", approved: "clear", declined: "affected" } as const satisfies Readonly<
  Record<ApprovalState, Meaning>
>;

interface ApprovalStateBadgeProps {
  readonly state: ApprovalState;
  readonly label: string;
}

export function ApprovalStateBadge({ state, label }: ApprovalStateBadgeProps) {
  return <StateBadge meaning={meanings[state]}>{label}</StateBadge>;
}

import { meaningStyles } from "@/components/ui/meaning-styles";
import type { ApprovalState } from "@/lib/config/approvals";

const stateStyles = {
  waiting: meaningStyles.unknown,
  approved: meaningStyles.clear,
  declined: meaningStyles.affected,
} as const satisfies Readonly<Record<ApprovalState, object>>;

interface ApprovalStateBadgeProps {
  readonly state: ApprovalState;
  readonly label: string;
}

export function ApprovalStateBadge({ state, label }: ApprovalStateBadgeProps) {
  const { symbol, className } = stateStyles[state];
  return (
    <span className={`inline-block rounded-full px-3 py-1 text-small font-medium ${className}`}>
      <span aria-hidden="true">{symbol}</span> {label}
    </span>
  );
}

import { meaningLook } from "@/components/ui/meaning-look";
import type { ApprovalState } from "@/lib/config/approvals";

const looks = {
  waiting: meaningLook.unknown,
  approved: meaningLook.clear,
  declined: meaningLook.affected,
} as const satisfies Readonly<Record<ApprovalState, object>>;

interface StateBadgeProps {
  readonly state: ApprovalState;
  readonly label: string;
}

/** By its colour, its shape and its word. */
export function StateBadge({ state, label }: StateBadgeProps) {
  const { sign, look } = looks[state];
  return (
    <span className={`inline-block rounded-full px-3 py-1 text-small font-medium ${look}`}>
      <span aria-hidden="true">{sign}</span> {label}
    </span>
  );
}

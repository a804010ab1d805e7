import { meaningStyles } from "@/components/ui/meaning-styles";
import type { ShowState } from "@/lib/config/shows";

const stateStyles = {
  requested: meaningStyles.unknown,
  approved: meaningStyles.clear,
  "kits-sent": meaningStyles.clear,
  held: meaningStyles.clear,
  closed: meaningStyles.unknown,
  declined: meaningStyles.affected,
  withdrawn: meaningStyles.unknown,
} as const satisfies Readonly<Record<ShowState, object>>;

interface ShowBadgeProps {
  readonly state: ShowState;
  readonly label: string;
}

export function ShowBadge({ state, label }: ShowBadgeProps) {
  const { symbol, className } = stateStyles[state];
  return (
    <span className={`inline-block rounded-full px-3 py-1 text-small font-medium ${className}`}>
      <span aria-hidden="true">{symbol}</span> {label}
    </span>
  );
}

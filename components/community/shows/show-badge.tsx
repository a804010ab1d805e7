import type { Meaning } from "@/components/ui/meaning-styles";
import { StateBadge } from "@/components/ui/state-badge";
import type { ShowState } from "@/lib/config/community/shows";

const meanings = {
  requested: "unknown",
  approved: "clear",
  "kits-sent": "clear",
  held: "clear",
  closed: "unknown",
  declined: "affected",
  withdrawn: "unknown",
} as const satisfies Readonly<Record<ShowState, Meaning>>;

interface ShowBadgeProps {
  readonly state: ShowState;
  readonly label: string;
}

export function ShowBadge({ state, label }: ShowBadgeProps) {
  return <StateBadge meaning={meanings[state]}>{label}</StateBadge>;
}

import type { Meaning } from "@/components/ui/meaning-styles";
import { StateBadge } from "@/components/ui/state-badge";

const meanings: Readonly<Record<string, Meaning>> = {
  paid: "clear",
  held: "carrier",
  disputed: "affected",
  overdue: "affected",
};

export function OrderBadge({ state, label }: { readonly state: string; readonly label: string }) {
  return <StateBadge meaning={meanings[state] ?? "unknown"}>{label}</StateBadge>;
}

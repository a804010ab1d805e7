import type { Meaning } from "@/components/ui/meaning-styles";
import { StateBadge } from "@/components/ui/state-badge";
import type { KitState } from "@/lib/config/kits/kits";

const meanings = { unused: "carrier", activated: "clear", void: "unknown" } as const satisfies Readonly<
  Record<KitState, Meaning>
>;

export function KitBadge({ state, label }: { readonly state: KitState; readonly label: string }) {
  return <StateBadge meaning={meanings[state]}>{label}</StateBadge>;
}

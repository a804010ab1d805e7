import type { Meaning } from "@/components/ui/meaning-styles";
import { StateBadge } from "@/components/ui/state-badge";
import type { ResultState } from "@/lib/config/kits/lab";

const meanings = {
  "in-progress": "unknown",
  "payment-hold": "carrier",
  "details-hold": "carrier",
  failed: "carrier",
  cancelled: "unknown",
  withdrawn: "carrier",
  ready: "clear",
} as const satisfies Readonly<Record<ResultState, Meaning>>;

export function SampleBadge({ state, label }: { readonly state: ResultState; readonly label: string }) {
  return <StateBadge meaning={meanings[state]}>{label}</StateBadge>;
}

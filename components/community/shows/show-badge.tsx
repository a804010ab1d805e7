import type { Meaning } from "@/components/ui/meaning-styles";
import { StateBadge } from "@/components/ui/state-badge";
import type { ShowState } from "@/lib/config/community/shows";
import { translate } from "@/lib/i18n/translate";

const meanings = {
  requested: "unknown",
  approved: "clear",
  "kits-sent": "clear",
  held: "clear",
  closed: "unknown",
  declined: "affected",
  withdrawn: "unknown",
} as const satisfies Readonly<Record<ShowState, Meaning>>;

export function ShowBadge({ state }: { readonly state: ShowState }) {
  return <StateBadge meaning={meanings[state]}>{translate("shows")(`states.${state}`)}</StateBadge>;
}

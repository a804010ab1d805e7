import { translate } from "@/lib/i18n/translate";
import { StateBadge } from "@/components/ui/state-badge";
import type { RelativeSearchState } from "@/lib/config/breeding/relatives";

export function SearchStateBadge({ state }: { readonly state: RelativeSearchState }) {
  const t = translate("breedingCommunity");
  return <StateBadge meaning={state === "compared" ? "clear" : "unknown"}>{t(`states.${state}`)}</StateBadge>;
}

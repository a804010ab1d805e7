import { translate } from "@/lib/i18n/translate";
import { StateBadge } from "@/components/ui/state-badge";
import type { PairVerdict } from "@/lib/config/breeding/breeding";

const meanings = { good: "clear", check: "unknown", "at-risk": "affected" } as const;

export function VerdictBadge({ verdict }: { readonly verdict: PairVerdict }) {
  return (
    <StateBadge meaning={meanings[verdict]}>
      {translate("breedingStrategy")(`verdicts.${verdict}`)}
    </StateBadge>
  );
}

import { translate } from "@/lib/i18n/translate";
import { cn } from "@/components/ui/class-names";
import { meaningStyles } from "@/components/ui/meaning-styles";
import type { PairVerdict } from "@/lib/config/breeding";

const meanings = { good: "clear", check: "unknown", "at-risk": "affected" } as const;

export function VerdictBadge({ verdict }: { readonly verdict: PairVerdict }) {
  const t = translate("breedingStrategy");
  const { className, symbol } = meaningStyles[meanings[verdict]];
  return (
    <span className={cn("inline-block rounded-full px-3 py-0.5 text-small font-semibold", className)}>
      <span aria-hidden="true">{symbol}</span> {t(`verdicts.${verdict}`)}
    </span>
  );
}

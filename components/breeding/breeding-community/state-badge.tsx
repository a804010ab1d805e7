import { translate } from "@/lib/i18n/translate";
import { cn } from "@/components/ui/class-names";
import { meaningStyles } from "@/components/ui/meaning-styles";
import type { RelativeSearchState } from "@/lib/config/relatives";

export function StateBadge({ state }: { readonly state: RelativeSearchState }) {
  const t = translate("breedingCommunity");
  const { className, symbol } = state === "compared" ? meaningStyles.clear : meaningStyles.unknown;
  return (
    <span className={cn("inline-block rounded-full px-3 py-0.5 text-small font-semibold", className)}>
      <span aria-hidden="true">{symbol}</span> {t(`states.${state}`)}
    </span>
  );
}

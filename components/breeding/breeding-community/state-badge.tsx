import { cn } from "@/components/ui/class-names";
import { meaningStyles } from "@/components/ui/meaning-styles";
import type { RelativeSearchState } from "@/lib/config/relatives";
import type { T } from "./view-props";

export function StateBadge({ state, t }: { readonly state: RelativeSearchState; readonly t: T }) {
  const { className, symbol } = state === "compared" ? meaningStyles.clear : meaningStyles.unknown;
  return (
    <span className={cn("inline-block rounded-full px-3 py-0.5 text-small font-semibold", className)}>
      <span aria-hidden="true">{symbol}</span> {t(`states.${state}`)}
    </span>
  );
}

import { cn } from "@/components/ui/class-names";
import { meaningStyles } from "@/components/ui/meaning-styles";
import type { PairVerdict } from "@/lib/config/breeding";
import type { T } from "./view-props";

const meanings = { good: "clear", check: "unknown", "at-risk": "affected" } as const;

export function VerdictBadge({ verdict, t }: { readonly verdict: PairVerdict; readonly t: T }) {
  const { className, symbol } = meaningStyles[meanings[verdict]];
  return (
    <span className={cn("inline-block rounded-full px-3 py-0.5 text-small font-semibold", className)}>
      <span aria-hidden="true">{symbol}</span> {t(`verdicts.${verdict}`)}
    </span>
  );
}

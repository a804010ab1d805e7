import { meaningStyles } from "@/components/ui/meaning-styles";
import type { KitState } from "@/lib/config/kits";

const meanings = { unused: "carrier", activated: "clear", void: "unknown" } as const;

/** State by colour, symbol and text. */
export function KitBadge({ state, label }: { readonly state: KitState; readonly label: string }) {
  const { className, symbol } = meaningStyles[meanings[state]];
  return (
    <span className={`inline-block rounded-full px-3 py-1 text-small font-medium ${className}`}>
      <span aria-hidden="true">{symbol}</span> {label}
    </span>
  );
}

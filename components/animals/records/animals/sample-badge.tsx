import { meaningStyles } from "@/components/ui/meaning-styles";
import type { ResultState } from "@/lib/config/lab";

const meanings = {
  "in-progress": "unknown",
  "payment-hold": "carrier",
  "details-hold": "carrier",
  failed: "carrier",
  cancelled: "unknown",
  withdrawn: "carrier",
  ready: "clear",
} as const satisfies Readonly<Record<ResultState, keyof typeof meaningStyles>>;

/** State of a sample by colour, symbol and word. */
export function SampleBadge({ state, label }: { readonly state: ResultState; readonly label: string }) {
  const { className, symbol } = meaningStyles[meanings[state]];
  return (
    <span className={`inline-block rounded-full px-3 py-1 text-small font-medium ${className}`}>
      <span aria-hidden="true">{symbol}</span> {label}
    </span>
  );
}

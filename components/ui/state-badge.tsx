import type { ReactNode } from "react";
import { type Meaning, meaningStyles } from "./meaning-styles";
import { MeaningSymbol } from "./meaning-symbol";

interface StateBadgeProps {
  readonly meaning: Meaning;
  readonly children: ReactNode;
}

/** A state by colour, symbol and word. */
export function StateBadge({ meaning, children }: StateBadgeProps) {
  return (
    <span className={`inline-block rounded-full px-3 py-1 text-small font-medium ${meaningStyles[meaning]}`}>
      <MeaningSymbol meaning={meaning} /> {children}
    </span>
  );
}

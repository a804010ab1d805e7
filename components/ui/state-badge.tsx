import type { ReactNode } from "react";
import { meaningStyles } from "./meaning-styles";

export type Meaning = keyof typeof meaningStyles;

interface StateBadgeProps {
  readonly meaning: Meaning;
  readonly children: ReactNode;
}

/** A state by colour, symbol and word. */
export function StateBadge({ meaning, children }: StateBadgeProps) {
  const { className, symbol } = meaningStyles[meaning];
  return (
    <span className={`inline-block rounded-full px-3 py-1 text-small font-medium ${className}`}>
      <span aria-hidden="true">{symbol}</span> {children}
    </span>
  );
}

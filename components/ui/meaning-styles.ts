/** Colours of a result or status. Always display a word too, and the symbol: colour alone is not accessible. */
export const meaningStyles = {
  clear: "bg-clear-soft text-clear",
  carrier: "bg-carrier-soft text-carrier",
  affected: "bg-affected-soft text-affected",
  trait: "bg-sand text-ink",
  unknown: "bg-unknown-soft text-unknown",
} as const;

export type Meaning = keyof typeof meaningStyles;

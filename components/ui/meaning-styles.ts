/** Colours and symbol of a result or status. Always display a word too: colour alone is not accessible. */
export const meaningStyles = {
  clear: { className: "bg-clear-soft text-clear", symbol: "●" },
  carrier: { className: "bg-carrier-soft text-carrier", symbol: "◐" },
  affected: { className: "bg-affected-soft text-affected", symbol: "▲" },
  unknown: { className: "bg-unknown-soft text-unknown", symbol: "◇" },
} as const;

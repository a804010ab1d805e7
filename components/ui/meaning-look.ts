/** What a result or a matter means: told by its colour, its shape and, beside them, its word. */
export const meaningLook = {
  clear: { look: "bg-clear-soft text-clear", sign: "●" },
  carrier: { look: "bg-carrier-soft text-carrier", sign: "◐" },
  affected: { look: "bg-affected-soft text-affected", sign: "▲" },
  unknown: { look: "bg-unknown-soft text-unknown", sign: "◇" },
} as const;

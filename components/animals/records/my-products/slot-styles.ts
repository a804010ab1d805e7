/** Height reserved for each slot while it loads. */
export const slotStyles = {
  order: "mt-6 min-h-96",
  notes: "mt-6 min-h-72",
  parentage: "mt-6 min-h-40",
} as const;

/** How much room is kept for what comes later, by the place on the page. */
export const placeLook = {
  order: "mt-6 min-h-96",
  notes: "mt-6 min-h-72",
  guard: "mt-6 min-h-40",
} as const;

/** What happens to a sample beside its stages. */
export const trackerStates = [
  "on-track",
  "hold-payment",
  "hold-details",
  "failed",
  "cancelled",
  "ready",
] as const;

export type TrackerState = (typeof trackerStates)[number];

/** States in which nothing changes any more. */
export const finalTrackerStates: readonly TrackerState[] = ["failed", "cancelled", "ready"];

/** How often the page asks when it has no event stream. */
export const trackerPollMs = 30_000;

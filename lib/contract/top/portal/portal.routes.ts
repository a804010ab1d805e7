import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** What the overview and the header of the portal show and no other call answers. */
export const portalRoutes = {
  /** What waits for the user: of each kind the number and the most urgent ones. */
  attention: get("/my/attention", "session", { ours: true }),
  /** The user's animals that were added or tested last. */
  recentAnimals: get("/my/recent-animals", "session", { ours: true }),
  /** Breeding animals that lack results for diseases that are tested in their breed. */
  testGaps: get("/my/test-gaps", "session", { ours: true }),
  /** Promised results and other upcoming days. */
  datesAhead: get("/my/dates-ahead", "session", { ours: true }),
  /** The user's animals, kits and orders that match a text. */
  find: get("/my/find", "session", { ours: true }),
} as const satisfies Routes;

import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** What a litter inherits from its parents. */
export const breedingStrategyRoutes = {
  get: get("/my/breeding-strategy", "session"),
  /** Animals to choose a dam or sire from. */
  parents: get("/my/breeding-strategy/parents", "session", { ours: true }),
  /** Tests whose results can be typed in for an animal of another breeder. */
  tests: get("/my/breeding-strategy/tests", "session", { ours: true }),
} as const satisfies Routes;

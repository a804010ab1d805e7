import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** What a litter inherits from its parents. */
export const breedingStrategyRoutes = {
  get: {
    method: "GET",
    path: "/my/breeding-strategy",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  /** Animals to choose a dam or sire from. */
  parents: {
    method: "GET",
    path: "/my/breeding-strategy/parents",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** Tests whose results can be typed in for an animal of another breeder. */
  tests: {
    method: "GET",
    path: "/my/breeding-strategy/tests",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;

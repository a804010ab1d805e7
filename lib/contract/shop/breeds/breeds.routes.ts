import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

export const breedsRoutes = {
  list: get("/breed", "anyone", { failure: "failures.failedFetchBreeds", cacheTag: "catalogue" }),
  get: get("/breed/{id}", "anyone", { failure: "failures.failedFetchBreedDetails", cacheTag: "breed" }),
  otherNames: get("/breed/other-names", "anyone", { ours: true }),
  tests: get("/breed/{id}/tests", "anyone", { ours: true }),
  offers: get("/breed/{id}/offers", "anyone", { ours: true }),
} as const satisfies Routes;

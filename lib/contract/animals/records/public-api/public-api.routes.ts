import { get } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** For programs of users: reads the animals of a token's user. The session cookie is ignored. */
export const publicApiRoutes = {
  listAnimals: get("/v1/animals", "anyone", { usesApiToken: true, ours: true }),
  getAnimal: get("/v1/animals/{id}", "anyone", { usesApiToken: true, ours: true }),
  listResults: get("/v1/animals/{id}/results", "anyone", { usesApiToken: true, ours: true }),
  listGenotypes: get("/v1/animals/{id}/genotypes", "anyone", { usesApiToken: true, ours: true }),
} as const satisfies Routes;

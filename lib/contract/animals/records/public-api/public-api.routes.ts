import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** For programs of users: reads the animals of a token's user. The session cookie is ignored. */
export const publicApiRoutes = {
  listAnimals: {
    method: "GET",
    path: "/v1/animals",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    usesApiToken: true,
    ours: true,
  },
  getAnimal: {
    method: "GET",
    path: "/v1/animals/{id}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    usesApiToken: true,
    ours: true,
  },
  listResults: {
    method: "GET",
    path: "/v1/animals/{id}/results",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    usesApiToken: true,
    ours: true,
  },
  listGenotypes: {
    method: "GET",
    path: "/v1/animals/{id}/genotypes",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    usesApiToken: true,
    ours: true,
  },
} as const satisfies Routes;

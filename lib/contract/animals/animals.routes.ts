import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const animalsRoutes = {
  list: {
    method: "GET",
    path: "/my/animals",
    access: "session",
    body: "none",
    failure: "Failed to fetch animals",
  },
  get: {
    method: "GET",
    path: "/my/animals/{id}",
    access: "session",
    body: "none",
    failure: "Failed to fetch animals",
  },
  profile: {
    method: "GET",
    path: "/my/animals/{id}/profile",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  barcodes: {
    method: "GET",
    path: "/my/animals/{id}/barcodes",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  upgradeProducts: {
    method: "GET",
    path: "/my/animals/{id}/products/{barcode}",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  share: {
    method: "POST",
    path: "/my/animals/{id}/share",
    access: "session",
    body: "json",
    failure: operationFailed,
  },
  parentageAnimals: {
    method: "GET",
    path: "/my/parentage-animals",
    access: "session",
    body: "none",
    failure: "Failed to fetch animals",
  },
  breedProfile: {
    method: "GET",
    path: "/my/animals/breeds/{id}/profile/{animal}",
    access: "session",
    body: "none",
    failure: "Failed to fetch breed profile",
  },
} as const satisfies Routes;

import { photoTypes } from "@/lib/config/animals";
import { limits } from "@/lib/config/limits";
import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

const failures = {
  fetch: "Failed to fetch animals",
  remove: "Failed to remove animal",
} as const;

/** Documented texts of a list whose response cannot be read. */
export const animalListFailures = {
  format: "Invalid response format",
  data: "Invalid response data",
} as const;

export const animalsRoutes = {
  list: {
    method: "GET",
    path: "/my/animals",
    access: "session",
    body: "none",
    failure: failures.fetch,
  },
  get: {
    method: "GET",
    path: "/my/animals/{id}",
    access: "session",
    body: "none",
    failure: failures.fetch,
  },
  /** Breeds that its DNA shows. */
  profile: {
    method: "GET",
    path: "/my/animals/{id}/profile",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  /** Its tubes, and how far they are. */
  barcodes: {
    method: "GET",
    path: "/my/animals/{id}/barcodes",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  /** What can be ordered for it on the sample that we have. */
  upgradeProducts: {
    method: "GET",
    path: "/my/animals/{id}/products/{barcode}",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  /** The tests of a breed with the results of an animal. */
  breedProfile: {
    method: "GET",
    path: "/my/animals/breeds/{id}/profile/{animal}",
    access: "session",
    body: "none",
    failure: "Failed to fetch breed profile",
  },
  pedigree: {
    method: "GET",
    path: "/my/animals/{id}/pedigree",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  timeline: {
    method: "GET",
    path: "/my/animals/{id}/timeline",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** Animals to choose a parent from. */
  parents: {
    method: "GET",
    path: "/my/animals/{id}/parents",
    access: "session",
    body: "none",
    failure: failures.fetch,
    ours: true,
  },
  update: {
    method: "PUT",
    path: "/my/animals/{id}",
    access: "session",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
  /** Only animals without samples and results. */
  remove: {
    method: "DELETE",
    path: "/my/animals/{id}",
    access: "session",
    body: "none",
    failure: failures.remove,
    ours: true,
  },
  archive: {
    method: "PUT",
    path: "/my/animals/{id}/archive",
    access: "session",
    body: "none",
    failure: failures.remove,
    ours: true,
  },
  restore: {
    method: "DELETE",
    path: "/my/animals/{id}/archive",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  setPhoto: {
    method: "PUT",
    path: "/my/animals/{id}/photo",
    access: "session",
    body: { file: photoTypes, maxBytes: limits.photoUploadBytes },
    failure: operationFailed,
    group: "uploads",
    timeoutMs: 20_000,
    ours: true,
  },
  removePhoto: {
    method: "DELETE",
    path: "/my/animals/{id}/photo",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** A photo, for anyone who knows its id. Browsers get it at `/files/animals/{id}`. */
  photo: {
    method: "GET",
    path: "/animal-photos/{id}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    isInternal: true,
    ours: true,
  },
} as const satisfies Routes;

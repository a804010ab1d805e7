import { del, get, put } from "@/lib/contract/route";
import { photoTypes } from "@/lib/config/animals/animals";
import { limits } from "@/lib/config/limits";
import type { Routes } from "@/lib/contract/contract";

const failures = {
  fetch: "failures.failedFetchAnimals",
  remove: "failures.failedRemoveAnimal",
} as const;

/** Documented texts of a list whose response cannot be read. */
export const animalListFailures = {
  format: "Invalid response format",
  data: "Invalid response data",
} as const;

export const animalsRoutes = {
  list: get("/my/animals", "session", { failure: failures.fetch }),
  get: get("/my/animals/{id}", "session", { failure: failures.fetch }),
  /** Breeds that its DNA shows. */
  profile: get("/my/animals/{id}/profile", "session"),
  /** Its tubes, and how far they are. */
  barcodes: get("/my/animals/{id}/barcodes", "session"),
  /** What can be ordered for it on the sample that we have. */
  upgradeProducts: get("/my/animals/{id}/products/{barcode}", "session"),
  /** The tests of a breed with the results of an animal. */
  breedProfile: get("/my/animals/breeds/{id}/profile/{animal}", "session", {
    failure: "failures.failedFetchBreedProfile",
  }),
  pedigree: get("/my/animals/{id}/pedigree", "session", { ours: true }),
  timeline: get("/my/animals/{id}/timeline", "session", { ours: true }),
  /** Animals to choose a parent from. */
  parents: get("/my/animals/{id}/parents", "session", { failure: failures.fetch, ours: true }),
  update: put("/my/animals/{id}", "session", { ours: true }),
  /** Only animals without samples and results. */
  remove: del("/my/animals/{id}", "session", { failure: failures.remove, ours: true }),
  archive: put("/my/animals/{id}/archive", "session", { body: "none", failure: failures.remove, ours: true }),
  restore: del("/my/animals/{id}/archive", "session", { ours: true }),
  setPhoto: put("/my/animals/{id}/photo", "session", {
    body: { file: photoTypes, maxBytes: limits.photoUploadBytes },
    group: "uploads",
    timeoutMs: 20_000,
    ours: true,
  }),
  removePhoto: del("/my/animals/{id}/photo", "session", { ours: true }),
  /** A photo, for anyone who knows its id. Browsers get it at `/files/animals/{id}`. */
  photo: get("/animal-photos/{id}", "anyone", { isInternal: true, ours: true }),
} as const satisfies Routes;

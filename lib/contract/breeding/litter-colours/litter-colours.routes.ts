import { get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Colours of a litter by the genotypes of its parents. */
export const litterColoursRoutes = {
  felineColour: post("/my/feline-colour", "session"),
  publicFelineColour: post("/tools/feline-colour", "anyone", { ours: true }),
  canineColour: post("/my/canine-colour", "session", { ours: true }),
  /** Genotypes of an animal as the colour tool takes them, with the reports they come from. */
  genotypes: get("/my/animals/{id}/coat-genotypes", "session", { ours: true }),
} as const satisfies Routes;

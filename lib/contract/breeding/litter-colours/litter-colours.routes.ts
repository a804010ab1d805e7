import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** Colours of a litter by the genotypes of its parents. */
export const litterColoursRoutes = {
  felineColour: {
    method: "POST",
    path: "/my/feline-colour",
    access: "session",
    body: "json",
    failure: operationFailed,
  },
  publicFelineColour: {
    method: "POST",
    path: "/tools/feline-colour",
    access: "anyone",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
  canineColour: {
    method: "POST",
    path: "/my/canine-colour",
    access: "session",
    body: "json",
    failure: operationFailed,
    ours: true,
  },
  /** Genotypes of an animal as the colour tool takes them, with the reports they come from. */
  genotypes: {
    method: "GET",
    path: "/my/animals/{id}/coat-genotypes",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;

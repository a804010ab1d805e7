import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

export const toolsRoutes = {
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
  breedingStrategy: {
    method: "GET",
    path: "/my/breeding-strategy",
    access: "session",
    body: "none",
    failure: operationFailed,
  },
  transferMultipack: {
    method: "POST",
    path: "/my/transfer-multipack",
    access: "session",
    body: "json",
    failure: "Failed to transfer multipacks",
  },
} as const satisfies Routes;

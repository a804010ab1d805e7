import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** Public pages of signed documents. */
export const passportsRoutes = {
  /** What was issued, and whether it still holds. Nothing about the owner. */
  get: {
    method: "GET",
    path: "/passports/{token}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** The owner of the animal hides the content, or shows it again. */
  changeVisibility: {
    method: "PUT",
    path: "/passports/{token}",
    access: "session",
    body: "json",
    failure: operationFailed,
    forbidsImpersonation: true,
    ours: true,
  },
  /** Public keys, for `/.well-known/jwks.json`. */
  keys: {
    method: "GET",
    path: "/passport-keys",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    isInternal: true,
    ours: true,
  },
} as const satisfies Routes;

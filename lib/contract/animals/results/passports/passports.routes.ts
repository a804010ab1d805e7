import { get, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Public pages of signed documents. */
export const passportsRoutes = {
  /** What was issued, and whether it still holds. Nothing about the owner. */
  get: get("/passports/{token}", "anyone", { ours: true }),
  /** The owner of the animal hides the content, or shows it again. */
  changeVisibility: put("/passports/{token}", "session", { forbidsImpersonation: true, ours: true }),
  /** Public keys, for `/.well-known/jwks.json`. */
  keys: get("/passport-keys", "anyone", { isInternal: true, ours: true }),
} as const satisfies Routes;

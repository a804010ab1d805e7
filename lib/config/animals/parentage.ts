import { categoryIds } from "@/lib/config/shop/categories";

export const parentageOutcomes = [
  "qualifies",
  "excluded",
  "inconclusive",
  "insufficient-data",
  "incompatible-profiles",
] as const;

export type ParentageOutcome = (typeof parentageOutcomes)[number];

/** A request waits for the consent of other owners, then for DNA profiles. A declined one is never compared. */
export const parentageStates = [
  "waiting-for-consent",
  "waiting-for-profile",
  "reported",
  "declined",
] as const;

export type ParentageState = (typeof parentageStates)[number];

export const consentStates = ["waiting", "granted", "refused"] as const;

export type ConsentState = (typeof consentStates)[number];

export const consentDecisions = ["granted", "refused"] as const;

export type ConsentDecision = (typeof consentDecisions)[number];

export const parentageRoles = ["offspring", "dam", "sire"] as const;

export type ParentageRole = (typeof parentageRoles)[number];

/** Which animal of a request is searched, as `queryType`. */
export const parentageQueryTypes = ["all", ...parentageRoles] as const;

export type ParentageQueryType = (typeof parentageQueryTypes)[number];

/** How the offspring compares with a parent at a marker. */
export const markerMatches = ["match", "mismatch", "missing"] as const;

export type MarkerMatch = (typeof markerMatches)[number];

export interface MarkerComparison {
  readonly marker: string;
  /** Null without this parent. */
  readonly dam: MarkerMatch | null;
  readonly sire: MarkerMatch | null;
}

/** The DNA profile product of each species. */
export const profileProductIds = { canine: 403, feline: 503 } as const;

/** The product of each species that is only a comparison. */
export const verificationProductIds = { canine: 404, feline: 504 } as const;

/** Incoming requests that are listed at once. */
export const listedConsents = 100;

/** Whether a product is about DNA profiles and parentage. */
export function isAboutProfiles(categoryId: number): boolean {
  return categoryId === categoryIds.canine.profile || categoryId === categoryIds.feline.profile;
}

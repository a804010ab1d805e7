import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** What owners learn from each other's animals when they take part. */
export const breedingCommunityRoutes = {
  /** The user's animals with a DNA profile. */
  list: {
    method: "GET",
    path: "/my/relatives",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** Relatives found for an animal of the user. */
  get: {
    method: "GET",
    path: "/my/animals/{id}/relatives",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** What an animal takes part in. Ending it takes effect at once. */
  saveConsents: {
    method: "PUT",
    path: "/my/animals/{id}/community-consents",
    access: "session",
    body: "json",
    failure: "Failed to save the choice",
    forbidsImpersonation: true,
    ours: true,
  },
  /** Mails the owner of a relative. The sender's address is in the mail. */
  contact: {
    method: "POST",
    path: "/my/animals/{id}/relatives/{relative}/messages",
    access: "session",
    body: "json",
    failure: "Failed to send the message",
    forbidsImpersonation: true,
    ours: true,
    group: "account",
  },
  /** Shares of clear, carrier and affected animals of a breed. */
  carrierRates: {
    method: "GET",
    path: "/my/carrier-rates",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;

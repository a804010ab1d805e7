import { get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** What owners learn from each other's animals when they take part. */
export const breedingCommunityRoutes = {
  /** The user's animals with a DNA profile. */
  list: get("/my/relatives", "session", { ours: true }),
  /** Relatives found for an animal of the user. */
  get: get("/my/animals/{id}/relatives", "session", { ours: true }),
  /** What an animal takes part in. Ending it takes effect at once. */
  saveConsents: put("/my/animals/{id}/community-consents", "session", {
    failure: "failures.failedSaveChoice",
    forbidsImpersonation: true,
    ours: true,
  }),
  /** Mails the owner of a relative. The sender's address is in the mail. */
  contact: post("/my/animals/{id}/relatives/{relative}/messages", "session", {
    failure: "failures.failedSendMessage",
    forbidsImpersonation: true,
    ours: true,
    group: "account",
  }),
  /** Shares of clear, carrier and affected animals of a breed. */
  carrierRates: get("/my/carrier-rates", "session", { ours: true }),
} as const satisfies Routes;

import { get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** The newsletter Paw Print. Nobody learns whether an address is subscribed, except its account. */
export const newsletterRoutes = {
  /** Mails a link. The address is subscribed once the link is used. */
  subscribe: post("/newsletter", "anyone", {
    failure: "failures.subscribe",
    forbidsImpersonation: true,
    ours: true,
  }),
  confirm: post("/newsletter/confirm", "anyone", {
    failure: "failures.confirmSubscription",
    ours: true,
  }),
  /** By the link in every newsletter mail. An unknown link gets the same response. */
  unsubscribe: post("/newsletter/unsubscribe", "anyone", { failure: "failures.unsubscribe", ours: true }),
  getMine: get("/my/newsletter", "session", {
    failure: "failures.fetchNewsletter",
    ours: true,
  }),
  updateMine: put("/my/newsletter", "session", {
    failure: "failures.updateNewsletter",
    forbidsImpersonation: true,
    ours: true,
  }),
} as const satisfies Routes;

import type { Routes } from "@/lib/contract/contract";

/** The newsletter Paw Print. Nobody learns whether an address is subscribed, except its account. */
export const newsletterRoutes = {
  /** Mails a link. The address is subscribed once the link is used. */
  subscribe: {
    method: "POST",
    path: "/newsletter",
    access: "anyone",
    body: "json",
    failure: "Failed to subscribe",
    forbidsImpersonation: true,
    ours: true,
  },
  confirm: {
    method: "POST",
    path: "/newsletter/confirm",
    access: "anyone",
    body: "json",
    failure: "Failed to confirm the subscription",
    ours: true,
  },
  /** By the link in every newsletter mail. An unknown link gets the same response. */
  unsubscribe: {
    method: "POST",
    path: "/newsletter/unsubscribe",
    access: "anyone",
    body: "json",
    failure: "Failed to unsubscribe",
    ours: true,
  },
  getMine: {
    method: "GET",
    path: "/my/newsletter",
    access: "session",
    body: "none",
    failure: "Failed to fetch the newsletter setting",
    ours: true,
  },
  updateMine: {
    method: "PUT",
    path: "/my/newsletter",
    access: "session",
    body: "json",
    failure: "Failed to update the newsletter setting",
    forbidsImpersonation: true,
    ours: true,
  },
} as const satisfies Routes;

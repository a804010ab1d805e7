import { get, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** What happened, and which of it is mailed too. */
export const notificationsRoutes = {
  list: get("/my/notifications", "session", { failure: "failures.failedFetchNotifications", ours: true }),
  /** For the bell in the header. */
  unread: get("/my/notifications/unread", "session", { ours: true }),
  markRead: put("/my/notifications/{id}/read", "session", {
    body: "none",
    forbidsImpersonation: true,
    ours: true,
  }),
  markAllRead: put("/my/notifications/read", "session", {
    body: "none",
    forbidsImpersonation: true,
    ours: true,
  }),
  preferences: get("/my/notification-preferences", "session", { ours: true }),
  savePreferences: put("/my/notification-preferences", "session", { forbidsImpersonation: true, ours: true }),
  /** By the signed token of the link in a mail. */
  subscription: get("/unsubscribe/{token}", "anyone", { ours: true }),
  /** Works once, and for the kind of its mail only. */
  unsubscribe: put("/unsubscribe/{token}", "anyone", { body: "none", ours: true }),
} as const satisfies Routes;

import type { Routes } from "@/lib/contract/contract";
import { operationFailed } from "@/lib/contract/operation-failed";

/** What happened, and which of it is mailed too. */
export const notificationsRoutes = {
  list: {
    method: "GET",
    path: "/my/notifications",
    access: "session",
    body: "none",
    failure: "Failed to fetch notifications",
    ours: true,
  },
  /** For the bell in the header. */
  unread: {
    method: "GET",
    path: "/my/notifications/unread",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  markRead: {
    method: "PUT",
    path: "/my/notifications/{id}/read",
    access: "session",
    body: "none",
    failure: operationFailed,
    forbidsImpersonation: true,
    ours: true,
  },
  markAllRead: {
    method: "PUT",
    path: "/my/notifications/read",
    access: "session",
    body: "none",
    failure: operationFailed,
    forbidsImpersonation: true,
    ours: true,
  },
  preferences: {
    method: "GET",
    path: "/my/notification-preferences",
    access: "session",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  savePreferences: {
    method: "PUT",
    path: "/my/notification-preferences",
    access: "session",
    body: "json",
    failure: operationFailed,
    forbidsImpersonation: true,
    ours: true,
  },
  /** By the signed token of the link in a mail. */
  subscription: {
    method: "GET",
    path: "/unsubscribe/{token}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
  /** Works once, and for the kind of its mail only. */
  unsubscribe: {
    method: "PUT",
    path: "/unsubscribe/{token}",
    access: "anyone",
    body: "none",
    failure: operationFailed,
    ours: true,
  },
} as const satisfies Routes;

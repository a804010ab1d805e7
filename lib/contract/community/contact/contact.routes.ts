import type { Routes } from "@/lib/contract/contract";

/** The contact form, and the requests that admins answer. */
export const contactRoutes = {
  send: {
    method: "POST",
    path: "/contact",
    access: "anyone",
    body: "json",
    failure: "Failed to send your message",
    forbidsImpersonation: true,
    ours: true,
  },
  list: {
    method: "GET",
    path: "/admin/contact",
    access: "admin",
    body: "none",
    failure: "Failed to fetch contact requests",
    ours: true,
  },
  answer: {
    method: "PUT",
    path: "/admin/contact/{id}",
    access: "admin",
    body: "json",
    failure: "Failed to update contact request",
    forbidsImpersonation: true,
    ours: true,
  },
} as const satisfies Routes;

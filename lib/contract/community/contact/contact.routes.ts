import { get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** The contact form, and the requests that admins answer. */
export const contactRoutes = {
  send: post("/contact", "anyone", {
    failure: "Failed to send your message",
    forbidsImpersonation: true,
    ours: true,
  }),
  list: get("/admin/contact", "admin", { failure: "Failed to fetch contact requests", ours: true }),
  answer: put("/admin/contact/{id}", "admin", {
    failure: "Failed to update contact request",
    forbidsImpersonation: true,
    ours: true,
  }),
} as const satisfies Routes;

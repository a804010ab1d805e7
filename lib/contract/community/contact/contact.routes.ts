import { get, post, put } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** The contact form, and the requests that admins answer. */
export const contactRoutes = {
  send: post("/contact", "anyone", {
    failure: "failures.sendMessage",
    forbidsImpersonation: true,
    ours: true,
  }),
  list: get("/admin/contact", "admin", { failure: "failures.fetchContactRequests", ours: true }),
  answer: put("/admin/contact/{id}", "admin", {
    failure: "failures.updateContactRequest",
    forbidsImpersonation: true,
    ours: true,
  }),
} as const satisfies Routes;

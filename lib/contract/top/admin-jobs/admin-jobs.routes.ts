import type { Routes } from "@/lib/contract/contract";

/** Background jobs that failed, for admins. */
export const adminJobsRoutes = {
  list: {
    method: "GET",
    path: "/admin/jobs",
    access: "admin",
    body: "none",
    failure: "Failed to fetch jobs",
    ours: true,
  },
  /** Runs it again at once, also one that waits for its next attempt. */
  retry: {
    method: "POST",
    path: "/admin/jobs/{id}/retries",
    access: "admin",
    body: "none",
    failure: "Failed to retry",
    forbidsImpersonation: true,
    ours: true,
  },
  discard: {
    method: "DELETE",
    path: "/admin/jobs/{id}",
    access: "admin",
    body: "none",
    failure: "Failed to discard",
    forbidsImpersonation: true,
    ours: true,
  },
  /** All failed jobs of a queue. */
  retryQueue: {
    method: "POST",
    path: "/admin/job-queues/{queue}/retries",
    access: "admin",
    body: "none",
    failure: "Failed to retry",
    forbidsImpersonation: true,
    ours: true,
  },
  discardQueue: {
    method: "DELETE",
    path: "/admin/job-queues/{queue}/failed-jobs",
    access: "admin",
    body: "none",
    failure: "Failed to discard",
    forbidsImpersonation: true,
    ours: true,
  },
} as const satisfies Routes;

import { del, get, post } from "@/lib/contract/route";
import type { Routes } from "@/lib/contract/contract";

/** Background jobs that failed, for admins. */
export const adminJobsRoutes = {
  list: get("/admin/jobs", "admin", { failure: "failures.failedFetchJobs", ours: true }),
  /** Runs it again at once, also one that waits for its next attempt. */
  retry: post("/admin/jobs/{id}/retries", "admin", {
    body: "none",
    failure: "failures.failedRetry",
    forbidsImpersonation: true,
    ours: true,
  }),
  discard: del("/admin/jobs/{id}", "admin", {
    failure: "failures.failedDiscard",
    forbidsImpersonation: true,
    ours: true,
  }),
  /** All failed jobs of a queue. */
  retryQueue: post("/admin/job-queues/{queue}/retries", "admin", {
    body: "none",
    failure: "failures.failedRetry",
    forbidsImpersonation: true,
    ours: true,
  }),
  discardQueue: del("/admin/job-queues/{queue}/failed-jobs", "admin", {
    failure: "failures.failedDiscard",
    forbidsImpersonation: true,
    ours: true,
  }),
} as const satisfies Routes;

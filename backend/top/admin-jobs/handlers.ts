import type { Handlers } from "@/backend/http/handler-types";
import { changeJob, changeQueue } from "./job-actions";
import { listJobs } from "./list-jobs";

export const adminJobsHandlers: Handlers<"adminJobs"> = {
  list: ({ tx, query }) => listJobs(tx, query),
  retry: ({ params, ...context }) => changeJob(context, "retry", params.id),
  discard: ({ params, ...context }) => changeJob(context, "discard", params.id),
  retryQueue: ({ params, ...context }) => changeQueue(context, "retry", params.queue),
  discardQueue: ({ params, ...context }) => changeQueue(context, "discard", params.queue),
};

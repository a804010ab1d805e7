import type { Handlers } from "@/backend/http/handler-types";
import { changeJob, changeQueue } from "./job-actions";
import { listJobs } from "./list-jobs";

export const adminJobsHandlers: Handlers<"adminJobs"> = {
  list: listJobs,
  retry: (context, { params }) => changeJob(context, "retry", params.id),
  discard: (context, { params }) => changeJob(context, "discard", params.id),
  retryQueue: (context, { params }) => changeQueue(context, "retry", params.queue),
  discardQueue: (context, { params }) => changeQueue(context, "discard", params.queue),
};

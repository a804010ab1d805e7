import { string } from "yup";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { adminJobsRoutes } from "./admin-jobs.routes";

const uuid = () =>
  string()
    .matches(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/, "fields.invalid")
    .required();

const queueName = () => string().matches(/^[a-z][a-z-]{0,48}$/, "fields.invalid");

const job = f.responseObject({
  id: f.responseText(),
  queue: f.responseText(),
  state: string()
    .oneOf(["failed", "retrying"] as const)
    .required(),
  /** Without personal data. */
  reason: f.nullableText(),
  attempts: f.wholeNumber(),
  /** Ids of what it works on. */
  ids: f.listOf(f.responseObject({ name: f.responseText(), value: f.responseText() })),
  createdAt: f.instant(),
  /** The last attempt. */
  failedAt: f.instant(),
  /** The next attempt; null when it failed for good. */
  nextAt: f.nullableInstant(),
});

export const adminJobsShapes = {
  list: {
    summary: "Queues of background jobs, with those that failed.",
    query: f.castObject({ ...f.paging(), queue: queueName().optional() }),
    response: f.paged(job).shape({
      queues: f.listOf(
        f.responseObject({ queue: f.responseText(), failed: f.wholeNumber(), retrying: f.wholeNumber() }),
      ),
    }),
  },
  retry: { summary: "Runs a failed job again.", params: f.castObject({ id: uuid() }), response: noContent },
  discard: { summary: "Discards a failed job.", params: f.castObject({ id: uuid() }), response: noContent },
  retryQueue: {
    summary: "Runs all failed jobs of a queue again.",
    params: f.castObject({ queue: queueName().required() }),
    response: noContent,
  },
  discardQueue: {
    summary: "Discards all failed jobs of a queue.",
    params: f.castObject({ queue: queueName().required() }),
    response: noContent,
  },
} as const satisfies Shapes<typeof adminJobsRoutes>;

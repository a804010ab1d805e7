import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";
import { countFailedJobs, type FailedJob, listFailedJobs } from "@/backend/jobs/failed-jobs";

export async function listJobs(
  { tx }: SignedInContext,
  { query: { queue, ...paging } }: Input<"adminJobs.list">,
) {
  const rows = await listFailedJobs(tx, { queue, limit: paging.size, offset: offsetOf(paging) });
  const queues = await countFailedJobs(tx);
  const count = queues
    .filter((each) => queue === undefined || each.queue === queue)
    .reduce((sum, { failed, retrying }) => sum + failed + retrying, 0);
  return { ...envelope(rows.map(toJob), count, paging), queues };
}

function toJob({ state, data, nextAt, ...job }: FailedJob) {
  const { id, queue, reason, attempts, createdAt, failedAt } = job;
  return {
    id,
    queue,
    reason,
    attempts,
    ids: toIds(data),
    state: state === "failed" ? ("failed" as const) : ("retrying" as const),
    createdAt: new Date(createdAt).toISOString(),
    failedAt: new Date(failedAt).toISOString(),
    nextAt: state === "failed" ? null : new Date(nextAt).toISOString(),
  };
}

/** The data of jobs are ids only. */
export const toIds = (data: FailedJob["data"]) =>
  Object.entries(data ?? {}).map(([name, value]) => ({ name, value: String(value) }));

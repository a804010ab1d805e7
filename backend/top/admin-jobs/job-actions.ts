import { notFound, Refusal } from "@/backend/http/refusals";
import type { SignedInContext } from "@/backend/http/handler-types";
import { discardJobs, type FailedJob, lockFailedJobs, retryJobs } from "@/backend/jobs/failed-jobs";
import { recordAudit } from "@/backend/kernel/audit/audit";
import { findAdmin } from "@/backend/kernel/audit/find-admin";
import { toIds } from "./list-jobs";

type JobAction = "retry" | "discard";

const run = { retry: retryJobs, discard: discardJobs } as const;

/** 404 when the job does not exist or does not need it any more, for example because it has succeeded since. */
export async function changeJob(context: SignedInContext, action: JobAction, id: string) {
  return changeJobs(context, `adminJobs.${action}`, action, { id });
}

export async function changeQueue(context: SignedInContext, action: JobAction, queue: string) {
  return changeJobs(context, `adminJobs.${action}Queue`, action, { queue });
}

async function changeJobs(
  { tx, caller }: SignedInContext,
  call: string,
  action: JobAction,
  selection: { readonly id: string } | { readonly queue: string },
): Promise<undefined | Refusal> {
  const admin = await findAdmin(tx, caller);
  if (admin instanceof Refusal) return admin;
  const jobs = await lockFailedJobs(tx, selection);
  const [first] = jobs;
  if (first === undefined) return notFound();
  await run[action](tx, jobs);
  const reason = "id" in selection ? describeJob(first) : `${jobs.length} jobs`;
  const subject = { id: null, name: first.queue };
  await recordAudit(tx, { admin, subject, call, reason, requestId: caller.requestId });
  return undefined;
}

const describeJob = ({ data, reason }: FailedJob): string =>
  [...toIds(data).map(({ name, value }) => `${name} ${value}`), reason].filter(Boolean).join(", ");

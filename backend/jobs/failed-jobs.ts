import { type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";

export interface FailedJob extends Record<string, unknown> {
  readonly id: string;
  readonly queue: string;
  readonly state: "failed" | "retry";
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly attempts: number;
  readonly reason: string | null;
  readonly createdAt: string;
  readonly failedAt: string;
  readonly nextAt: string;
}

interface Selection {
  readonly id?: string;
  readonly queue?: string | undefined;
}

/** What pg-boss itself writes has one level more. */
const reason = sql`coalesce(output->>'message', output->'value'->>'message')`;

const columns = sql`id, name as queue, state::text as state, data, retry_count + 1 as attempts, ${reason} as reason,
  to_json(created_on)#>>'{}' as "createdAt", to_json(coalesce(completed_on, started_on, created_on))#>>'{}' as "failedAt",
  to_json(start_after)#>>'{}' as "nextAt"`;

/** Jobs that failed for good, and those that failed and are going to be retried. */
function where({ id, queue }: Selection): SQL {
  return sql`state in ('failed', 'retry') ${id === undefined ? sql`` : sql`and id = ${id}`}
    ${queue === undefined ? sql`` : sql`and name = ${queue}`}`;
}

/** Those that failed for good first, newest first. */
export async function listFailedJobs(
  tx: Tx,
  { queue, limit, offset }: Pick<Selection, "queue"> & { readonly limit: number; readonly offset: number },
): Promise<FailedJob[]> {
  const { rows } = await tx.execute<FailedJob>(
    sql`select ${columns} from pgboss.job where ${where({ queue })}
      order by job.state desc, coalesce(completed_on, started_on) desc, id limit ${limit} offset ${offset}`,
  );
  return rows;
}

export async function countFailedJobs(tx: Tx) {
  const { rows } = await tx.execute<{ queue: string; failed: number; retrying: number }>(
    sql`select name as queue, (count(*) filter (where state = 'failed'))::int as failed,
      (count(*) filter (where state = 'retry'))::int as retrying
      from pgboss.job where ${where({})} group by name order by name`,
  );
  return rows;
}

/** Locks the jobs. Of a queue only those that failed for good: the others are retried anyway. */
export async function lockFailedJobs(tx: Tx, selection: Selection): Promise<FailedJob[]> {
  const isForGood = selection.id === undefined ? sql`and state = 'failed'` : sql``;
  const { rows } = await tx.execute<FailedJob>(
    sql`select ${columns} from pgboss.job where ${where(selection)} ${isForGood} order by id for update`,
  );
  return rows;
}

/** Due at once, with one more attempt. `keep_until` would archive an old job before it runs. */
export async function retryJobs(tx: Tx, jobs: readonly FailedJob[]): Promise<void> {
  await tx.execute(sql`update pgboss.job set state = 'retry', start_after = now(), completed_on = null,
    retry_limit = greatest(retry_limit, retry_count + 1),
    keep_until = greatest(keep_until, now() + interval '14 days') where ${isOneOf(jobs)}`);
}

export async function discardJobs(tx: Tx, jobs: readonly FailedJob[]): Promise<void> {
  await tx.execute(sql`delete from pgboss.job where ${isOneOf(jobs)}`);
}

const isOneOf = (jobs: readonly FailedJob[]) =>
  sql`id in (${sql.join(
    jobs.map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )})`;

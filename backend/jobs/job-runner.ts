import type { FastifyBaseLogger } from "fastify";
import type PgBoss from "pg-boss";
import { serialiseError } from "@/lib/domain/serialise-error";
import type { Database } from "@/backend/db/client";
import { createBoss } from "./boss";
import { type JobData, type QueueName, queueNames } from "./queues";

/** Runs one job. Throwing means the job failed: it is retried as its queue says. Must be idempotent. */
type JobHandler<Name extends QueueName> = (data: JobData[Name]) => Promise<void>;

export type JobHandlers = { readonly [Name in QueueName]?: JobHandler<Name> };

/** How often a recurring job runs, in seconds. Of several processes one runs it. */
export type JobIntervals = { readonly [Name in QueueName]?: number };

interface RunnerOptions {
  readonly database: Pick<Database, "pool">;
  readonly handlers: JobHandlers;
  readonly intervals?: JobIntervals;
  readonly log: FastifyBaseLogger;
}

export interface JobRunner {
  /** Waits for running jobs. */
  readonly stop: () => Promise<void>;
}

const batchSize = 20;
const pollingIntervalSeconds = 1;
/** Shorter than a graceful stop of the whole backend may take. */
const stopLimitMs = 8_000;

export async function startJobRunner({
  database,
  handlers,
  intervals = {},
  log,
}: RunnerOptions): Promise<JobRunner> {
  const boss = createBoss(database.pool);
  boss.on("error", (error) => log.error({ err: error }, "job queue error"));
  await boss.start();
  const timers: NodeJS.Timeout[] = [];
  for (const name of queueNames) {
    const handler = handlers[name];
    // The table ties each name to the data of its own handler; a loop over names loses that tie.
    if (handler) await work(boss, name, handler as (data: object) => Promise<void>, log);
    const everySeconds = intervals[name];
    if (everySeconds !== undefined) timers.push(await repeat(boss, name, everySeconds, log));
  }
  return {
    stop: async () => {
      timers.forEach((timer) => clearInterval(timer));
      await boss.stop({ graceful: true, wait: true, timeout: stopLimitMs });
    },
  };
}

async function work(
  boss: PgBoss,
  name: QueueName,
  handler: (data: object) => Promise<void>,
  log: FastifyBaseLogger,
): Promise<void> {
  const workerId = await boss.work<object>(name, { batchSize, pollingIntervalSeconds }, async (jobs) => {
    for (const job of jobs) {
      try {
        await handler(job.data);
        await boss.complete(name, job.id);
      } catch (error) {
        log.warn({ job: name, id: job.id, err: error }, "job failed");
        await boss.fail(name, job.id, { message: describeFailure(error) });
      }
    }
    // More are probably waiting: do not sleep until the next poll.
    if (jobs.length === batchSize) boss.notifyWorker(workerId);
  });
}

/** Shown to admins: without personal data. */
function describeFailure(error: unknown): string {
  const { message, query, constraint, cause } = serialiseError(error);
  if (message !== undefined) return message;
  return ["database error", query, constraint ?? cause?.constraint, cause?.code].filter(Boolean).join(", ");
}

/** pg-boss archives finished jobs after that time, and then no longer knows when the last one ran. */
export const longestIntervalSeconds = 12 * 60 * 60;

/** Enqueues a job per interval; `singletonSeconds` keeps it at one, however many processes do the same. */
async function repeat(
  boss: PgBoss,
  name: QueueName,
  everySeconds: number,
  log: FastifyBaseLogger,
): Promise<NodeJS.Timeout> {
  if (everySeconds > longestIntervalSeconds)
    throw new Error(`${name} would never run: every ${everySeconds} s.`);
  const send = () =>
    boss
      .send(name, {}, { singletonSeconds: everySeconds })
      .catch((error: unknown) => log.error({ job: name, err: error }, "recurring job not enqueued"));
  await send();
  return setInterval(() => void send(), everySeconds * 1_000);
}

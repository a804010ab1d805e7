import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type PgBoss from "pg-boss";
import { serialiseError } from "@/lib/domain/serialise-error";
import type { Database } from "@/backend/db/client";
import { createBoss } from "./boss";
import { type JobData, type QueueName, queueNames } from "./queues";
import { runJob } from "./run-job";

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
  /** How often the queues are polled. */
  readonly pollIntervalMs?: number;
}

export interface JobRunner {
  /** Waits for running jobs. */
  readonly stop: () => Promise<void>;
}

const defaultPollIntervalMs = 1_000;
/** One query for all queues. If each polled as often by itself, an idle backend would send twenty queries a second. */
const waitingQueues = "select distinct name from pgboss.job where state < 'active' and start_after <= now()";
/** Each queue also polls by itself, should a notification be missed. */
const pollingIntervalSeconds = 60;
/** Shorter than a graceful stop of the whole backend may take. */
const stopLimitMs = 8_000;

export async function startJobRunner({
  database,
  handlers,
  intervals = {},
  log,
  pollIntervalMs = defaultPollIntervalMs,
}: RunnerOptions): Promise<JobRunner> {
  const boss = createBoss(database.pool);
  boss.on("error", (error) => log.error({ err: error }, "job queue error"));
  await boss.start();
  const timers: NodeJS.Timeout[] = [];
  const workers = new Map<string, string>();
  for (const name of queueNames) {
    const handler = handlers[name];
    // The table ties each name to the data of its own handler; a loop over names loses that tie.
    if (handler) workers.set(name, await work(boss, name, handler as (data: object) => Promise<void>, log));
    const everySeconds = intervals[name];
    if (everySeconds !== undefined) timers.push(await repeat(boss, name, everySeconds, log));
  }
  const notify = (name: string) => boss.notifyWorker(workers.get(name) ?? "");
  const polling = poll({ database, log, pollIntervalMs }, notify);
  return {
    stop: async () => {
      timers.forEach((timer) => clearInterval(timer));
      await polling.stop();
      await boss.stop({ graceful: true, wait: true, timeout: stopLimitMs });
    },
  };
}

/** Calls back with the name of each queue that has a job to run, once per interval. */
function poll(
  { database, log, pollIntervalMs }: Pick<Required<RunnerOptions>, "database" | "log" | "pollIntervalMs">,
  notify: (name: string) => void,
): JobRunner {
  const stopping = new AbortController();
  const run = async () => {
    while (!stopping.signal.aborted) {
      try {
        const { rows } = await database.pool.query<{ name: string }>(waitingQueues);
        for (const { name } of rows) notify(name);
      } catch (error) {
        log.error({ err: error }, "job queues not polled");
      }
      await pause(pollIntervalMs, undefined, stopping).catch(() => undefined);
    }
  };
  const running = run();
  return {
    stop: () => {
      stopping.abort();
      return running;
    },
  };
}

/**
 * Returns the id of the worker. It fetches one job at a time: pg-boss applies the time limit of a queue to everything that
 * was fetched together.
 */
async function work(
  boss: PgBoss,
  name: QueueName,
  handler: (data: object) => Promise<void>,
  log: FastifyBaseLogger,
): Promise<string> {
  const options = { batchSize: 1, pollingIntervalSeconds };
  const workerId = await boss.work<object>(name, options, async ([job]) => {
    if (job === undefined) return;
    // More are probably waiting: do not sleep until the next poll.
    boss.notifyWorker(workerId);
    try {
      await runJob(name, job.data, () => handler(job.data));
      await boss.complete(name, job.id);
    } catch (error) {
      log.warn({ job: name, id: job.id, err: error }, "job failed");
      await boss.fail(name, job.id, { message: describeFailure(error) });
    }
  });
  return workerId;
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

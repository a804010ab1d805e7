import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { Gauge, type Registry } from "prom-client";
import { createDurations, createRegistry, serveMetrics, statusClass } from "@/scripts/lib/serve-metrics.mjs";
import type { Database } from "./db/client";

interface MetricsOptions {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly host: string;
  readonly port: number;
}

/** Prometheus asks every few seconds, and each of several backends: the database is asked less often. */
const cachedMs = 10_000;

/** Before the app listens. Labels are names of calls, queues and states: never anything of a person. */
export async function startMetrics({ app, database, host, port }: MetricsOptions): Promise<void> {
  const registry = createRegistry();
  observeCalls(app, registry);
  observePool(database, registry);
  observeTables(database, registry);
  const server = await serveMetrics(registry, { host, port });
  app.addHook("onClose", async () => void server.close());
}

function observeCalls(app: FastifyInstance, registry: Registry): void {
  const calls = createDurations(registry, {
    name: "tailmark_backend_call_seconds",
    help: "Calls of storefronts and laboratories by name.",
    label: "call",
  });
  app.addHook("onResponse", async (request, reply) => {
    const call = request.routeOptions.config.call ?? "none";
    calls.observe({ call, status: statusClass(reply.statusCode) }, reply.elapsedTime / 1_000);
  });
}

function observePool({ pool }: Database, registry: Registry): void {
  const gauge = new Gauge({
    name: "tailmark_backend_database_connections",
    help: "Connections of the pool that are open and idle, and requests that wait for one.",
    labelNames: ["state"],
    registers: [registry],
    collect: () => {
      gauge.set({ state: "open" }, pool.totalCount);
      gauge.set({ state: "idle" }, pool.idleCount);
      gauge.set({ state: "waiting" }, pool.waitingCount);
    },
  });
}

interface TableMetric {
  readonly name: string;
  readonly help: string;
  /** The label of the row that a query returns. */
  readonly label: string;
}

const jobs = { name: "tailmark_jobs", help: "Jobs that wait or run, by queue.", label: "queue" };
const failedJobs = {
  name: "tailmark_jobs_failed",
  help: "Jobs that failed for good, by queue.",
  label: "queue",
};
const oldestJob = {
  name: "tailmark_jobs_oldest_seconds",
  help: "How long the oldest job that could run has waited.",
  label: "queue",
};
const payments = { name: "tailmark_payments", help: "Unfinished payments by state.", label: "state" };
const refunds = { name: "tailmark_refunds", help: "Unfinished and failed refunds by state.", label: "state" };
const samples = {
  name: "tailmark_samples",
  help: "Samples in the laboratory by whether their promised date has passed.",
  label: "state",
};

/** One query: a row is a value of a metric. Finished payments are not counted: they only grow. */
const tableValues = sql`
  select ${oldestJob.name} metric, name label, extract(epoch from now() - min(start_after))::float value
    from pgboss.job where state < 'active' and start_after <= now() group by name
  union all select ${jobs.name}, name, count(*) from pgboss.job where state < 'completed' group by name
  union all select ${failedJobs.name}, name, count(*) from pgboss.job where state = 'failed' group by name
  union all select ${payments.name}, state, count(*) from payments
    where state in ('starting', 'open', 'unknown') group by state
  union all select ${refunds.name}, state, count(*) from refunds where state <> 'succeeded' group by state
  union all select ${samples.name}, case when promised_on < current_date then 'overdue' else 'in time' end, count(*)
    from lab_progress where stage is not null and stage <> 'report-ready' and failed_at is null and cancelled_at is null
    group by 2`;

interface TableValue extends Record<string, unknown> {
  readonly metric: string;
  readonly label: string;
  readonly value: number;
}

function observeTables({ db }: Database, registry: Registry): void {
  let values: Promise<readonly TableValue[]> = Promise.resolve([]);
  let readAt = 0;
  const read = (): Promise<readonly TableValue[]> => {
    if (Date.now() - readAt < cachedMs) return values;
    readAt = Date.now();
    // Without the database there are no values, but still the other metrics.
    values = db.execute<TableValue>(tableValues).then(
      ({ rows }) => rows,
      () => [],
    );
    return values;
  };
  for (const metric of [oldestJob, jobs, failedJobs, payments, refunds, samples])
    addTableGauge(metric, registry, read);
}

function addTableGauge(
  { name, help, label }: TableMetric,
  registry: Registry,
  read: () => Promise<readonly TableValue[]>,
): void {
  const gauge = new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    collect: async () => {
      gauge.reset();
      for (const value of await read())
        if (value.metric === name) gauge.set({ [label]: value.label }, Number(value.value));
    },
  });
}

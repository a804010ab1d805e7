import { sql } from "drizzle-orm";
import pino from "pino";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "@/backend/testing/database";
import { createBoss } from "./boss";
import { enqueue } from "./enqueue";
import { queueNames } from "./queues";
import { type JobHandlers, type JobIntervals, startJobRunner } from "./job-runner";

const log = pino({ level: "silent" });
/** Instead of a second, of which the retries of one test would take seven. */
const pollIntervalMs = 50;
let context: TestDatabase;
beforeEach(async () => {
  context ??= await createTestDatabase();
  await context.db.execute(sql`delete from pgboss.job`);
});

async function run(handlers: JobHandlers, intervals: JobIntervals = {}) {
  const runner = await startJobRunner({
    database: context.database,
    handlers,
    intervals,
    log,
    pollIntervalMs,
  });
  onTestFinished(() => runner.stop());
  return runner;
}

const states = async () =>
  (
    await context.db.execute<{ state: string; retry_count: number }>(
      sql`select state, retry_count from pgboss.job where name = 'send-mail'`,
    )
  ).rows;

/** Makes waiting retries due, instead of waiting for them. */
const skipRetryDelay = () =>
  context.db.execute(sql`update pgboss.job set start_after = now() where state = 'retry'`);

describe("enqueue", () => {
  it("adds no job when the transaction is rolled back", async () => {
    const transaction = context.db.transaction(async (tx) => {
      await enqueue(tx, "send-mail", { mailId: 1 });
      throw new Error("rolled back");
    });
    await expect(transaction).rejects.toThrow("rolled back");
    expect(await states()).toEqual([]);
  });

  it("runs every job once, with its data", async () => {
    const ids = Array.from({ length: 45 }, (_, at) => at);
    for (const mailId of ids) await enqueue(context.db, "send-mail", { mailId });
    const seen: number[] = [];
    const handler = async ({ mailId }: { mailId: number }) => void seen.push(mailId);
    await run({ "send-mail": handler });
    await run({ "send-mail": handler });
    await expect.poll(() => seen.length).toBe(ids.length);
    expect(seen.toSorted((a, b) => a - b)).toEqual(ids);
  });
});

it("starts a waiting job only after the running one has ended, with a time limit of its own", async () => {
  for (const mailId of [1, 2, 3]) await enqueue(context.db, "send-mail", { mailId });
  const seen: number[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await run({
    "send-mail": async ({ mailId }) => {
      seen.push(mailId);
      await released;
    },
  });
  await expect.poll(() => seen.length).toBe(1);
  expect((await states()).map(({ state }) => state).toSorted()).toEqual(["active", "created", "created"]);
  release();
  await expect.poll(() => seen.length).toBe(3);
});

describe("an idle runner", () => {
  it("polls all queues by one query", async () => {
    const query = vi.spyOn(context.database.pool, "query");
    onTestFinished(() => query.mockRestore());
    await run(Object.fromEntries(queueNames.map((name) => [name, async () => {}])));
    const countOf = (text: RegExp) => query.mock.calls.filter(([sent]) => text.test(String(sent))).length;
    await expect.poll(() => countOf(/^select distinct name/)).toBeGreaterThan(2);
    // Each worker looks into its queue once, when it starts.
    expect(countOf(/skip locked/i)).toBe(queueNames.length);
  });
});

describe("a failing job", () => {
  it("is stored as failed with its reason after seven retries", async () => {
    await enqueue(context.db, "send-mail", { mailId: 1 });
    await run({
      "send-mail": async () => {
        throw new Error("550 no such mailbox");
      },
    });
    for (let retries = 0; retries < 7; retries++) {
      await expect.poll(states).toEqual([{ state: "retry", retry_count: retries }]);
      await skipRetryDelay();
    }
    await expect.poll(states).toEqual([{ state: "failed", retry_count: 7 }]);
    const { rows } = await context.db.execute<{ output: { message: string } }>(
      sql`select output from pgboss.job`,
    );
    expect(rows[0]?.output.message).toBe("550 no such mailbox");
  });

  it("does not keep other jobs from completing", async () => {
    for (const mailId of [1, 2, 3]) await enqueue(context.db, "send-mail", { mailId });
    const done: number[] = [];
    await run({
      "send-mail": async ({ mailId }) => {
        if (mailId === 2) throw new Error("no");
        done.push(mailId);
      },
    });
    await expect.poll(() => done.toSorted()).toEqual([1, 3]);
    await expect
      .poll(async () => (await states()).map(({ state }) => state).toSorted())
      .toEqual(["completed", "completed", "retry"]);
  });

  it("is deleted 30 days after its last failure", async () => {
    for (const mailId of [29, 31]) {
      await enqueue(context.db, "send-mail", { mailId });
      await context.db.execute(sql`update pgboss.job set state = 'failed', completed_on = now() - ${mailId}
        * interval '1 day' where data = ${JSON.stringify({ mailId })}::jsonb`);
    }
    const boss = createBoss(context.database.pool);
    await boss.archive();
    const { rows } = await context.db.execute(sql`select data from pgboss.job`);
    expect(rows).toEqual([{ data: { mailId: 29 } }]);
  });

  it("is run again after its process was killed", async () => {
    await enqueue(context.db, "send-mail", { mailId: 7 });
    const boss = createBoss(context.database.pool);
    // A process takes the job and dies: nothing is reported, and the job expires.
    await boss.fetch("send-mail");
    expect((await states())[0]?.state).toBe("active");
    await context.db.execute(sql`update pgboss.job set started_on = now() - interval '2 minutes'`);
    await boss.expire();
    await skipRetryDelay();
    const seen: number[] = [];
    await run({ "send-mail": async ({ mailId }) => void seen.push(mailId) });
    await expect.poll(() => seen).toEqual([7]);
  });
});

it("a recurring job runs once per interval, however many processes start it", async () => {
  let runs = 0;
  const handlers: JobHandlers = { "sweep-payments": async () => void runs++ };
  await run(handlers, { "sweep-payments": 3_600 });
  await run(handlers, { "sweep-payments": 3_600 });
  await expect.poll(() => runs).toBe(1);
});

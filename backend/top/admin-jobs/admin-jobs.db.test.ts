import { desc, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "@/backend/db/schema/audit";
import { enqueue } from "@/backend/jobs/enqueue";
import { startTestBackend } from "@/backend/testing/server";

const { callRoute, signIn, database } = startTestBackend();

interface Job {
  readonly id: string;
  readonly queue: string;
  readonly state: string;
  readonly ids: readonly { readonly name: string; readonly value: string }[];
}

let token = "";
beforeAll(async () => {
  token = await signIn("admin");
});
beforeEach(() => database().execute(sql`delete from pgboss.job`));

/** A job in the state that pg-boss leaves it in. */
async function addJob(state: "failed" | "retry", mailId: number) {
  await enqueue(database(), "send-mail", { mailId });
  await database()
    .execute(sql`update pgboss.job set state = ${state}::pgboss.job_state, retry_count = retry_limit,
    started_on = now(), start_after = now() + interval '1 hour', keep_until = now() - interval '1 day',
    completed_on = case when ${state} = 'failed' then now() end, output = '{"message": "550 no such mailbox"}'
    where data = ${JSON.stringify({ mailId })}::jsonb`);
}

const list = async (query: object = {}) =>
  (await callRoute("adminJobs.list", { query: { ...query } }, { token })).body as {
    readonly results: readonly Job[];
    readonly count: number;
    readonly queues: readonly object[];
  };
const change = (call: string, params: Record<string, string>) =>
  callRoute(`adminJobs.${call}`, { params }, { token });
const readJobs = async () =>
  (
    await database().execute<{ state: string; isDue: boolean; canRun: boolean; isRetained: boolean }>(
      sql`select state, start_after <= now() as "isDue", retry_limit > retry_count - 1 as "canRun",
        keep_until > now() as "isRetained" from pgboss.job order by data->>'mailId'`,
    )
  ).rows;
const lastAudit = async () => {
  const [entry] = await database().select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  return entry;
};

describe("the list of failed jobs", () => {
  it("shows reason, attempts and ids, those that failed for good first", async () => {
    await addJob("retry", 1);
    await addJob("failed", 2);
    await enqueue(database(), "send-mail", { mailId: 3 });
    const { results, count, queues } = await list();
    expect(count).toBe(2);
    expect(queues).toEqual([{ queue: "send-mail", failed: 1, retrying: 1 }]);
    expect(results).toMatchObject([
      {
        queue: "send-mail",
        state: "failed",
        reason: "550 no such mailbox",
        attempts: 8,
        ids: [{ name: "mailId", value: "2" }],
        nextAt: null,
      },
      { state: "retrying", nextAt: expect.any(String) as string },
    ]);
    expect((await list({ queue: "retry-refund" })).results).toEqual([]);
    expect((await list({ page: 2, size: 1 })).results).toHaveLength(1);
  });
});

describe("an admin", () => {
  it.each(["failed", "retry"] as const)(
    "runs a job in the state %s again at once, audited",
    async (state) => {
      await addJob(state, 4);
      const [job] = (await list()).results;
      expect(await change("retry", { id: job?.id ?? "" })).toMatchObject({ status: 204 });
      expect(await readJobs()).toEqual([{ state: "retry", isDue: true, canRun: true, isRetained: true }]);
      expect(await lastAudit()).toMatchObject({
        call: "adminJobs.retry",
        subject: "send-mail",
        reason: "mailId 4, 550 no such mailbox",
      });
    },
  );

  it("discards a job once, audited", async () => {
    await addJob("failed", 5);
    const [job] = (await list()).results;
    const params = { id: job?.id ?? "" };
    expect(await change("discard", params)).toMatchObject({ status: 204 });
    expect(await change("discard", params)).toMatchObject({ status: 404 });
    expect(await readJobs()).toEqual([]);
    expect(await lastAudit()).toMatchObject({ call: "adminJobs.discard", subject: "send-mail" });
  });

  it("retries or discards the failed jobs of a queue and leaves the others alone", async () => {
    await addJob("failed", 6);
    await addJob("failed", 7);
    await addJob("retry", 8);
    await enqueue(database(), "send-mail", { mailId: 9 });
    expect(await change("retryQueue", { queue: "retry-refund" })).toMatchObject({ status: 404 });
    expect(await change("retryQueue", { queue: "send-mail" })).toMatchObject({ status: 204 });
    expect((await readJobs()).map(({ state, isDue }) => [state, isDue])).toEqual([
      ["retry", true],
      ["retry", true],
      ["retry", false],
      ["created", true],
    ]);
    expect(await lastAudit()).toMatchObject({ call: "adminJobs.retryQueue", reason: "2 jobs" });
    await addJob("failed", 10);
    expect(await change("discardQueue", { queue: "send-mail" })).toMatchObject({ status: 204 });
    expect(await readJobs()).toHaveLength(4);
  });

  it("cannot touch a job that has not failed", async () => {
    await enqueue(database(), "send-mail", { mailId: 11 });
    const { rows } = await database().execute<{ id: string }>(sql`select id from pgboss.job`);
    const params = { id: rows[0]?.id ?? "" };
    expect(await change("discard", params)).toMatchObject({ status: 404 });
    expect(await change("retry", params)).toMatchObject({ status: 404 });
    expect(await readJobs()).toHaveLength(1);
  });
});

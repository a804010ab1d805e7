import { eq, isNotNull, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { labProgress } from "@/backend/db/schema/lab";
import { orders } from "@/backend/db/schema/orders";
import { startTestBackend } from "@/backend/testing/server";

const { readRoute, signIn, database, updateRows } = startTestBackend();

async function read() {
  return readRoute("admin.figures", {}, { token: await signIn("admin") });
}

it("counts placed orders by day, and has days without one", async () => {
  await updateRows(orders, { placedAt: sql`now() - interval '60 days'` }, isNotNull(orders.placedAt));
  const [one] = await database().select().from(orders).where(isNotNull(orders.placedAt)).limit(1);
  await updateRows(orders, { placedAt: sql`now() - interval '1 day'` }, eq(orders.id, one?.id ?? 0));
  const { orders: days } = await read();
  expect(days).toHaveLength(28);
  expect(days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
  expect(days.map(({ count }) => count).filter((count) => count > 0)).toEqual([1]);
  expect(days.at(-2)?.count).toBe(1);
});

it("counts samples in the lab by stage, and those later than promised", async () => {
  const some = await database().select().from(labProgress).limit(3);
  await database().update(labProgress).set({ stage: null });
  const set = async (index: number, change: Partial<typeof labProgress.$inferInsert>) =>
    database()
      .update(labProgress)
      .set({ failedAt: null, cancelledAt: null, ...change })
      .where(eq(labProgress.kitId, some[index]?.kitId ?? 0));
  await set(0, { stage: "testing", promisedOn: "2020-01-01" });
  await set(1, { stage: "testing", promisedOn: "2999-01-01" });
  await set(2, { stage: "testing", promisedOn: "2020-01-01", cancelledAt: new Date() });
  const { stages } = await read();
  expect(stages.find(({ stage }) => stage === "testing")).toEqual({ stage: "testing", count: 2, overdue: 1 });
  expect(stages.map(({ stage }) => stage)).not.toContain("report-ready");
});

it("measures the days from arrival to report against the promise", async () => {
  const some = await database().select().from(labProgress).limit(2);
  await database().update(labProgress).set({ stage: null });
  const finish = async (index: number, days: number, promisedOn: string) => {
    const ready = Date.now();
    const reachedAt = {
      received: new Date(ready - days * 86_400_000).toISOString(),
      "report-ready": new Date(ready).toISOString(),
    };
    await updateRows(
      labProgress,
      { stage: "report-ready", reachedAt, promisedOn, updatedAt: new Date() },
      eq(labProgress.kitId, some[index]?.kitId ?? 0),
    );
  };
  await finish(0, 8, "2999-01-01");
  await finish(1, 12, "2020-01-01");
  expect((await read()).turnaround).toEqual({ reports: 2, inTime: 1, medianDays: 10 });
});

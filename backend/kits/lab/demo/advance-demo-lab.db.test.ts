import { and, eq, inArray, isNotNull, notInArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { labStages } from "@/lib/config/kits/lab";
import type { Db } from "@/backend/db/client";
import { samples } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import { labEvents, labProgress, reportVersions } from "@/backend/db/schema/lab";
import { orders } from "@/backend/db/schema/orders";
import { createTestDatabase } from "@/backend/testing/database";
import { changePaidLine } from "@/backend/testing/paid-line";
import { createLabBench } from "@/backend/kits/lab/testing/lab-bench";
import { advanceDemoLab } from "./advance-demo-lab";

let db: Db;
let bench: ReturnType<typeof createLabBench>;
beforeAll(async () => {
  ({ db } = await createTestDatabase());
  bench = createLabBench(db);
});

const step = async () => {
  await advanceDemoLab({ db, now: new Date(Date.now() + 60_000), stageSeconds: 8 });
  await bench.work();
};

describe("the demo laboratory", () => {
  it("gives the demo's past kits their reports at once; one has failed and one is on hold", async () => {
    const finished = (await db.select().from(labProgress)).map(({ kitId }) => kitId);
    const issued = await db.$count(reportVersions);
    const past = await db
      .select()
      .from(samples)
      .where(and(isNotNull(samples.receivedAt), notInArray(samples.kitId, finished)));
    const received = past.slice(0, 4);
    const others = past.slice(4).map(({ kitId }) => kitId);
    await db.update(kits).set({ voidedAt: new Date() }).where(inArray(kits.id, others));
    await step();
    const progress = await db.select().from(labProgress).where(notInArray(labProgress.kitId, finished));
    expect(progress).toHaveLength(received.length);
    expect(progress.filter(({ failedAt }) => failedAt !== null)).toHaveLength(1);
    expect(progress.filter(({ problem }) => problem !== null)).toMatchObject([{ problem: "other" }]);
    expect(await db.$count(reportVersions)).toBe(issued + received.length - 2);
  });

  it("brings a tube from its activation to a report, one stage at a time", async () => {
    const tube = await bench.addTube();
    const seen: unknown[] = [];
    for (let at = 0; at <= labStages.length; at++) {
      await step();
      seen.push((await bench.readProgress(tube))?.stage ?? null);
    }
    expect(seen).toEqual([null, ...labStages]);
    const reports = await db
      .select()
      .from(reportVersions)
      .where(eq(reportVersions.activationId, tube.activationId));
    expect(reports).toMatchObject([{ version: 1, isPartial: false }]);
    expect(reports[0]?.content.others).toMatchObject([{ kind: "breed-mix", content: { isDemo: true } }]);
    const subjects = await bench.listSubjects(tube);
    expect(subjects).toEqual(["We have Juniper's sample", "Juniper's report is ready"]);
    const before = await db.select().from(labEvents).where(eq(labEvents.kitId, tube.kitId));
    await step();
    expect(await db.select().from(labEvents).where(eq(labEvents.kitId, tube.kitId))).toEqual(before);
  });

  it("tests a finished tube again for an upgrade that is paid later", async () => {
    const tube = await bench.addTube();
    for (let at = 0; at <= labStages.length; at++) await step();
    const orderId = await changePaidLine(db, { kitId: tube.kitId, productId: 427 });
    await db.update(orders).set({ paidAt: new Date() }).where(eq(orders.id, orderId));
    const seen: unknown[] = [];
    for (let at = 0; at < 4; at++) {
      await step();
      seen.push((await bench.readProgress(tube))?.stage ?? null);
    }
    expect(seen).toEqual(["testing", "data-review", "report-ready", "report-ready"]);
    const reports = await db
      .select()
      .from(reportVersions)
      .where(eq(reportVersions.activationId, tube.activationId))
      .orderBy(reportVersions.version);
    expect(reports).toMatchObject([{ version: 1 }, { version: 2, isPartial: false }]);
    const [first = 0, second = 0] = reports.map(({ content }) => content.tests.length);
    expect(second).toBeGreaterThan(first);
  });
});

import { and, asc, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { LabEventContent } from "@/lib/domain/kits/lab-event";
import type { Db } from "@/backend/db/client";
import { activations, samples } from "@/backend/db/schema/activations";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { kits } from "@/backend/db/schema/kits";
import { genotypes, reportVersions } from "@/backend/db/schema/lab";
import { loci } from "@/backend/genetics/loci";
import { updatePaymentHolds } from "@/backend/kits/public/payment-holds";
import { createTestDatabase } from "@/backend/testing/database";
import { drawSample } from "@/backend/kits/lab/demo/draw-sample";
import { enqueueWaitingEvents } from "@/backend/kits/public/enqueue-waiting-events";
import { issueReport } from "./issue-report";
import { allStages, createLabBench, labEvent, type TestTube } from "@/backend/kits/lab/testing/lab-bench";

let db: Db;
let bench: ReturnType<typeof createLabBench>;
beforeAll(async () => {
  ({ db } = await createTestDatabase());
  bench = createLabBench(db);
});

const panelKey = "ISAG-DOG-STR-21";
const drawn = (seed: string, sex: "female" | "male", parents = {}) =>
  drawSample({ seed, species: "canine", sex, loci, panelKey, ...parents });

const results = ({ genotypes, profile }: Partial<ReturnType<typeof drawn>>, run = 1): LabEventContent => ({
  type: "results",
  run,
  assayVersion: "2026.1",
  genotypes,
  profile,
});

const listReports = ({ activationId }: TestTube) =>
  db
    .select()
    .from(reportVersions)
    .where(eq(reportVersions.activationId, activationId))
    .orderBy(asc(reportVersions.version));

const readyMail = "Juniper's report is ready";
const updatedMail = "Juniper's report is updated";
const holdMail = "Juniper's sample is on hold: please check the details";

describe("a report", () => {
  it("of a finished sample is issued with the list of missing results", async () => {
    const tube = await bench.addTube();
    const sample = drawn("Juniper", "female");
    await bench.deliver([
      ...allStages(tube),
      labEvent(tube, results({ ...sample, genotypes: sample.genotypes.slice(0, 100) })),
    ]);
    const [report, ...others] = await listReports(tube);
    expect(others).toEqual([]);
    expect(report).toMatchObject({ version: 1, status: "current", isPartial: true });
    expect(report?.content.animal).toEqual({ name: "Juniper", species: "canine", sex: "female" });
    const outcomes = new Set(report?.content.tests.map(({ outcome }) => outcome));
    expect(outcomes).toContain("not-reported");
    expect(outcomes.size).toBeGreaterThan(1);
    expect(report?.content.profile?.alleles).toEqual(sample.profile?.alleles);
    expect(await bench.listSubjects(tube)).toEqual([readyMail]);
  });

  it("is replaced by a new version when results change, not when events repeat", async () => {
    const tube = await bench.addTube();
    const sample = drawn("first", "female");
    const genotypes = sample.genotypes.map(({ locus }) => ({ locus, alleles: null }));
    const first = labEvent(tube, results({ ...sample, genotypes }));
    const events = [...allStages(tube), first];
    await bench.deliver(events);
    await bench.deliver(events);
    await bench.deliver([labEvent(tube, results(sample, 2))]);
    expect((await listReports(tube)).map(({ version, status }) => [version, status])).toEqual([
      [1, "superseded"],
      [2, "current"],
    ]);
    expect(await bench.listSubjects(tube)).toEqual([readyMail, updatedMail]);
  });

  it("keeps its name and version when the animal is renamed", async () => {
    const tube = await bench.addTube();
    await bench.deliver([...allStages(tube), labEvent(tube, results(drawn("named", "female")))]);
    await db.update(animals).set({ name: "Renamed" }).where(eq(animals.id, tube.animalId));
    await db.transaction((tx) => enqueueWaitingEvents(tx, [tube.kitId]));
    await bench.work();
    expect(await listReports(tube)).toMatchObject([{ version: 1, content: { animal: { name: "Juniper" } } }]);
    expect(await bench.listSubjects(tube)).toEqual([readyMail]);
  });

  it("waits for the payment, while the laboratory goes on", async () => {
    const tube = await bench.addTube();
    await db.update(samples).set({ hold: "payment" }).where(eq(samples.kitId, tube.kitId));
    await bench.deliver([...allStages(tube), labEvent(tube, results(drawn("unpaid", "female")))]);
    expect(await listReports(tube)).toEqual([]);
    await db.transaction((tx) =>
      updatePaymentHolds(tx, { scope: { kitId: tube.kitId }, appOrigin: "http://localhost:3000" }),
    );
    await bench.work();
    expect(await listReports(tube)).toHaveLength(1);
    expect(await bench.listSubjects(tube)).toEqual(["Juniper's sample is no longer on hold", readyMail]);
  });
});

describe("a failed tube", () => {
  const addReplacement = async ({ activationId, animalId, email }: TestTube): Promise<TestTube> => {
    const [row] = await db
      .select({ kitId: kits.id, barcode: kits.barcode })
      .from(samples)
      .innerJoin(kits, eq(kits.id, samples.kitId))
      .where(and(eq(samples.activationId, activationId), eq(samples.attempt, 2)));
    if (row === undefined) throw new Error("The tube was not replaced.");
    return { ...row, activationId, animalId, email };
  };

  it("leaves its results out of the report and of the comparison with its replacement", async () => {
    const tube = await bench.addTube();
    await bench.deliver([labEvent(tube, results(drawn("contamination", "female")))]);
    await bench.deliver([
      labEvent(tube, { type: "fail", reason: "Contaminated" }),
      labEvent(tube, results(drawn("contamination, again", "female"), 2)),
    ]);
    const stored = await db.select().from(genotypes).where(eq(genotypes.kitId, tube.kitId));
    expect(new Set(stored.map(({ run }) => run))).toEqual(new Set([1]));
    const replacement = await addReplacement(tube);
    const sample = drawn("Juniper", "female");
    await bench.deliver([...allStages(replacement), labEvent(replacement, results(sample))]);
    expect(await bench.readProgress(replacement)).toMatchObject({ problem: null });
    const profiles = await db.select().from(dnaProfiles).where(eq(dnaProfiles.animalId, tube.animalId));
    expect(profiles.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ kitId: replacement.kitId }]);
    const [report] = await listReports(tube);
    expect(report?.content.profile?.alleles).toEqual(sample.profile?.alleles);
  });

  it("no longer keeps another tube of the animal on hold", async () => {
    const tube = await bench.addTube();
    const second = await bench.addTube({ isActivated: false });
    const { activationId } = tube;
    await db.insert(samples).values({ activationId, kitId: second.kitId, attempt: 1, tube: 2 });
    await bench.deliver([labEvent(tube, results(drawn("contamination", "female")))]);
    await bench.deliver([...allStages(second), labEvent(second, results(drawn("Juniper", "female")))]);
    expect(await bench.readProgress(second)).toMatchObject({ problem: "other-animal" });
    await bench.deliver([labEvent(tube, { type: "fail", reason: "Contaminated" })]);
    await bench.work();
    expect(await bench.readProgress(second)).toMatchObject({ problem: null });
    expect(await listReports(tube)).toHaveLength(1);
  });

  it("keeps the report that it had until its replacement has results", async () => {
    const tube = await bench.addTube();
    await bench.deliver([...allStages(tube), labEvent(tube, results(drawn("late failure", "female")))]);
    await bench.deliver([labEvent(tube, { type: "fail", reason: "Contaminated" })]);
    const [row] = await db.select().from(activations).where(eq(activations.id, tube.activationId));
    const [animal] = await db.select().from(animals).where(eq(animals.id, tube.animalId));
    if (row === undefined || animal === undefined) throw new Error("There is no activation.");
    expect(await db.transaction((tx) => issueReport(tx, { activation: row, animal }))).toBeUndefined();
  });
});

describe("the check of details", () => {
  it("holds a sample of the other sex, and releases its report once the sex is corrected", async () => {
    const tube = await bench.addTube({ sex: "female" });
    await bench.deliver([...allStages(tube), labEvent(tube, results(drawn("boy", "male")))]);
    expect(await bench.readProgress(tube)).toMatchObject({ problem: "sex" });
    expect(await listReports(tube)).toEqual([]);
    await db.update(animals).set({ sex: "male" }).where(eq(animals.id, tube.animalId));
    await db.transaction((tx) => enqueueWaitingEvents(tx, [tube.kitId]));
    await bench.work();
    expect(await bench.readProgress(tube)).toMatchObject({ problem: null });
    expect(await listReports(tube)).toMatchObject([{ version: 1, content: { animal: { sex: "male" } } }]);
    expect(await bench.listSubjects(tube)).toEqual([holdMail, readyMail]);
  });

  it("leaves a sample alone that an administrator has released, until the facts change", async () => {
    const tube = await bench.addTube({ sex: "female" });
    await bench.deliver([labEvent(tube, results(drawn("boy", "male")))]);
    await bench.deliver([{ ...labEvent(tube, { type: "release" }), sequence: 1_000_000 }], "admin");
    await bench.deliver(allStages(tube));
    expect(await bench.readProgress(tube)).toMatchObject({ problem: null, stage: "report-ready" });
    expect(await listReports(tube)).toHaveLength(1);
  });

  it("compares with the parents on file, and keeps a doubtful profile from other comparisons", async () => {
    const dam = await bench.addTube();
    const mother = drawn("mother", "female");
    await bench.deliver([labEvent(dam, results(mother))]);
    const child = await bench.addTube({ damId: dam.animalId });
    const stranger = await bench.addTube({ damId: dam.animalId });
    await bench.deliver([
      labEvent(child, results(drawn("child", "female", { dam: mother }))),
      labEvent(stranger, results(drawn("stranger", "female"))),
    ]);
    expect(await bench.readProgress(child)).toMatchObject({ problem: null });
    expect(await bench.readProgress(stranger)).toMatchObject({ problem: "dam" });
    const currentOf = async ({ animalId }: TestTube) =>
      (await db.select().from(dnaProfiles).where(eq(dnaProfiles.animalId, animalId))).map(
        ({ isCurrent }) => isCurrent,
      );
    expect([await currentOf(dam), await currentOf(child), await currentOf(stranger)]).toEqual([
      [true],
      [true],
      [false],
    ]);
  });

  it("holds a sample that is not from the animal of an earlier one", async () => {
    const tube = await bench.addTube();
    await db.insert(dnaProfiles).values({
      animalId: tube.animalId,
      panelKey,
      madeOn: "2025-01-01",
      alleles: drawn("an earlier animal", "female").profile?.alleles ?? {},
    });
    await bench.deliver([labEvent(tube, results(drawn("another animal", "female")))]);
    expect(await bench.readProgress(tube)).toMatchObject({ problem: "other-animal" });
  });
});

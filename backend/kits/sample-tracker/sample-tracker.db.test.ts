import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { samples } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import { labProgress } from "@/backend/db/schema/lab";
import { createKitBuyer, genoPet, pet, record } from "@/backend/kits/activation/testing/activation-kit";
import { startTestBackend } from "@/backend/testing/server";
import { insertReport } from "@/backend/testing/insert-tube";

const backend = startTestBackend();
const { callRoute, readRoute, database, updateRows, signIn } = backend;
const buyKits = createKitBuyer(backend);

interface Tracked {
  readonly [key: string]: unknown;
  readonly version: string;
  readonly stages: readonly { readonly stage: string; readonly reachedAt: string | null }[];
}

async function track(id: string, token?: string) {
  return readRoute("sampleTracker.get", { params: { id } }, { token });
}

const reached = ({ stages }: Tracked) =>
  stages.filter(({ reachedAt }) => reachedAt !== null).map(({ stage }) => stage);

async function kitIdOf(barcode: string) {
  const [kit] = await database().select().from(kits).where(eq(kits.barcode, barcode));
  return kit?.id ?? 0;
}

type Progress = Partial<typeof labProgress.$inferInsert>;

async function setProgress(barcode: string, progress: Progress) {
  const kitId = await kitIdOf(barcode);
  await database()
    .insert(labProgress)
    .values({ kitId, reachedAt: {}, ...progress })
    .onConflictDoUpdate({ target: labProgress.kitId, set: progress });
}

async function activate(token?: string) {
  const [barcode = ""] = await buyKits(genoPet);
  const body = record(barcode, { pet: { ...pet, petName: "Secret Rex" } });
  expect((await callRoute("activation.activate", { body }, { token })).status).toBe(200);
  return barcode;
}

describe("the list of samples", () => {
  it("has the user's activated kits without a report, those on hold first", async () => {
    const token = await signIn("owner");
    const list = (query = {}) => readRoute("sampleTracker.list", { query }, { token });
    const before = (await list({ size: 1 })).count;
    const [posted, held, failed, reported] = [
      await activate(token),
      await activate(token),
      await activate(token),
      await activate(token),
    ];
    await activate(await signIn("breeder"));
    await setProgress(posted ?? "", { stage: "testing", promisedOn: "2026-12-04" });
    await setProgress(held ?? "", { stage: "report-ready", problem: "sex" });
    await setProgress(failed ?? "", { failedAt: new Date() });
    await addReport(reported ?? "");
    const { count, results, next } = await list({ size: 5 });
    expect(count).toBe(before + 2);
    expect(next).toBe(count > 5 ? 2 : null);
    expect(results[0]).toMatchObject({ barcode: held, state: "hold-details", problem: "sex" });
    const all = (await list({ size: 100 })).results;
    expect(all.find(({ barcode }) => barcode === posted)).toMatchObject({
      animalName: "Secret Rex",
      product: expect.stringContaining("Geno Pet") as string,
      state: "on-track",
      promisedOn: "2026-12-04",
      token: expect.any(String) as string,
    });
    const barcodes = all.map(({ barcode }) => barcode);
    expect(barcodes).not.toContain(failed);
    expect(barcodes).not.toContain(reported);
  });
});

async function addReport(barcode: string) {
  const [sample] = await database()
    .select()
    .from(samples)
    .where(eq(samples.kitId, await kitIdOf(barcode)));
  const animal = { name: "Rex", species: "canine", sex: "male" } as const;
  await insertReport(database(), sample?.activationId ?? 0, { animal });
}

describe("the sample tracker", () => {
  it("returns the stage of a kit that is not activated, and the state of a cancelled one", async () => {
    const [barcode = ""] = await buyKits(genoPet);
    expect(await track(barcode)).toMatchObject({ state: "on-track", stage: "ordered", isActivated: false });
    await updateRows(kits, { sentAt: new Date() }, eq(kits.barcode, barcode));
    const sent = await track(`${barcode.slice(0, 2)} ${barcode.slice(2)}`.toLowerCase());
    expect(sent).toMatchObject({ barcode, stage: "kit-sent", own: null });
    expect(reached(sent)).toEqual(["ordered", "kit-sent"]);
    expect(sent["turnaroundDays"]).toMatchObject({ min: expect.any(Number) });
    await updateRows(kits, { voidedAt: new Date() }, eq(kits.barcode, barcode));
    expect(await track(barcode)).toMatchObject({ state: "cancelled" });
  });

  it("follows a sample through the laboratory, with exceptions", async () => {
    const barcode = await activate();
    const at = "2026-11-20T09:00:00.000Z";
    await setProgress(barcode, {
      stage: "dna-extracted",
      reachedAt: { received: at, "dna-extracted": at },
      promisedOn: "2026-12-04",
      promiseReason: "A machine is being repaired.",
    });
    const inLab = await track(barcode);
    expect(inLab).toMatchObject({ state: "on-track", stage: "dna-extracted", promisedOn: "2026-12-04" });
    expect(inLab).toMatchObject({ promiseReason: "A machine is being repaired." });
    expect(reached(inLab)).toEqual(["ordered", "activated", "received", "dna-extracted"]);

    const hold = (reason: "payment" | null) =>
      database()
        .update(samples)
        .set({ hold: reason })
        .where(
          eq(samples.kitId, database().select({ id: kits.id }).from(kits).where(eq(kits.barcode, barcode))),
        );
    await hold("payment");
    expect(await track(barcode)).toMatchObject({ state: "hold-payment" });
    await hold(null);
    await setProgress(barcode, { problem: "sex", problemNote: "The sample is of a female." });
    expect(await track(barcode)).toMatchObject({ state: "hold-details" });
    await setProgress(barcode, { problem: null, failedAt: new Date(), failReason: "Too little DNA." });
    expect(await track(barcode)).toMatchObject({ state: "failed" });
    await setProgress(barcode, { failedAt: null, cancelledAt: new Date() });
    expect(await track(barcode)).toMatchObject({ state: "cancelled" });
    const ready = { "report-ready": at } as const;
    await setProgress(barcode, { cancelledAt: null, stage: "report-ready", reachedAt: ready });
    expect(await track(barcode)).toMatchObject({ state: "ready", stage: "report-ready" });
  });

  it("shows the stage before the report while a finished sample is on hold", async () => {
    const barcode = await activate();
    const at = "2026-11-20T09:00:00.000Z";
    await setProgress(barcode, {
      stage: "report-ready",
      problem: "sex",
      reachedAt: { received: at, "data-review": at, "report-ready": at },
    });
    const held = await track(barcode);
    expect(held).toMatchObject({ state: "hold-details", stage: "data-review" });
    expect(reached(held)).not.toContain("report-ready");
    await setProgress(barcode, { problem: null });
    expect(await track(barcode)).toMatchObject({ state: "ready", stage: "report-ready" });
  });

  it("shows whose sample it is to its account only", async () => {
    const token = await signIn("owner");
    const barcode = await activate(token);
    await setProgress(barcode, { problem: "sex", problemNote: "Secret note", failReason: "Secret reason" });
    expect((await track(barcode, token))["own"]).toMatchObject({
      animalName: "Secret Rex",
      canPost: true,
      problem: "sex",
      problemNote: "Secret note",
      otherTube: null,
    });
    for (const other of [undefined, await signIn("breeder")]) {
      const seen = await track(barcode, other);
      expect(seen["own"]).toBeNull();
      expect(JSON.stringify(seen)).not.toMatch(/Secret|Rex|sex|Jo|Field|jo@test|token/);
    }
  });

  it("leads the owner of a failed sample to its new tube", async () => {
    const token = await signIn("owner");
    const [barcode, [newBarcode = ""]] = [await activate(token), await buyKits(genoPet)];
    const kitId = await kitIdOf(barcode);
    const [sample] = await database().select().from(samples).where(eq(samples.kitId, kitId));
    const activationId = sample?.activationId ?? 0;
    await setProgress(barcode, { failedAt: new Date() });
    await database()
      .insert(samples)
      .values({ activationId, kitId: await kitIdOf(newBarcode), attempt: 2, tube: 1 });
    expect((await track(barcode, token))["own"]).toMatchObject({
      otherTube: { barcode: newBarcode, isNew: true },
    });
    expect((await track(newBarcode, token))["own"]).toMatchObject({ otherTube: null, canPost: true });
    expect(await track(barcode)).toMatchObject({ state: "failed", own: null });
  });

  it("returns a new version after each change of the sample", async () => {
    const barcode = await activate();
    const versions = async () =>
      (await callRoute("sampleTracker.versions", { body: { barcodes: [barcode, "unknown"] } })).body;
    const { version } = await track(barcode);
    expect(await versions()).toEqual({ results: [{ barcode, version }] });
    await setProgress(barcode, { stage: "received", updatedAt: new Date() });
    const after = await track(barcode);
    expect(after.version).not.toBe(version);
    expect(await versions()).toEqual({ results: [{ barcode, version: after.version }] });
  });

  it("returns 404 for an unknown barcode", async () => {
    const params = { id: "TM1" };
    expect((await callRoute("sampleTracker.get", { params })).status).toBe(404);
  });
});

import { and, eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { samples } from "@/backend/db/schema/activations";
import { animals } from "@/backend/db/schema/animals";
import { productTests } from "@/backend/db/schema/catalogue";
import { kits } from "@/backend/db/schema/kits";
import { labProgress, reportVersions } from "@/backend/db/schema/lab";
import { orders } from "@/backend/db/schema/orders";
import { users } from "@/backend/db/schema/users";
import { testByCode } from "@/backend/db/seed/catalogue/test-facts";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { buildReport } from "@/backend/genetics/build-report";
import { listLociOfTests } from "@/backend/genetics/loci";
import { drawSample } from "@/backend/kits/lab/demo/draw-sample";
import { changePaidLine } from "@/backend/testing/paid-line";
import { startTestBackend } from "@/backend/testing/server";
import { readReportedTests } from "@/backend/kits/public/read-reported-tests";
import { insertReport, insertTube } from "@/backend/testing/insert-tube";

const { callRoute, readRoute, signIn, database, updateRows } = startTestBackend();
const [genoPet, anyBreedProfile, dnaProfile] = [969, 401, 403];

let tokens: { owner: string; pending: string };
let animalId = 0;
beforeAll(async () => {
  tokens = { owner: await signIn("owner"), pending: await signIn("pending") };
  const [row] = await database()
    .select({ id: animals.id })
    .from(animals)
    .innerJoin(users, eq(users.id, animals.ownerId))
    .where(and(eq(users.email, demoEmail("owner")), eq(animals.name, "Biscuit")));
  animalId = row?.id ?? 0;
});

/** An activated tube of the owner's dog, a Labrador Retriever. */
const activateTube = (productId = genoPet) => insertTube(database(), animalId, { productId });

type Tube = Awaited<ReturnType<typeof activateTube>>;

/** Issues a report of everything that was ordered, apart from the breed mix and the tests that have no result. */
async function issueReport({ activationId }: Tube, missing: readonly string[] = []) {
  const db = database();
  const { tests, labWork } = await readReportedTests(db, activationId);
  const loci = listLociOfTests(tests.map(({ code }) => code));
  const drawn = drawSample({ seed: "biscuit", species: "canine", sex: "male", loci, panelKey: null });
  const { content, isPartial } = buildReport({
    animal: { name: "Biscuit", species: "canine", sex: "male" },
    tests,
    labWork,
    profile: null,
    others: [],
    genotypes: drawn.genotypes
      .filter(({ locus }) => !missing.includes(locus))
      .map(({ locus, alleles }) => ({ locus, alleles, run: 1, noCallReason: null, assayVersion: "2026.1" })),
  });
  await insertReport(db, activationId, content, { isPartial });
  return content;
}

const testsOf = (productId: number) =>
  database()
    .select({ code: productTests.testCode })
    .from(productTests)
    .where(eq(productTests.productId, productId))
    .then((rows) => rows.map(({ code }) => code).sort());

describe("readReportedTests", () => {
  it("lists the tests and the work of the product", async () => {
    const { activationId } = await activateTube();
    const { tests, labWork } = await readReportedTests(database(), activationId);
    expect(tests.map(({ code }) => code).sort()).toEqual(await testsOf(genoPet));
    expect(tests).toContainEqual(
      expect.objectContaining({ code: "mdr1", kind: "disease", inheritance: "AID" }),
    );
    expect(labWork).toEqual(["tests", "breed-mix"]);
  });

  it("adds tests of the animal's breed to a full breed profile for any breed", async () => {
    const { activationId } = await activateTube(anyBreedProfile);
    const { tests, labWork } = await readReportedTests(database(), activationId);
    const codes = tests.map(({ code }) => code);
    expect(codes).toContain("eic");
    expect(codes).toEqual(expect.arrayContaining(await testsOf(anyBreedProfile)));
    expect(new Set(codes).size).toBe(codes.length);
    expect(labWork).toEqual(["tests", "dna-profile"]);
  });

  it("adds the tests of a custom profile, and paid tests added to the tube", async () => {
    const db = database();
    const { activationId, kitId } = await activateTube(dnaProfile);
    expect(await readReportedTests(db, activationId)).toEqual({ tests: [], labWork: ["dna-profile"] });
    const customTests = [testByCode("dm").productId];
    await db.update(kits).set({ customTests }).where(eq(kits.id, kitId));
    const orderId = await changePaidLine(db, { kitId, productId: testByCode("prcd").productId });
    const listCodes = async () =>
      (await readReportedTests(db, activationId)).tests.map(({ code }) => code).sort();
    expect(await listCodes()).toEqual(["dm", "prcd"]);
    await db.update(orders).set({ state: "draft" }).where(eq(orders.id, orderId));
    expect(await listCodes()).toEqual(["dm"]);
  });
});

const read = (barcode: string, token = tokens.owner, id = animalId) =>
  callRoute("results.get", { params: { id, barcode } }, { token });

describe("results.get", () => {
  it("returns the issued report with test names and missing results", async () => {
    const tube = await activateTube();
    const content = await issueReport(tube, ["canine.ABCB1"]);
    const { status, body } = await read(tube.barcode);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: "ready",
      product: "Geno Pet for dogs",
      animal: { id: animalId, name: "Biscuit" },
      report: { version: 1, isPartial: true, missingWork: ["breed-mix"], assayVersion: "2026.1" },
    });
    const { tests } = (body as { report: { tests: { code: string; genotype: string | null }[] } }).report;
    expect(tests.map(({ code, genotype }) => [code, genotype])).toEqual(
      content.tests.map(({ test, genotype }) => [test, genotype]),
    );
    expect(tests.find(({ code }) => code === "mdr1")).toMatchObject({
      name: expect.stringContaining("MDR1") as string,
      outcome: "not-reported",
      reason: "not-run",
    });
  });

  it("says how far the sample is while there is no report", async () => {
    const tube = await activateTube();
    expect((await read(tube.barcode)).body).toMatchObject({
      state: "in-progress",
      stage: "activated",
      report: null,
    });
    await database()
      .insert(labProgress)
      .values({ kitId: tube.kitId, stage: "testing", reachedAt: {}, promisedOn: "2026-12-24" });
    expect((await read(tube.barcode)).body).toMatchObject({ stage: "testing", promisedOn: "2026-12-24" });
    const update = (values: Partial<typeof labProgress.$inferInsert>) =>
      database().update(labProgress).set(values).where(eq(labProgress.kitId, tube.kitId));
    await update({ problem: "sex" });
    expect((await read(tube.barcode)).body).toMatchObject({ state: "details-hold" });
    await update({ failedAt: new Date() });
    expect((await read(tube.barcode)).body).toMatchObject({ state: "failed" });
  });

  it("shows no report while the payment is on hold, nor one that was revoked", async () => {
    const tube = await activateTube();
    await issueReport(tube);
    const hold = (hold: "payment" | null) =>
      database().update(samples).set({ hold }).where(eq(samples.kitId, tube.kitId));
    await hold("payment");
    expect((await read(tube.barcode)).body).toMatchObject({ state: "payment-hold", report: null });
    const { body } = await callRoute("results.list", {}, { token: tokens.owner });
    expect(JSON.stringify(body)).not.toContain(tube.barcode);
    await hold(null);
    expect((await read(tube.barcode)).body).toMatchObject({ state: "ready" });
    await updateRows(
      reportVersions,
      { status: "revoked" },
      eq(reportVersions.activationId, tube.activationId),
    );
    expect((await read(tube.barcode)).body).toMatchObject({ state: "withdrawn", report: null });
  });

  it("returns 404 for another user, another animal and an unknown tube alike, and lists the report to its owner", async () => {
    const tube = await activateTube();
    await issueReport(tube);
    const responses = [
      await read(tube.barcode, tokens.pending),
      await read(tube.barcode, tokens.owner, animalId + 1),
      await read("UNKNOWN"),
    ];
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404]);
    const list = (token: string) => readRoute("results.list", {}, { token });
    const [first] = (await list(tokens.owner)).results;
    expect(first).toMatchObject({ animalId, barcode: tube.barcode });
    expect(first?.atRiskTests).toHaveLength(first?.atRisk ?? 0);
    expect(JSON.stringify(await list(tokens.pending))).not.toContain(tube.barcode);
    const bodies = responses.map(({ body }) => ({ ...(body as object), requestId: "" }));
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
  });
});

import { and, eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { activations } from "@/backend/db/schema/activations";
import { animalGrants } from "@/backend/db/schema/animal-access";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { dvReads } from "@/backend/db/schema/dv-access";
import { parentageRequests } from "@/backend/db/schema/parentage";
import { createAnimal, createPeople } from "@/backend/testing/create-users";
import { addTestedAnimal } from "@/backend/animals/records/animals/testing/tested-animal";
import { startTestBackend } from "@/backend/testing/server";
import type { DvReads } from "@/lib/contract/animals/sharing/dv-access/dv-access.types";

const backend = startTestBackend();
const { callRoute, readRoute, database, updateRows, signIn } = backend;

const { as, idOf } = createPeople(backend, "dv.test", {
  staff: { type: "breeder", hasDvAccess: true },
  keeper: { type: "breeder" },
  other: { type: "breeder" },
});

const share = (id: number, scopes: readonly string[], name = "keeper") =>
  callRoute("animalSharing.share", { params: { id }, body: { kind: "dv", scopes } }, as(name));

async function list(query = "", name = "staff") {
  return readRoute("dvAccess.list", { query: { query } }, as(name));
}

const reads = async (id: number, name = "keeper") =>
  callRoute("dvAccess.reads", { params: { id } }, as(name));

/** A dog with a certified profile, a report and a parentage report. */
async function addDog(name: string, owner = "keeper") {
  const dog = await addTestedAnimal(database(), { ownerId: idOf(owner), name, isReported: true });
  await updateRows(animals, { chipNumber: `95600000${dog.id}` }, eq(animals.id, dog.id));
  await updateRows(
    activations,
    { collector: { type: "vet", name: "Dr Lake" } },
    eq(activations.id, dog.activationId),
  );
  await database()
    .insert(dnaProfiles)
    .values({
      animalId: dog.id,
      kitId: dog.kitId,
      panelKey: "ISAG-DOG-STR-21",
      madeOn: "2026-01-15",
      alleles: { AHT121: ["102", "104"] },
    });
  const damId = await createAnimal(database(), { ownerId: idOf("other"), name: "Hidden dam", sex: "female" });
  await database().insert(parentageRequests).values({
    offspringId: dog.id,
    damId,
    state: "reported",
    outcome: "qualifies",
    reportedAt: new Date(),
  });
  return { ...dog, damId };
}

describe("the list of Dogs Victoria", () => {
  it("lists only the animals and facts that owners agreed to", async () => {
    const dog = await addDog("Ravenna");
    expect((await list("Ravenna")).count).toBe(0);
    await share(dog.id, ["documents"]);
    expect((await list("Ravenna")).results).toMatchObject([{ animal: { chipNumber: null, bornOn: null } }]);
    expect((await list(`95600000${dog.id}`)).count).toBe(0);
    await share(dog.id, ["summary"]);
    expect((await list(`95600000${dog.id}`)).count).toBe(1);
    expect((await list("Ravenna")).results).toMatchObject([{ reports: [], profiles: [], parentage: [] }]);
    expect((await list(dog.barcode)).count).toBe(0);
    await share(dog.id, ["summary", "results", "parentage"]);
    expect((await list(dog.barcode)).results).toEqual([
      expect.objectContaining({
        animal: expect.objectContaining({ id: dog.id, chipNumber: `95600000${dog.id}` }),
        owner: "keeper",
        reports: [{ barcode: dog.barcode, tests: 2, issuedAt: expect.any(String) }],
        profiles: [
          expect.objectContaining({ panel: "ISAG-DOG-STR-21", barcode: dog.barcode, isCertified: true }),
        ],
        parentage: [expect.objectContaining({ outcome: "qualifies", dam: { name: null }, sire: null })],
      }),
    ]);
    const listed = JSON.stringify(await list("Ravenna"));
    for (const allele of ["AHT121", '"102"']) expect(listed).not.toContain(allele);
    await share(dog.damId, ["summary"], "other");
    expect((await list("Ravenna")).results[0]?.parentage[0]?.dam?.name).toBe("Hidden dam");
    expect((await list("%")).count).toBe(0);
    await updateRows(
      animalGrants,
      { revokedAt: new Date() },
      and(eq(animalGrants.animalId, dog.id), eq(animalGrants.kind, "dv")),
    );
    expect((await list("Ravenna")).count).toBe(0);
  });

  it("is read only: it does not offer dogs for parentage or among shared animals", async () => {
    const dog = await addDog("Umbra");
    await share(dog.id, ["summary", "results", "parentage"]);
    const query = { query: "Umbra", view: "with-me" };
    expect((await callRoute("animals.list", { query }, as("staff"))).body).toMatchObject({ count: 0 });
    const options = await callRoute("parentage.animals", { query: { query: "Umbra" } }, as("staff"));
    expect(options.body).toMatchObject({ count: 0 });
  });

  it("returns 403 without the flag", async () => {
    for (const call of ["dvAccess.list", "dvAccess.exportTable"])
      expect(await callRoute(call, {}, as("keeper"))).toMatchObject({
        status: 403,
        body: { code: "no_dv_access" },
      });
  });
});

it("logs an admin who acts as staff under their own name, and exports nothing to them", async () => {
  const dog = await addDog("Solace");
  await share(dog.id, ["summary", "results"]);
  const admin = { token: await signIn("admin") };
  const body = { userId: idOf("staff"), reason: "Asked us by phone" };
  await callRoute("admin.impersonate", { body }, admin);
  expect((await callRoute("dvAccess.list", { query: { query: "Solace" } }, admin)).status).toBe(200);
  expect((await callRoute("animals.profile", { params: { id: dog.id } }, admin)).status).toBe(200);
  const log = (await reads(dog.id)).body as DvReads;
  expect(log.results).toMatchObject([
    { kind: "results", reader: "Ada Marsh" },
    { kind: "list", reader: "Ada Marsh" },
  ]);
  for (const [call, input] of [
    ["dvAccess.exportTable", {}],
    ["animalExport.all", {}],
    ["animalExport.one", { params: { id: dog.id } }],
    ["spreadsheets.exportAnimals", {}],
    ["spreadsheets.wrongRows", { params: { id: "A".repeat(22) } }],
  ] as const)
    expect(await callRoute(call, input, admin), call).toMatchObject({
      status: 403,
      body: { code: "acting" },
    });
});

it("exports barcodes and outcomes as a table without formulas", async () => {
  const dog = await addDog("=HYPERLINK(1)");
  await share(dog.id, ["summary", "results", "parentage"]);
  const response = await callRoute("dvAccess.exportTable", { query: { query: "HYPERLINK" } }, as("staff"));
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toContain("text/csv");
  const lines = String(response.body).trim().split("\r\n");
  expect(lines).toHaveLength(5);
  for (const line of lines.slice(1)) expect(line).toMatch(/^"'=HYPERLINK/);
  expect(String(response.body)).toContain(`"test","${dog.barcode}"`);
  expect(String(response.body)).toContain('"parentage"');
  const { body } = await reads(dog.id);
  expect((body as DvReads).results.map(({ kind }) => kind)).toEqual(["export"]);
});

it("logs reads for the owner once a minute, and none by other readers", async () => {
  const dog = await addDog("Sable");
  await share(dog.id, ["summary", "results"]);
  const open = (call: string, name = "staff") => callRoute(call, { params: { id: dog.id } }, as(name));
  expect((await open("animals.get", "keeper")).status).toBe(200);
  expect(await reads(dog.id)).toMatchObject({ status: 200, body: { count: 0 } });
  await list("Sable");
  expect((await open("animals.get")).status).toBe(200);
  expect((await open("animals.barcodes")).status).toBe(200);
  expect((await open("reports.list")).status).toBe(404);
  expect((await open("animals.timeline")).status).toBe(404);
  const { results } = (await reads(dog.id)).body as DvReads;
  expect([...new Set(results.map(({ kind }) => kind))].sort()).toEqual(["list", "results", "summary"]);
  expect(results.every(({ reader }) => reader === "staff")).toBe(true);
  await list("Sable");
  const entries = await database().select().from(dvReads).where(eq(dvReads.animalId, dog.id));
  const keys = entries.map(({ kind, at }) => `${kind} ${at.toISOString()}`);
  expect(new Set(keys).size).toBe(keys.length);
  for (const name of ["other", "staff"]) expect((await reads(dog.id, name)).status).toBe(404);
});

it("starts with an approval", async () => {
  const body = { kind: "dv", details: "Registry office" };
  expect((await callRoute("approvals.apply", { body }, as("other"))).status).toBe(200);
  const admin = { token: await signIn("admin") };
  const waiting = await callRoute("approvals.list", { query: { kind: "dv", state: "waiting" } }, admin);
  const [{ id } = { id: 0 }] = (waiting.body as { results: { id: number }[] }).results;
  const decision = { params: { id }, body: { decision: "approved" } };
  expect((await callRoute("approvals.decide", decision, admin)).status).toBe(200);
  expect((await list("", "other")).count).toBeGreaterThanOrEqual(0);
});

import { randomUUID } from "node:crypto";
import { and, desc, eq, inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { reissueReports } from "@/backend/kits/lab/reissue-reports";
import { activations, samples } from "@/backend/db/schema/activations";
import { animalGrants, animalOwners } from "@/backend/db/schema/animal-access";
import { animals } from "@/backend/db/schema/animals";
import { breeds } from "@/backend/db/schema/breeds";
import { kits } from "@/backend/db/schema/kits";
import { outbox } from "@/backend/db/schema/outbox";
import { parentageRequests } from "@/backend/db/schema/parentage";
import { labProgress, reportVersions } from "@/backend/db/schema/lab";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import {
  addVersion,
  createReport,
  panelKey,
  reportContent,
} from "@/backend/animals/results/reports/testing/create-report";
import { startTestBackend } from "@/backend/testing/server";
import { changeOwner } from "@/backend/testing/change-owner";
import { createAnimal } from "@/backend/testing/create-users";
import { demoUserId } from "@/backend/testing/find-user";

const { callRoute, readRoute, signIn, database, updateRows } = startTestBackend();
type Role = "breeder" | "owner" | "vet";
let tokens: Record<Role, string>;
beforeAll(async () => {
  tokens = { breeder: await signIn("breeder"), owner: await signIn("owner"), vet: await signIn("vet") };
});

/** A demo animal with its newest finished test. */
async function find(name: string) {
  const [row] = await database()
    .select({ id: animals.id, ownerId: animals.ownerId, barcode: kits.barcode, activationId: activations.id })
    .from(animals)
    .innerJoin(activations, eq(activations.animalId, animals.id))
    .innerJoin(reportVersions, eq(reportVersions.activationId, activations.id))
    .innerJoin(kits, eq(kits.id, activations.kitId))
    .where(eq(animals.name, name))
    .orderBy(desc(reportVersions.id));
  if (row === undefined) throw new Error(`${name} has no report.`);
  return row;
}

const userId = (role: Role) => demoUserId(database(), role);

const read = async (name: string, role: Role, query: { version?: number; against?: number } = {}) => {
  const { id, barcode } = await find(name);
  return callRoute("results.get", { params: { id, barcode }, query }, { token: tokens[role] });
};

interface Body {
  readonly report: { readonly tests: readonly { code: string; outcome: string }[] };
}
const testOf = (body: unknown, code: string) =>
  (body as Body).report.tests.find((test) => test.code === code);

describe("a report", () => {
  it("has facts, copies, breed relevance and flags of its tests, and the coat they describe", async () => {
    const { body } = await read("Bramble", "breeder");
    expect(body).toMatchObject({
      relation: "owner",
      animal: { name: "Bramble", breed: { name: "Border Collie" } },
      report: {
        panel: "Full Breed Profile – any dog breed",
        collector: "Dr Wanda Mirsky, Ballarat Animal Clinic",
        coat: { pattern: "solid", pigment: "black", marks: ["trim-white"], isLong: true, curl: "straight" },
      },
    });
    expect(testOf(body, "sn-bc")).toMatchObject({
      outcome: "carrier",
      copies: 1,
      isBreedRelevant: true,
      breeds: ["Border Collie"],
      isTrait: false,
    });
    const vet = await read("Willow", "vet");
    expect(testOf(vet.body, "mdr1")).toMatchObject({
      outcome: "at-risk-two",
      copies: 2,
      vetFlag: "drug",
      isBreedRelevant: false,
      advice: expect.stringContaining("vet") as string,
    });
  });

  it("lists versions and the changes since the previous version", async () => {
    const { body } = await read("Bramble", "breeder");
    expect(body).toMatchObject({
      versions: [
        { version: 2, status: "current" },
        { version: 1, status: "superseded", isPartial: true },
      ],
      report: {
        version: 2,
        comparedWith: 1,
        changes: [{ code: "d-locus", from: { outcome: "not-reported" }, to: { genotype: "D/D" } }],
      },
    });
    const first = await read("Bramble", "breeder", { version: 1, against: 2 });
    expect(first.body).toMatchObject({ report: { version: 1, supersedes: null, changes: [] } });
    expect((await read("Bramble", "breeder", { version: 3 })).status).toBe(404);
  });

  it("has the breed mix with its ranges, largest first", async () => {
    const { body } = await read("Pepper", "owner");
    expect(body).toMatchObject({
      report: {
        breedMix: {
          breeds: [
            { breed: "British Shorthair", percent: 46.5, low: 41, high: 51 },
            {},
            { breed: "Siamese" },
          ],
          unassigned: 18,
        },
      },
    });
  });

  it("is read by a grantee whose scope covers it, and to its time by a former owner", async () => {
    const { id, ownerId, activationId } = await find("Fen");
    expect((await read("Fen", "vet")).status).toBe(404);
    const grant = { animalId: id, grantedBy: ownerId, kind: "vet", userId: await userId("vet") } as const;
    const [{ id: grantId = 0 } = {}] = await database()
      .insert(animalGrants)
      .values({ ...grant, scopes: ["summary"] })
      .returning({ id: animalGrants.id });
    expect((await read("Fen", "vet")).status).toBe(404);
    await updateRows(animalGrants, { scopes: ["results"] }, eq(animalGrants.id, grantId));
    expect((await read("Fen", "vet")).body).toMatchObject({ relation: "grantee", report: { version: 1 } });

    const [from, to] = [new Date("2020-01-01"), new Date()];
    await database()
      .insert(animalOwners)
      .values({ animalId: id, userId: await userId("owner"), from, to });
    const [first] = await database()
      .select()
      .from(reportVersions)
      .where(eq(reportVersions.activationId, activationId));
    if (first === undefined) throw new Error("Fen has a report.");
    const { id: _, ...version } = first;
    const later = new Date(Date.now() + 60_000);
    await database()
      .insert(reportVersions)
      .values({ ...version, version: 2, status: "revoked", issuedAt: later });
    const { body } = await read("Fen", "owner");
    expect(body).toMatchObject({
      relation: "former-owner",
      versions: [{ version: 1 }],
      report: { version: 1 },
    });
    expect((await read("Fen", "owner", { version: 2 })).status).toBe(404);
    expect((await read("Fen", "breeder")).body).toMatchObject({ state: "withdrawn", report: null });
  });
});

describe("reissueReports", () => {
  it("issues a report again that newer rules read differently, mails the owner, and repeats nothing", async () => {
    const { activationId, barcode } = await find("Moss");
    const where = eq(reportVersions.activationId, activationId);
    const [old] = await database().select().from(reportVersions).where(where);
    const tests = old?.content.tests.map((test) =>
      test.test === "cea" ? { ...test, outcome: "carrier" as const } : test,
    );
    if (old === undefined || tests === undefined) throw new Error("Moss has a report.");
    const content = { ...old.content, tests, interpretationVersion: "2025.1" };
    await updateRows(reportVersions, { content }, where);
    const run = () =>
      reissueReports({ db: database(), appOrigin: "https://shop.example", rules: randomUUID() });
    expect([await run(), await run()]).toEqual([1, 0]);
    expect((await read("Moss", "breeder")).body).toMatchObject({
      barcode,
      report: { version: 2, supersedes: 1 },
      versions: [{ status: "current" }, { status: "superseded" }],
    });
    const { body } = await read("Moss", "breeder");
    expect((body as { report: { changes: object[] } }).report.changes).toMatchObject([
      { code: "cea", from: { outcome: "carrier" }, to: { outcome: "at-risk-two" } },
    ]);
    const mails = await database()
      .select()
      .from(outbox)
      .where(
        and(eq(outbox.to, demoEmail("breeder")), eq(outbox.subject, "Moss's report says something new")),
      );
    expect(mails).toHaveLength(1);
  });
});

describe("results.clearByDescent", () => {
  const derive = async (name: string, role: Role) =>
    callRoute("results.clearByDescent", { params: { id: (await find(name)).id } }, { token: tokens[role] });

  it("derives nothing until DNA has confirmed both parents", async () => {
    // The demo has confirmed Juniper's already.
    await database()
      .delete(parentageRequests)
      .where(eq(parentageRequests.offspringId, (await find("Juniper")).id));
    expect((await derive("Juniper", "breeder")).body).toMatchObject({
      obstacle: expect.stringMatching(/^(no-parents|parentage-not-confirmed)$/) as string,
      results: [],
    });
    const [juniper, bramble, fen] = [await find("Juniper"), await find("Bramble"), await find("Fen")];
    const trio = { userId: juniper.ownerId, offspringId: juniper.id, damId: bramble.id, sireId: fen.id };
    const reported = { state: "reported", outcome: "qualifies", reportedAt: new Date() } as const;
    await database()
      .insert(parentageRequests)
      .values({ ...trio, ...reported });
    await updateRows(
      reportVersions,
      { status: "current" },
      and(eq(reportVersions.activationId, fen.activationId), eq(reportVersions.version, 1)),
    );
    const { body } = await derive("Juniper", "breeder");
    expect(body).toMatchObject({ obstacle: null, generations: 2 });
    const codes = (body as { results: { code: string }[] }).results.map(({ code }) => code);
    // Both parents are clear of it, and Juniper was not tested.
    expect(codes).toContain("cea");
    // A parent is a carrier, or Juniper has a test of her own.
    expect(codes).not.toEqual(expect.arrayContaining(["sn-bc"]));
    expect(codes).not.toEqual(expect.arrayContaining(["glau-bc"]));
    expect(codes).not.toContain("prcd");
    expect(body).toMatchObject({
      results: expect.arrayContaining([
        expect.objectContaining({
          code: "cea",
          parents: [
            expect.objectContaining({ name: "Bramble", barcode: bramble.barcode, parents: [] }),
            expect.objectContaining({ name: "Fen", barcode: fen.barcode }),
          ],
        }),
      ]) as object[],
    });
    expect((await derive("Juniper", "vet")).status).toBe(404);
  });
});

describe("dnaProfiles", () => {
  const params = async (name: string) => {
    const { id, barcode } = await find(name);
    return { id, barcode };
  };

  it("returns markers and alleles to who may read the results", async () => {
    const input = { params: await params("Bramble"), query: { species: "canine" } } as const;
    const body = await readRoute("dnaProfiles.get", input, { token: tokens.breeder });
    expect(body).toMatchObject({
      state: "ready",
      profile: {
        panelKey: "ISAG-DOG-STR-21",
        markerCount: 21,
        missing: [],
        heterozygosity: expect.any(Number) as number,
      },
    });
    const markers = body.profile?.markers;
    expect(markers).toHaveLength(21);
    expect(markers?.every(({ alleles }) => alleles.length === 2)).toBe(true);
    const other = await callRoute("dnaProfiles.get", input, { token: tokens.vet });
    expect(other.status).toBe(404);
    const cat = { ...input, query: { species: "feline" } } as const;
    expect((await callRoute("dnaProfiles.get", cat, { token: tokens.breeder })).status).toBe(404);
  });

  it("returns the profile of another tube of the sample, unless that tube is in doubt", async () => {
    const db = database();
    const { id, barcode, activationId } = await find("Bramble");
    const second = `${barcode}B`;
    const [kit] = await db.insert(kits).values({ barcode: second }).returning({ id: kits.id });
    const kitId = kit?.id ?? 0;
    await db.insert(samples).values({ activationId, kitId, attempt: 1, tube: 2 });
    await db.insert(labProgress).values({ kitId, reachedAt: {}, stage: "report-ready" });
    const readSecond = async () => {
      const input = { params: { id, barcode: second }, query: {} };
      return (await callRoute("dnaProfiles.get", input, { token: tokens.breeder })).body;
    };
    expect(await readSecond()).toMatchObject({ state: "ready", profile: { markerCount: 21 } });
    const first = db.select({ id: kits.id }).from(kits).where(eq(kits.barcode, barcode));
    const setProblem = (problem: "other-animal" | null) =>
      db.update(labProgress).set({ problem }).where(inArray(labProgress.kitId, first));
    await setProblem("other-animal");
    expect(await readSecond()).toMatchObject({ profile: null });
    await setProblem(null);
    await db.delete(samples).where(eq(samples.kitId, kitId));
  });

  it("returns to former owners the profile of a report that was issued in their time, as issued", async () => {
    const db = database();
    const id = await createAnimal(db, { ownerId: await userId("breeder") });
    const profile = {
      panel: panelKey,
      markerCount: 1,
      missing: [],
      alleles: { AHT121: ["91", "93"] },
    } as const;
    const { barcode, ...tube } = await createReport(db, id, { ...reportContent(), profile });
    await db.insert(labProgress).values({ kitId: tube.kitId, reachedAt: {}, stage: "report-ready" });
    await changeOwner(db, id, await userId("owner"));
    await addVersion(db, tube.activationId, 2);
    const read = () =>
      callRoute("dnaProfiles.get", { params: { id, barcode }, query: {} }, { token: tokens.breeder });
    expect(await read()).toMatchObject({
      status: 200,
      body: { state: "ready", profile: { markers: [{ marker: "AHT121", alleles: ["91", "93"] }] } },
    });
    await db.delete(reportVersions).where(eq(reportVersions.id, tube.versionId));
    expect((await read()).status).toBe(404);
  });

  it("returns imported results with their source, and an empty list without any", async () => {
    const list = async (name: string, role: Role) =>
      callRoute("dnaProfiles.marsResults", { params: await params(name) }, { token: tokens[role] });
    expect((await list("Bramble", "breeder")).body).toEqual({
      results: [
        expect.objectContaining({
          source: "Northfield Genetics",
          testName: "Collie eye anomaly",
          result: "Normal",
        }),
        expect.objectContaining({ testName: "Trapped neutrophil syndrome", testedOn: "2022-03-14" }),
      ],
    });
    expect(await list("Moss", "breeder")).toMatchObject({ status: 200, body: { results: [] } });
    expect((await list("Bramble", "owner")).status).toBe(404);
  });
});

describe("results.advance", () => {
  it("lists the tubes of advance orders and names only animals that were shared", async () => {
    const { status, body } = await callRoute("results.advance", {}, { token: tokens.vet });
    expect(status).toBe(200);
    const { results, count } = body as {
      results: { client: string; animal: object | null }[];
      count: number;
    };
    expect(count).toBeGreaterThan(0);
    expect(results[0]).toMatchObject({ client: expect.stringMatching(/\w/) as string, animal: null });
    expect((await callRoute("results.advance", {}, { token: tokens.owner })).body).toMatchObject({
      count: 0,
    });
  });
});

describe("heterozygosity", () => {
  it("is compared with twenty animals of the breed whose owners agreed, and says that demo animals are invented", async () => {
    const reports = await database()
      .select({ id: reportVersions.id, animalId: animals.id, content: reportVersions.content })
      .from(reportVersions)
      .innerJoin(activations, eq(activations.id, reportVersions.activationId))
      .innerJoin(animals, eq(animals.id, activations.animalId))
      .innerJoin(breeds, eq(breeds.id, animals.breedId))
      .where(and(eq(breeds.name, "Border Collie"), eq(reportVersions.status, "current")));
    const measured = async (from: number, isDemo: boolean) => {
      for (const [at, { id, content }] of reports.entries()) {
        const others = [
          { kind: "heterozygosity", content: { isDemo, percent: from + at, markerCount: 7_500 } },
        ];
        await updateRows(reportVersions, { content: { ...content, others } }, eq(reportVersions.id, id));
      }
      return (await read("Bramble", "breeder")).body as {
        report: {
          heterozygosity: { percent: number; reference: { animals: number; median: number } | null };
        };
      };
    };
    const real = (await measured(20, false)).report.heterozygosity.reference;
    expect(real).toMatchObject({ animals: expect.any(Number) as number, isDemo: false });
    expect(real?.animals).toBeGreaterThanOrEqual(20);
    expect((await measured(30, true)).report.heterozygosity.reference).toMatchObject({
      animals: real?.animals,
      median: (real?.median ?? 0) + 10,
      isDemo: true,
    });
    const withdrawn = reports.slice(0, reports.length - 10).map(({ animalId }) => animalId);
    await updateRows(activations, { statisticsConsentAt: null }, inArray(activations.animalId, withdrawn));
    expect((await measured(30, false)).report.heterozygosity.reference).toBeNull();
  });
});

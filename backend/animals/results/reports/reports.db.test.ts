import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { compactVerify, createLocalJWKSet } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { samples } from "@/backend/db/schema/activations";
import { animalGrants } from "@/backend/db/schema/animal-access";
import { animals, dnaProfiles } from "@/backend/db/schema/animals";
import { issuedDocuments } from "@/backend/db/schema/documents";
import { kits } from "@/backend/db/schema/kits";
import { labProgress, reportVersions } from "@/backend/db/schema/lab";
import { outbox } from "@/backend/db/schema/outbox";
import { demoEmail } from "@/backend/db/seed/seed-demo-accounts";
import { renderAttachment } from "@/backend/top/mail-attachments/render-attachment";
import { startTestBackend } from "@/backend/testing/server";
import { canonicalJson } from "@/lib/domain/canonical-json";
import {
  addVersion,
  createReport,
  findAnimal,
  markers,
  panelKey,
  reportContent,
} from "@/backend/animals/results/reports/testing/create-report";
import { changeOwner } from "@/backend/testing/change-owner";
import { demoUserId } from "@/backend/testing/find-user";

const { callRoute, readRoute, signIn, database, updateRows, address } = startTestBackend();

type Tube = Awaited<ReturnType<typeof createReport>>;

const tokens: Record<string, string> = {};
let animalId = 0;
let tube: Tube;
beforeAll(async () => {
  for (const role of ["owner", "breeder", "vet", "pending"]) tokens[role] = await signIn(role);
  animalId = await findAnimal(database(), "owner", "Biscuit");
  tube = await createReport(database(), animalId);
});

async function open(path: string, role = "owner", language = "en") {
  const response = await fetch(`${address()}/my/animals/${animalId}/results/${path}`, {
    headers: { authorization: `Bearer ${tokens[role]}`, "accept-language": language },
  });
  return {
    status: response.status,
    headers: response.headers,
    file: Buffer.from(await response.arrayBuffer()),
  };
}

const listFor = (role = "owner") =>
  readRoute("reports.list", { params: { id: animalId } }, { token: tokens[role] });

/** Token of a document of the newest report of this tube. */
async function tokenOf(kind: string, key: string, { barcode } = tube, role = "owner"): Promise<string> {
  const report = (await listFor(role)).reports.find((listed) => listed.barcode === barcode);
  const found = report?.documents.find((document) => document.kind === kind && document.key === key);
  return found?.issued?.token ?? "";
}

const readPassport = (token: string) => readRoute("passports.get", { params: { token } });

const sha256 = (file: Buffer) => createHash("sha256").update(file).digest("hex");

describe("documents", () => {
  it.each([
    ["report?report_type=full", "report", "full"],
    ["report?report_type=health", "report", "health"],
    ["report?report_type=traits", "report", "traits"],
    ["report?report_type=dna-profile", "report", "dna-profile"],
    ["report?report_type=breed", "report", "breed"],
    ["report?report_type=vet", "report", "vet"],
    ["breed-certificate", "breed-certificate", ""],
  ])("return the same PDF for each request to %s", async (path, kind, key) => {
    const first = await open(`${tube.barcode}/${path}`);
    expect([first.status, first.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(first.file.subarray(0, 5).toString()).toBe("%PDF-");
    const again = await open(`${tube.barcode}/${path}`);
    expect(again.file.equals(first.file)).toBe(true);
    const passport = await readPassport(await tokenOf(kind, key));
    expect(passport).toMatchObject({ isGenuine: true, state: "current", keyState: "active" });
    expect(passport.pdfSha256).toBe(sha256(first.file));
    expect(passport.content).toMatchObject({ kind, key, version: 1, barcode: tube.barcode });
  });

  it("name breeds in the language of the reader", async () => {
    expect((await open(`${tube.barcode}/report?report_type=breed`, "owner", "sv")).status).toBe(200);
    const inSwedish = eq(issuedDocuments.language, "sv");
    const [row] = await database().select().from(issuedDocuments).where(inSwedish);
    expect(row?.content).toMatchObject({ breeds: [{ breed: "Labrador retriever", percent: 100 }] });
  });

  it("use the newest report with the test for single tests and certificates", async () => {
    const single = await open("reports/prcd/single");
    expect(single.headers.get("content-disposition")).toContain("biscuit-single-prcd-v1.pdf");
    const passport = await readPassport(await tokenOf("single", "prcd"));
    expect(passport.content?.tests).toEqual([
      {
        code: "prcd",
        name: expect.any(String) as string,
        genotype: "N/P",
        outcome: "carrier",
        meaning: [
          "Biscuit has one copy. Two copies are needed for the condition, so Biscuit is expected to stay well and can pass the copy on.",
          "With a clear mate none of the puppies will be at risk; about half will be carriers. With another carrier, about one in four is at risk.",
        ],
      },
    ]);
    expect((await open("reports/certificate")).status).toBe(200);
    const certificate = await readPassport(await tokenOf("certificate", ""));
    expect(certificate.content?.tests.map(({ code }) => code)).toEqual(["mdr1", "prcd"]);
    expect((await open("reports/health/single")).status).toBe(200);
    expect((await open("reports/unknown-test/single")).status).toBe(404);
  });

  it("print the DNA profile of their version, not of a tube in doubt or of a later run", async () => {
    const db = database();
    const older = await createReport(db, animalId);
    const profile = { panel: panelKey, markerCount: 2, missing: [], alleles: markers };
    const newer = await createReport(db, animalId, { ...reportContent(), profile });
    const [doubtful] = await db
      .insert(kits)
      .values({ barcode: `${older.barcode}B` })
      .returning({ id: kits.id });
    const kitId = doubtful?.id ?? 0;
    await db.insert(samples).values({ activationId: older.activationId, kitId, attempt: 1, tube: 2 });
    await db.insert(labProgress).values({ kitId, reachedAt: {}, problem: "other-animal" });
    const other = { animalId, panelKey, madeOn: "2026-11-02", isCurrent: false } as const;
    const alleles = { AHT121: ["99", "99"], INU005: ["130", "132"], AHT137: ["131", "133"] } as const;
    await db.insert(dnaProfiles).values({ ...other, alleles, kitId });
    await db.insert(dnaProfiles).values({ ...other, alleles, kitId: newer.kitId, run: 2 });
    for (const { barcode, versionId } of [older, newer]) {
      expect((await open(`${barcode}/report?report_type=dna-profile`)).status).toBe(200);
      const [issued] = await db
        .select({ content: issuedDocuments.content })
        .from(issuedDocuments)
        .where(eq(issuedDocuments.reportVersionId, versionId));
      expect(issued?.content.markers).toEqual(markers);
    }
    for (const { versionId } of [older, newer])
      await db.delete(reportVersions).where(eq(reportVersions.id, versionId));
  });

  it("return the same file to simultaneous requests", async () => {
    const other = await createReport(database(), animalId);
    const all = await Promise.all(Array.from({ length: 4 }, () => open(`${other.barcode}/report`)));
    expect(new Set(all.map(({ file }) => sha256(file))).size).toBe(1);
    await database().delete(reportVersions).where(eq(reportVersions.id, other.versionId));
  });

  it("are mailed once to the user who asks", async () => {
    const mailed = () =>
      database()
        .select({ to: outbox.to, attachments: outbox.attachments })
        .from(outbox)
        .where(eq(outbox.to, demoEmail("owner")));
    const before = (await mailed()).length;
    const { file } = await open(`${tube.barcode}/report?report_type=health&send_email=true`);
    await open(`${tube.barcode}/report?report_type=health&send_email=true`);
    const mails = await mailed();
    expect(mails.length).toBe(before + 1);
    const [attachment] = mails.at(-1)?.attachments ?? [];
    if (attachment === undefined) throw new Error("Nothing is attached.");
    const attached = await renderAttachment(database(), attachment, undefined);
    expect(attached?.filename).toBe("biscuit-report-health-v1.pdf");
    expect(Buffer.from(attached?.content ?? []).equals(file)).toBe(true);
  });
});

describe("the signature", () => {
  it("verifies without us, and covers content and file", async () => {
    const { file } = await open(`${tube.barcode}/report`);
    const { jws, content } = await readPassport(await tokenOf("report", "full"));
    const body = await readRoute("passports.keys");
    const { payload, protectedHeader } = await compactVerify(jws ?? "", createLocalJWKSet(body));
    expect(protectedHeader).toMatchObject({ alg: "EdDSA" });
    const signed = JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>;
    expect(signed).toMatchObject({ pdfSha256: sha256(file), version: 1 });
    const { markers: _, ...stated } = content ?? { markers: [] };
    expect(signed["content"]).toMatchObject(JSON.parse(canonicalJson(stated)) as object);
  });

  it("fails after one byte of content, file hash or signature has changed", async () => {
    await open(`${tube.barcode}/report`);
    const token = await tokenOf("report", "full");
    const db = database();
    const [row] = await db.select().from(issuedDocuments).where(eq(issuedDocuments.token, token));
    if (row === undefined) throw new Error("There is no document.");
    const { content, pdfSha256, jws } = row;
    const flip = (text: string, at: number) =>
      text.slice(0, at) + (text[at] === "a" ? "b" : "a") + text.slice(at + 1);
    const [test, ...rest] = content.tests;
    const tests = test ? [{ ...test, genotype: "N/M" }, ...rest] : rest;
    for (const change of [
      { content: { ...content, tests } },
      { pdfSha256: flip(pdfSha256, 0) },
      { jws: flip(jws, jws.length - 20) },
      { jws: flip(jws, jws.indexOf(".") + 20) },
    ]) {
      await db.update(issuedDocuments).set(change).where(eq(issuedDocuments.token, token));
      expect((await readPassport(token)).isGenuine).toBe(false);
      await db
        .update(issuedDocuments)
        .set({ content, pdfSha256, jws })
        .where(eq(issuedDocuments.token, token));
    }
    expect((await readPassport(token)).isGenuine).toBe(true);
  });
});

describe("access", () => {
  const userId = (role: string) => demoUserId(database(), role);

  it("is 404 for others, until the owner shares documents", async () => {
    const path = `${tube.barcode}/report`;
    expect((await open(path, "pending")).status).toBe(404);
    const grant = { animalId, kind: "person", userId: await userId("pending") } as const;
    await database()
      .insert(animalGrants)
      .values({ ...grant, scopes: ["results"] });
    expect((await open(path, "pending")).status).toBe(404);
    await database()
      .insert(animalGrants)
      .values({ ...grant, scopes: ["documents"] });
    expect((await open(path, "pending")).status).toBe(200);
    expect(await listFor("pending")).toMatchObject({ isOwner: false });
    await database().delete(animalGrants).where(eq(animalGrants.animalId, animalId));
    expect((await open(path, "pending")).status).toBe(404);
  });

  it("waits for the payment", async () => {
    const other = await createReport(database(), animalId);
    const hold = (value: "payment" | null) =>
      database().update(samples).set({ hold: value }).where(eq(samples.kitId, other.kitId));
    await hold("payment");
    expect((await open(`${other.barcode}/report`)).status).toBe(409);
    const listed = (await listFor()).reports.find(({ barcode }) => barcode === other.barcode);
    expect(listed).toMatchObject({ isUnpaid: true, documents: [] });
    await hold(null);
    expect((await open(`${other.barcode}/report`)).status).toBe(200);
  });

  it("show a former owner the versions and the animal of their time", async () => {
    const own = await createReport(database(), animalId);
    await open(`${own.barcode}/report`);
    const [ownerId, breederId] = [await userId("owner"), await userId("breeder")];
    const give = (to: number) => changeOwner(database(), animalId, to);
    const [before = { name: "", chipNumber: null }] = await database()
      .select({ name: animals.name, chipNumber: animals.chipNumber })
      .from(animals)
      .where(eq(animals.id, animalId));
    await give(breederId);
    await addVersion(database(), own.activationId, 2);
    await updateRows(animals, { name: "Renamed", chipNumber: "953010000123456" }, eq(animals.id, animalId));
    expect((await open(`${own.barcode}/report`)).headers.get("content-disposition")).toContain("v1.pdf");
    expect((await open(`${own.barcode}/report?report_type=health`)).status).toBe(200);
    const [issued] = await database()
      .select({ content: issuedDocuments.content })
      .from(issuedDocuments)
      .innerJoin(reportVersions, eq(reportVersions.id, issuedDocuments.reportVersionId))
      .where(and(eq(reportVersions.activationId, own.activationId), eq(issuedDocuments.key, "health")));
    const { name, chipNumber } = before;
    expect(issued?.content.animal).toMatchObject({ name, chipNumber });
    expect((await open(`${own.barcode}/report`, "breeder")).headers.get("content-disposition")).toContain(
      "v2.pdf",
    );
    const later = await createReport(database(), animalId);
    expect((await open(`${later.barcode}/report`)).status).toBe(404);
    await give(ownerId);
    await updateRows(animals, before, eq(animals.id, animalId));
  });

  it("shows a former owner a document of their time that the new owner opened first, without later facts", async () => {
    const own = await createReport(database(), animalId);
    const [ownerId, breederId] = [await userId("owner"), await userId("breeder")];
    const give = (to: number) => changeOwner(database(), animalId, to);
    const [before = { name: "", chipNumber: null }] = await database()
      .select({ name: animals.name, chipNumber: animals.chipNumber })
      .from(animals)
      .where(eq(animals.id, animalId));
    await give(breederId);
    const secret = "953010000987654";
    await updateRows(animals, { name: "Secret", chipNumber: secret }, eq(animals.id, animalId));
    expect((await open(`${own.barcode}/report`, "breeder")).status).toBe(200);
    const first = await tokenOf("report", "full", own);
    expect((await open(`${own.barcode}/report`)).headers.get("content-disposition")).toContain("v1.pdf");
    expect((await readPassport(first)).content).toMatchObject({ animal: before });
    await addVersion(database(), own.activationId, 2);
    expect((await open(`${own.barcode}/report`, "breeder")).headers.get("content-disposition")).toContain(
      "v2.pdf",
    );
    const newer = await tokenOf("report", "full", own, "breeder");
    expect((await readPassport(newer)).content).toMatchObject({
      animal: { name: "Secret", chipNumber: secret },
    });
    const listed = JSON.stringify(await listFor());
    expect(listed).toContain(first);
    expect(listed).not.toContain(newer);
    await give(ownerId);
    await updateRows(animals, before, eq(animals.id, animalId));
  });
});

describe("passports", () => {
  it("say when a newer version exists, and when the report was revoked", async () => {
    const own = await createReport(database(), animalId);
    await open(`${own.barcode}/report`);
    const token = await tokenOf("report", "full", own);
    const second = await addVersion(database(), own.activationId, 2);
    expect(await readPassport(token)).toMatchObject({ isGenuine: true, state: "superseded" });
    expect((await listFor()).others).toContainEqual(
      expect.objectContaining({ token, state: "superseded", version: 1 }),
    );
    await open(`${own.barcode}/report`);
    const newer = await tokenOf("report", "full", own);
    await updateRows(reportVersions, { status: "revoked" }, eq(reportVersions.id, second));
    expect(await readPassport(newer)).toMatchObject({ state: "revoked" });
    expect((await open(`${own.barcode}/report`)).status).toBe(409);
  });

  it("are hidden and shown by the owner only, and then keep genuineness and status", async () => {
    await open(`${tube.barcode}/report`);
    const token = await tokenOf("report", "full");
    const change = (role: string, isHidden: boolean, of = token) =>
      callRoute(
        "passports.changeVisibility",
        { params: { token: of }, body: { isHidden } },
        {
          token: tokens[role],
        },
      );
    expect((await change("breeder", true)).status).toBe(404);
    expect((await change("owner", true, "x".repeat(43))).status).toBe(404);
    expect((await change("owner", true)).body).toEqual({ isHidden: true });
    const hidden = await readPassport(token);
    expect(hidden).toMatchObject({ isGenuine: true, state: "current", content: null, jws: null });
    expect(JSON.stringify(hidden)).not.toContain("Biscuit");
    await change("owner", false);
    expect((await readPassport(token)).content).not.toBeNull();
  });

  it("contain no names or addresses of owner and collector", async () => {
    await open(`${tube.barcode}/report`);
    const text = JSON.stringify(await readPassport(await tokenOf("report", "full")));
    expect(text).not.toMatch(new RegExp(`${demoEmail("owner")}|jo@test|Field`));
    expect((await callRoute("passports.get", { params: { token: "x".repeat(43) } })).status).toBe(404);
  });
});

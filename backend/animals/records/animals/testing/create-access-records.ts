import { randomUUID } from "node:crypto";
import { subDays } from "date-fns";
import type { Db } from "@/backend/db/client";
import { dnaProfiles } from "@/backend/db/schema/animals";
import { documentKeys, issuedDocuments } from "@/backend/db/schema/documents";
import { labProgress } from "@/backend/db/schema/lab";
import { parentageConsents, parentageRequests } from "@/backend/db/schema/parentage";
import { insertReport, insertTube } from "@/backend/testing/insert-tube";
import { createAnimal } from "@/backend/testing/create-users";

interface RecordsInput {
  readonly animalId: number;
  readonly ownerId: number;
}

const shortId = () => randomUUID().replaceAll("-", "").slice(0, 12).toUpperCase();

/** A report with its document and profile, issued before the animal changes hands, and parentage requests of the owner. */
export async function insertRecords(db: Db, { animalId, ownerId }: RecordsInput) {
  const { barcode, reportVersionId } = await insertReportedTube(db, animalId);
  const passportToken = await insertDocument(db, { animalId, barcode, reportVersionId });
  return { barcode, passportToken, ...(await insertParentage(db, { animalId, ownerId })) };
}

const panelKey = "ISAG-DOG-SNP-2020";

async function insertReportedTube(db: Db, animalId: number) {
  const issuedAt = subDays(new Date(), 2);
  const row = { email: "x@cast.test", activatedAt: subDays(new Date(), 9) };
  const { barcode, kitId, activationId } = await insertTube(db, animalId, row);
  await db
    .insert(labProgress)
    .values({ kitId, stage: "report-ready", reachedAt: { "report-ready": issuedAt.toISOString() } });
  await db.insert(dnaProfiles).values({ animalId, panelKey, kitId, madeOn: "2026-01-05", alleles: {} });
  return { barcode, reportVersionId: await insertReport(db, activationId, content, { issuedAt }) };
}

const breedMix = { breeds: [{ breed: "Beagle", percent: 100 }] };

const content = {
  animal: { name: "Rex", species: "canine" as const, sex: "male" },
  tests: [{ test: "prcd", locus: "PRCD", genotype: "N/N", outcome: "clear" as const, reason: null }],
  profile: { panel: panelKey, markerCount: 0, missing: [] },
  others: [{ kind: "breed-mix", content: breedMix }],
  assayVersion: "2026.1",
};

interface DocumentInput {
  readonly animalId: number;
  readonly barcode: string;
  readonly reportVersionId: number;
}

/** An empty file: the access tests only check who may read it. */
async function insertDocument(db: Db, { animalId, barcode, reportVersionId }: DocumentInput) {
  const kid = "cast";
  await db.insert(documentKeys).values({ kid, publicKey: {}, state: "retired" }).onConflictDoNothing();
  const animal = {
    name: "Rex",
    registrationName: null,
    registrationNumber: null,
    chipNumber: null,
    breed: null,
    sex: "male" as const,
    bornOn: null,
    species: "canine" as const,
  };
  const documents = [
    { kind: "report", key: "full" },
    { kind: "certificate", key: "" },
    { kind: "breed-certificate", key: "" },
  ] as const;
  const rows = documents.map(({ kind, key }) => ({
    animalId,
    reportVersionId,
    kind,
    key,
    kid,
    language: "en" as const,
    token: newToken(),
    pdf: Buffer.from("%PDF-"),
    pdfSha256: "0".repeat(64),
    jws: "a.b.c",
    content: {
      kind,
      key,
      barcode,
      collector: "",
      assayVersion: "2026.1",
      version: 1,
      animal,
      issuedOn: "2026-01-05",
      panel: null,
      tests: [],
      breeds: [],
      markers: {},
      parentage: null,
    },
  }));
  await db.insert(issuedDocuments).values(rows);
  return rows[0]?.token ?? "";
}

const newToken = () => randomUUID().replaceAll("-", "").padEnd(43, "x");

async function insertParentage(db: Db, { animalId, ownerId }: RecordsInput) {
  const damNumber = `REG${shortId()}`;
  const damId = await createAnimal(db, {
    ownerId,
    name: "Bella",
    sex: "female",
    registrationNumber: damNumber,
  });
  const parents = { offspringId: animalId, damId: damId };
  const [request, waiting] = await db
    .insert(parentageRequests)
    .values([
      { ...parents, userId: ownerId, state: "reported", outcome: "qualifies", reportedAt: new Date() },
      { ...parents, userId: null, state: "waiting-for-consent" },
    ])
    .returning({ id: parentageRequests.id });
  const waitingRequestId = waiting?.id ?? 0;
  await db.insert(parentageConsents).values({ requestId: waitingRequestId, animalId, ownerId });
  return { damNumber, requestId: request?.id ?? 0, waitingRequestId };
}

import { and, eq, isNull } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { animals } from "@/backend/db/schema/animals";
import { issuedDocuments } from "@/backend/db/schema/documents";
import { reportVersions } from "@/backend/db/schema/lab";
import { parentageRequests } from "@/backend/db/schema/parentage";
import type { renderDocument } from "@/backend/kernel/documents/document-renderer";
import type { SignedInCaller } from "@/backend/http/caller";
import { GeneratedFile } from "@/backend/http/handler-types";
import { openReport } from "@/backend/animals/results/parentage/open-report";
import { startTestBackend } from "@/backend/testing/server";
import { openDocument } from "./open-document";
import {
  addVersion,
  createReport,
  findAnimal,
} from "@/backend/animals/results/reports/testing/create-report";

const { database, updateRows } = startTestBackend();

const settings = { appOrigin: "https://shop.test", createsDocumentKeys: true };
let animalId = 0;
let caller: SignedInCaller;
beforeAll(async () => {
  animalId = await findAnimal(database(), "owner", "Biscuit");
  const [animal] = await database().select().from(animals).where(eq(animals.id, animalId));
  caller = {
    user: { id: animal?.ownerId ?? 0, type: "owner", isAdmin: false },
    admin: undefined,
    tokenHash: undefined,
    clientAddress: undefined,
    requestId: "test",
    country: "US",
    store: "US",
    language: "en",
  };
});

/** Each file is the content that it was rendered from. The change is committed while the first one is rendered. */
function createContext(commitChange: () => Promise<unknown>) {
  let isFirst = true;
  const render = (async (_kind, data) => {
    const file = Buffer.from(JSON.stringify(data));
    if (isFirst) await commitChange();
    isFirst = false;
    return file;
  }) as typeof renderDocument;
  return { db: database(), caller, settings, render };
}

const contentOf = (file: unknown) =>
  file instanceof GeneratedFile
    ? (JSON.parse(Buffer.from(file.content).toString()) as { content: unknown }).content
    : file;

const openFull = (context: ReturnType<typeof createContext>, barcode: string) =>
  openDocument(context, { animalId, barcode, kind: "report", key: "full", isMailed: false });

const countDocuments = (versionId: number) =>
  database().$count(issuedDocuments, eq(issuedDocuments.reportVersionId, versionId));

describe("a report that changes while its document is rendered", () => {
  it("is issued in its new version only", async () => {
    const { barcode, activationId, versionId } = await createReport(database(), animalId);
    let newer = 0;
    const context = createContext(async () => {
      newer = await addVersion(database(), activationId, 2);
    });
    expect(contentOf(await openFull(context, barcode))).toMatchObject({ version: 2 });
    expect([await countDocuments(versionId), await countDocuments(newer)]).toEqual([0, 1]);
  });

  it("is not issued once it is withdrawn", async () => {
    const { barcode, versionId } = await createReport(database(), animalId);
    const context = createContext(() =>
      database().update(reportVersions).set({ status: "revoked" }).where(eq(reportVersions.id, versionId)),
    );
    expect(await openFull(context, barcode)).toMatchObject({
      status: 409,
      body: { code: "report_withdrawn" },
    });
    expect(await countDocuments(versionId)).toBe(0);
  });

  it("is refused as busy if it changes again and again", async () => {
    const { barcode } = await createReport(database(), animalId);
    let count = 0;
    const render = (async () => {
      await updateRows(animals, { registrationName: `Name ${++count}` }, eq(animals.id, animalId));
      return Buffer.from("file");
    }) as typeof renderDocument;
    expect(await openFull({ db: database(), caller, settings, render }, barcode)).toMatchObject({
      status: 503,
    });
  });
});

describe("a parentage outcome that changes while its document is rendered", () => {
  it("is issued as it is now", async () => {
    const userId = caller.user.id;
    const [request] = await database()
      .insert(parentageRequests)
      .values({
        userId,
        offspringId: animalId,
        state: "reported",
        outcome: "qualifies",
        markers: [],
        reportedAt: new Date(),
      })
      .returning({ id: parentageRequests.id });
    const id = request?.id ?? 0;
    const context = createContext(() =>
      database()
        .update(parentageRequests)
        .set({ outcome: "inconclusive" })
        .where(eq(parentageRequests.id, id)),
    );
    const opened = await openReport(context, { id, isMailed: false });
    expect(contentOf(opened)).toMatchObject({ parentage: { outcome: "inconclusive" } });
    const valid = await database()
      .select({ content: issuedDocuments.content })
      .from(issuedDocuments)
      .where(and(eq(issuedDocuments.parentageRequestId, id), isNull(issuedDocuments.revokedAt)));
    expect(valid).toMatchObject([{ content: { parentage: { outcome: "inconclusive" } } }]);
  });
});

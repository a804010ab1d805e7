import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { documentKeys, issuedDocuments } from "@/backend/db/schema/documents";
import { createReport, findAnimal } from "@/backend/animals/results/reports/testing/create-report";
import { sampleContent } from "@/backend/kernel/documents/issued/testing/sample-content";
import { readPassport } from "@/backend/animals/results/passports/read-passport";
import { issueDocument } from "@/backend/animals/results/reports/issue-document";
import { createTestDatabase } from "@/backend/testing/database";
import { Refusal } from "@/backend/http/refusals";
import { reSignDocuments } from "./re-sign-documents";
import { changeKeyState, createSigningKey, listDocumentKeys, readSigningKey } from "./signing-keys";

const appOrigin = "http://localhost:3000";

describe("signing keys", () => {
  it("of the environment replace each other, and a compromised one signs nothing", async () => {
    const { db } = await createTestDatabase();
    expect(await readSigningKey(db, {})).toBeUndefined();
    const [first, second] = [createSigningKey(), createSigningKey()];
    expect((await readSigningKey(db, { documentKey: first }))?.kid).toBe(first.kid);
    expect((await readSigningKey(db, { documentKey: second }))?.kid).toBe(second.kid);
    const states = async () => new Map((await listDocumentKeys(db)).map(({ kid, state }) => [kid, state]));
    expect(await states()).toEqual(
      new Map([
        [first.kid, "retired"],
        [second.kid, "active"],
      ]),
    );
    await changeKeyState(db, second.kid, "compromised");
    expect(await readSigningKey(db, { documentKey: second })).toBeUndefined();
    expect(await changeKeyState(db, second.kid, "retired")).toBe(false);
    const rows = await db.select().from(documentKeys).where(eq(documentKeys.kid, first.kid));
    expect(rows[0]?.privateKey).toBeNull();
  });

  it("sign the documents of a compromised key again", async () => {
    const { db } = await createTestDatabase();
    const animalId = await findAnimal(db, "owner", "Biscuit");
    const { versionId } = await createReport(db, animalId);
    const settings = { appOrigin, createsDocumentKeys: true };
    const issued = await issueDocument({ db, settings, language: "en", paper: "A4" }, async () => ({
      animalId,
      reportVersionId: versionId,
      parentageRequestId: null,
      content: sampleContent(),
    }));
    if (issued instanceof Refusal) throw new Error("The document was refused.");
    const read = () => readPassport(db, issued.token);
    await changeKeyState(db, issued.kid, "compromised");
    expect(await read()).toMatchObject({ isGenuine: true, keyState: "compromised" });
    const next = await readSigningKey(db, settings);
    if (next === undefined) throw new Error("There is no key.");
    expect(await reSignDocuments(db, next)).toBe(1);
    expect(await reSignDocuments(db, next)).toBe(0);
    expect(await read()).toMatchObject({ isGenuine: true, keyState: "active" });
    const [row] = await db.select().from(issuedDocuments).where(eq(issuedDocuments.id, issued.id));
    expect([row?.kid, row?.pdfSha256]).toEqual([next.kid, issued.pdfSha256]);
  });
});

import { asc, eq, inArray } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { documentKeys, issuedDocuments } from "@/backend/db/schema/documents";
import type { SigningKey } from "./key-from-text";
import { signDocument } from "./sign-document";

/**
 * Signs every document of compromised keys again, with what the database says was issued. Returns how many. Stopped in
 * between, it goes on where it was.
 */
export async function reSignDocuments(db: Db, key: SigningKey): Promise<number> {
  const { id, token, content, pdfSha256, issuedAt } = issuedDocuments;
  const compromised = db
    .select({ kid: documentKeys.kid })
    .from(documentKeys)
    .where(eq(documentKeys.state, "compromised"));
  const nextRows = () =>
    db
      .select({ id, token, content, pdfSha256, issuedAt })
      .from(issuedDocuments)
      .where(inArray(issuedDocuments.kid, compromised))
      .orderBy(asc(id))
      .limit(100);
  let count = 0;
  for (let rows = await nextRows(); rows.length > 0; rows = await nextRows()) {
    for (const row of rows) {
      const jws = await signDocument(row, key);
      await db.update(issuedDocuments).set({ jws, kid: key.kid }).where(eq(id, row.id));
    }
    count += rows.length;
  }
  return count;
}

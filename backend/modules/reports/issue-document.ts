import { createHash, randomBytes } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Language } from "@/lib/config/languages";
import type { DocumentContent } from "@/lib/domain/document-content";
import { paths } from "@/lib/navigation/paths";
import type { Db, Tx } from "@/backend/db/client";
import { issuedDocuments } from "@/backend/db/schema/documents";
import { renderDocument } from "@/backend/documents/document-renderer";
import type { PaperSize } from "@/backend/documents/issued/issued-document";
import { signDocument } from "@/backend/documents/signing/sign-document";
import { readSigningKey } from "@/backend/documents/signing/signing-keys";
import { Refusal } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";

export type IssuedDocument = typeof issuedDocuments.$inferSelect;

export interface DocumentSource {
  readonly animalId: number;
  /** One of the two: what the document was made from. */
  readonly reportVersionId: number | null;
  readonly parentageRequestId: number | null;
  readonly language: Language;
  readonly paper: PaperSize;
  readonly content: DocumentContent;
}

interface IssueContext {
  readonly db: Db;
  readonly settings: Settings;
}

const notConfigured = new Refusal(503, {
  code: "documents_unavailable",
  message: "Documents cannot be issued at the moment. Please try again later.",
});

/**
 * The valid signed document of this source, kind, key and language. It is rendered and signed once: everybody who may read it gets
 * the same file, whose code leads to one public page. Not inside a transaction: rendering takes a while.
 */
export async function issueDocument(
  { db, settings }: IssueContext,
  source: DocumentSource,
): Promise<IssuedDocument | Refusal> {
  const existing = await findIssued(db, source);
  if (existing !== undefined) return existing;
  const key = await readSigningKey(db, settings);
  if (key === undefined) return notConfigured;
  const { content, language, paper, animalId, reportVersionId, parentageRequestId } = source;
  const token = randomBytes(32).toString("base64url");
  const address = `${settings.appOrigin}${paths.passport(token)}`;
  const file = await renderDocument("issued", { content, language, paper, address });
  if (file instanceof Refusal) return file;
  const pdf = Buffer.from(file);
  const pdfSha256 = createHash("sha256").update(pdf).digest("hex");
  const issuedAt = new Date();
  const jws = await signDocument({ token, content, pdfSha256, issuedAt }, key);
  const [row] = await db
    .insert(issuedDocuments)
    .values({
      ...{ token, animalId, reportVersionId, parentageRequestId, kind: content.kind, key: content.key },
      ...{ language, content, pdf, pdfSha256, kid: key.kid, jws, issuedAt },
    })
    .onConflictDoNothing()
    .returning();
  // Somebody else was quicker: theirs is the document.
  const issued = row ?? (await findIssued(db, source));
  if (issued === undefined) throw new Error("The document was neither stored nor found.");
  return issued;
}

async function findIssued(
  tx: Tx,
  { reportVersionId, parentageRequestId, language, content: { kind, key } }: DocumentSource,
): Promise<IssuedDocument | undefined> {
  const isSame = (column: PgColumn, id: number | null) => (id === null ? isNull(column) : eq(column, id));
  const [row] = await tx
    .select()
    .from(issuedDocuments)
    .where(
      and(
        isSame(issuedDocuments.reportVersionId, reportVersionId),
        isSame(issuedDocuments.parentageRequestId, parentageRequestId),
        eq(issuedDocuments.kind, kind),
        eq(issuedDocuments.key, key),
        eq(issuedDocuments.language, language),
        isNull(issuedDocuments.revokedAt),
      ),
    );
  return row;
}

import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Language } from "@/lib/config/languages";
import type { DocumentContent } from "@/lib/domain/kernel/document-content";
import { paths } from "@/lib/navigation/paths";
import type { Db, Tx } from "@/backend/db/client";
import { issuedDocuments } from "@/backend/db/schema/documents";
import { reportVersions } from "@/backend/db/schema/lab";
import { parentageRequests } from "@/backend/db/schema/parentage";
import { withRetry } from "@/backend/db/with-retry";
import { renderDocument } from "@/backend/kernel/documents/document-renderer";
import { issuedDocument, type PaperSize } from "@/backend/kernel/documents/issued/issued-document";
import { signDocument } from "@/backend/kernel/documents/signing/sign-document";
import { readSigningKey } from "@/backend/kernel/documents/signing/signing-keys";
import { busy, Refusal } from "@/backend/http/refusals";
import type { Settings } from "@/backend/http/settings";
import { randomToken } from "@/backend/db/random-token";

export type IssuedDocument = typeof issuedDocuments.$inferSelect;

export interface DocumentSource {
  readonly animalId: number;
  /** One of the two: what the document was made from. */
  readonly reportVersionId: number | null;
  readonly parentageRequestId: number | null;
  readonly content: DocumentContent;
}

/** What the document states now, or why there is none. */
export type ReadSource = (tx: Tx) => Promise<DocumentSource | Refusal>;

export interface IssueContext {
  readonly db: Db;
  readonly settings: Settings;
  readonly language: Language;
  readonly paper: PaperSize;
  readonly render?: typeof renderDocument | undefined;
}

const notConfigured = new Refusal(503, {
  code: "documents_unavailable",
  message: "documents.notIssued",
});

const maxTries = 3;

/**
 * The valid signed document of this source, kind, key and language. It is rendered and signed once: everybody who may read it gets
 * the same file, whose code leads to one public page. Not inside a transaction: rendering takes a while. If the source changes
 * in the meantime, it is rendered again.
 */
export async function issueDocument(
  context: IssueContext,
  read: ReadSource,
  tried = 1,
): Promise<IssuedDocument | Refusal> {
  const { db, language } = context;
  const source = await read(db);
  if (source instanceof Refusal) return source;
  const existing = await findIssued(db, source, language);
  if (existing !== undefined) return existing;
  const signed = await renderAndSign(context, source.content);
  if (signed instanceof Refusal) return signed;
  const issued = await withRetry(() =>
    db.transaction(async (tx) => {
      await lockSource(tx, source);
      if (!isDeepStrictEqual(await read(tx), source)) return undefined;
      // On conflict the existing document is used.
      await tx
        .insert(issuedDocuments)
        .values({ ...source, ...signed })
        .onConflictDoNothing();
      return findIssued(tx, source, language);
    }),
  );
  if (issued !== undefined) return issued;
  return tried < maxTries ? issueDocument(context, read, tried + 1) : busy();
}

async function renderAndSign(
  { db, settings, language, paper, render = renderDocument }: IssueContext,
  content: DocumentContent,
) {
  const key = await readSigningKey(db, settings);
  if (key === undefined) return notConfigured;
  const token = randomToken();
  const address = `${settings.appOrigin}${paths.passport(token)}`;
  const file = await render(issuedDocument, { content, language, paper, address });
  if (file instanceof Refusal) return file;
  const pdf = Buffer.from(file);
  const pdfSha256 = createHash("sha256").update(pdf).digest("hex");
  const issuedAt = new Date();
  const jws = await signDocument({ token, content, pdfSha256, issuedAt }, key);
  return {
    token,
    kind: content.kind,
    key: content.key,
    language,
    pdf,
    pdfSha256,
    kid: key.kid,
    jws,
    issuedAt,
  };
}

/** A withdrawal or another outcome comes before the document or finds it to revoke, never in between. */
async function lockSource(tx: Tx, { reportVersionId, parentageRequestId }: DocumentSource): Promise<void> {
  const lock = (table: typeof reportVersions | typeof parentageRequests, id: number) =>
    tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for("share");
  if (reportVersionId !== null) await lock(reportVersions, reportVersionId);
  if (parentageRequestId !== null) await lock(parentageRequests, parentageRequestId);
}

async function findIssued(
  tx: Tx,
  { reportVersionId, parentageRequestId, content: { kind, key } }: DocumentSource,
  language: Language,
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

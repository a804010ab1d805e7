import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { documentKeys, issuedDocuments } from "@/backend/db/schema/documents";
import { reportVersions } from "@/backend/db/schema/lab";
import { verifyDocument } from "@/backend/kernel/documents/signing/sign-document";
import { notFound } from "@/backend/http/refusals";
import { stateOfDocument } from "@/backend/animals/results/reports/document-state";

/** What was issued under this token, and whether it still holds. Of a hidden document neither content nor signature. */
export async function readPassport(tx: Tx, token: string) {
  const { content, pdfSha256, jws, issuedAt, hiddenAt, revokedAt } = issuedDocuments;
  const [row] = await tx
    .select({
      token: issuedDocuments.token,
      content,
      pdfSha256,
      jws,
      issuedAt,
      hiddenAt,
      revokedAt,
      publicKey: documentKeys.publicKey,
      keyState: documentKeys.state,
      reportStatus: reportVersions.status,
    })
    .from(issuedDocuments)
    .innerJoin(documentKeys, eq(documentKeys.kid, issuedDocuments.kid))
    .leftJoin(reportVersions, eq(reportVersions.id, issuedDocuments.reportVersionId))
    .where(eq(issuedDocuments.token, token));
  if (row === undefined) return notFound();
  const isHidden = row.hiddenAt !== null;
  const { markers, ...stated } = row.content;
  return {
    isHidden,
    pdfSha256: row.pdfSha256,
    keyState: row.keyState,
    isGenuine: await verifyDocument(row.jws, row.publicKey, row),
    state: stateOfDocument(row, row.reportStatus),
    issuedAt: row.issuedAt.toISOString(),
    content: isHidden
      ? null
      : {
          ...stated,
          tests: stated.tests.map(({ meaning, ...test }) => ({
            ...test,
            ...(meaning && { meaning: [...meaning] }),
          })),
          breeds: [...stated.breeds],
          markers: Object.entries(markers).map(([marker, alleles]) => ({ marker, alleles: [...alleles] })),
          parentage: stated.parentage && { ...stated.parentage, markers: [...stated.parentage.markers] },
        },
    jws: isHidden ? null : row.jws,
  };
}

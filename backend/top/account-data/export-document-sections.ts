import { asc, eq } from "drizzle-orm";
import { animals } from "@/backend/db/schema/animals";
import { issuedDocuments as documents } from "@/backend/db/schema/documents";
import type { ExportSection } from "./export-types";

const columns = {
  animal: animals.name,
  kind: documents.kind,
  key: documents.key,
  language: documents.language,
  content: documents.content,
  pdfSha256: documents.pdfSha256,
  keyId: documents.kid,
  issuedAt: documents.issuedAt,
  hiddenAt: documents.hiddenAt,
  revokedAt: documents.revokedAt,
};

/** Signed documents of the owner's animals. */
export const issuedDocuments = {
  tables: [documents],
  columns,
  read: (tx, { id }) =>
    tx
      .select(columns)
      .from(documents)
      .innerJoin(animals, eq(animals.id, documents.animalId))
      .where(eq(animals.ownerId, id))
      .orderBy(asc(documents.id)),
} as const satisfies ExportSection;

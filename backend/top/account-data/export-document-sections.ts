import { eq } from "drizzle-orm";
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
  joins: [[animals, eq(animals.id, documents.animalId)]],
  where: ({ id }) => eq(animals.ownerId, id),
  order: [documents.id],
} as const satisfies ExportSection;

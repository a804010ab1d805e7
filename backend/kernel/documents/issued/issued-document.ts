import type { Language } from "@/lib/config/languages";
import type { DocumentContent } from "@/lib/domain/kernel/document-content";
import { documentKind } from "@/backend/kernel/documents/document-kind";

/** Sizes of paper as pdfkit names them. */
export type PaperSize = "A4" | "LETTER";

/** What the worker renders. */
export interface IssuedDocumentData {
  readonly content: DocumentContent;
  readonly language: Language;
  readonly paper: PaperSize;
  /** Address of the passport. */
  readonly address: string;
}

export const issuedDocument = documentKind<IssuedDocumentData>("issued");

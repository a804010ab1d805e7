import type { DocumentKind } from "@/lib/config/documents";
import type { Language } from "@/lib/config/languages";
import { getTranslator } from "@/lib/i18n/messages";

interface NamedDocument {
  readonly kind: DocumentKind;
  readonly key: string;
}

const reportKeys = ["health", "traits", "full", "dna-profile", "breed", "vet"] as const;

/** Key of the document's title and hint: the type of a report, else the kind. */
export function titleKeyOf({ kind, key }: NamedDocument) {
  if (kind !== "report") return kind;
  return reportKeys.find((known) => known === key) ?? "full";
}

/** As printed on the document. */
export function documentTitle(document: NamedDocument, language: Language): string {
  return getTranslator(language, "documentPdf")(`titles.${titleKeyOf(document)}`);
}

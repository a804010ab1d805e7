import { translate } from "@/lib/i18n/translate";
import type { DocumentKind } from "@/lib/config/animals/documents";

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
export function documentTitle(document: NamedDocument): string {
  return translate("documentPdf")(`titles.${titleKeyOf(document)}`);
}

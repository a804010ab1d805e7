import type { DocumentContent } from "@/lib/domain/kernel/document-content";

/** Safe in a header: lower-case letters, digits and hyphens. */
export function documentFileName({ content }: { readonly content: DocumentContent }): string {
  const { animal, kind, key, version } = content;
  const ascii = animal.name.normalize("NFKD").replaceAll(/[^A-Za-z0-9]+/g, "-");
  const parts = [ascii, kind, key, `v${version}`].join("-").toLowerCase();
  return `${parts.replaceAll(/-+/g, "-").replaceAll(/^-|[^a-z0-9-]/g, "")}.pdf`;
}

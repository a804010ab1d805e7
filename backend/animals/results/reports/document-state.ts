import type { DocumentState } from "@/lib/config/animals/documents";
import type { ReportStatus } from "@/lib/config/kits/lab";

/** A document is as good as the version of the report it was made from. */
export function stateOfDocument(
  { revokedAt }: { readonly revokedAt: Date | null },
  reportStatus: ReportStatus | null,
): DocumentState {
  if (revokedAt !== null || reportStatus === "revoked") return "revoked";
  return reportStatus === "superseded" ? "superseded" : "current";
}

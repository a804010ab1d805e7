import { and, desc, eq, exists, isNull } from "drizzle-orm";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import { samples } from "@/backend/db/schema/activations";
import { issuedDocuments } from "@/backend/db/schema/documents";
import { kits } from "@/backend/db/schema/kits";
import { reportVersions } from "@/backend/db/schema/lab";
import type { Context, Input } from "@/backend/http/handler-types";

/** Which versions of a report were issued. Unknown barcodes run the same query, so that timing reveals nothing. */
export async function authenticateReport(
  { tx }: Context,
  { params: { barcode } }: Input<"reportAuthentication.get">,
) {
  const rows = await tx
    .select({
      version: reportVersions.version,
      issuedAt: reportVersions.issuedAt,
      status: reportVersions.status,
      isPartial: reportVersions.isPartial,
      isSigned: exists(
        tx
          .select({ id: issuedDocuments.id })
          .from(issuedDocuments)
          .where(
            and(eq(issuedDocuments.reportVersionId, reportVersions.id), isNull(issuedDocuments.revokedAt)),
          ),
      ).mapWith(Boolean),
    })
    .from(kits)
    .innerJoin(samples, eq(samples.kitId, kits.id))
    .innerJoin(reportVersions, eq(reportVersions.activationId, samples.activationId))
    .where(eq(kits.barcode, normalizeBarcode(barcode)))
    .orderBy(desc(reportVersions.version));
  const versions = rows.map((row) => ({ ...row, issuedAt: row.issuedAt.toISOString() }));
  return { isGenuine: versions.length > 0, versions };
}

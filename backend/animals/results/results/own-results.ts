import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { activations } from "@/backend/db/schema/activations";
import { kits } from "@/backend/db/schema/kits";
import { reportVersions } from "@/backend/db/schema/lab";
import type { ResultOutcome } from "@/lib/domain/animals/report-content";
import { isUnpaid } from "./read-results";

export interface OwnResult {
  readonly outcome: ResultOutcome;
  readonly barcode: string;
  readonly issuedAt: Date;
}

/** Newest outcome of every test of an animal, by code. Traits and missing results are no outcome. */
export async function readOwnResults(tx: Tx, animalId: number): Promise<ReadonlyMap<string, OwnResult>> {
  const rows = await tx
    .select({ report: reportVersions, barcode: kits.barcode })
    .from(reportVersions)
    .innerJoin(activations, eq(activations.id, reportVersions.activationId))
    .innerJoin(kits, eq(kits.id, activations.kitId))
    .where(and(eq(activations.animalId, animalId), eq(reportVersions.status, "current")))
    .orderBy(asc(reportVersions.issuedAt), asc(reportVersions.id));
  const results = new Map<string, OwnResult>();
  for (const { report, barcode } of rows) {
    if (await isUnpaid(tx, report.activationId)) continue;
    for (const { test, outcome } of report.content.tests)
      if (outcome !== "trait" && outcome !== "not-reported")
        results.set(test, { outcome, barcode, issuedAt: report.issuedAt });
  }
  return results;
}

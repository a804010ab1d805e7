import { and, desc, inArray, ne } from "drizzle-orm";
import type { ReportContent, TestResult } from "@/lib/domain/animals/report-content";
import type { Tx } from "@/backend/db/client";
import { reportVersions } from "@/backend/db/schema/lab";
import { readTubes } from "@/backend/animals/records/animals/tubes";

interface Report {
  readonly animalId: number;
  readonly activationId: number;
  readonly barcode: string;
  readonly issuedAt: Date;
  readonly content: ReportContent;
}

/** The newest report of each activation that may be shown, oldest first. */
export async function readReports(tx: Tx, animalId: number): Promise<Report[]> {
  return readReportsOfAll(tx, [animalId]);
}

/** The same of several animals. */
export async function readReportsOfAll(tx: Tx, animalIds: readonly number[]): Promise<Report[]> {
  const tubes = await readTubes(tx, animalIds);
  const ready = tubes.filter(({ state }) => state === "ready");
  if (ready.length === 0) return [];
  const ids = ready.map(({ activationId }) => activationId);
  const rows = await tx
    .selectDistinctOn([reportVersions.activationId], {
      activationId: reportVersions.activationId,
      issuedAt: reportVersions.issuedAt,
      content: reportVersions.content,
    })
    .from(reportVersions)
    .where(and(inArray(reportVersions.activationId, ids), ne(reportVersions.status, "revoked")))
    .orderBy(reportVersions.activationId, desc(reportVersions.version));
  return rows
    .flatMap(({ activationId, issuedAt, content }) => {
      const tube = ready.find((each) => each.activationId === activationId);
      return tube === undefined
        ? []
        : [{ animalId: tube.animalId, activationId, barcode: tube.barcode, issuedAt, content }];
    })
    .toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime());
}

/** The newest result of each test. One without a result does not replace an earlier one. */
export function latestResults(reports: readonly Report[]) {
  const results = new Map<string, TestResult & Pick<Report, "barcode" | "issuedAt">>();
  for (const { barcode, issuedAt, content } of reports)
    for (const result of content.tests)
      if (result.outcome !== "not-reported" || !results.has(result.test))
        results.set(result.test, { ...result, barcode, issuedAt });
  return results;
}

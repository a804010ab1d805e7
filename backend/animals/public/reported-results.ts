import { and, desc, inArray, ne, sql } from "drizzle-orm";
import type { ReportContent, TestResult } from "@/lib/domain/animals/report-content";
import type { Tx } from "@/backend/db/client";
import { reportVersions } from "@/backend/db/schema/lab";
import { activations } from "@/backend/db/schema/activations";
import { readTubes, type Tube } from "@/backend/animals/records/animals/tubes";

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

interface Findings {
  readonly atRisk: number;
  readonly carrier: number;
}

/** How many tests of each animal are at risk or carrier results, by the newest result of each test. */
export async function countFindings(
  tx: Tx,
  tubes: readonly Pick<Tube, "activationId" | "state">[],
): Promise<ReadonlyMap<number, Findings>> {
  const ids = tubes.filter(({ state }) => state === "ready").map(({ activationId }) => activationId);
  if (ids.length === 0) return new Map();
  const { animalId } = activations;
  const { content, issuedAt, status, id } = reportVersions;
  const { rows } = await tx.execute<Record<"animal_id" | keyof Findings, number>>(sql`
    with newest as (
      select distinct on (${animalId}, result.test) ${animalId} as animal_id, result.outcome
      from ${reportVersions}
      join ${activations} on ${activations.id} = ${reportVersions.activationId}
      cross join lateral jsonb_to_recordset(${content} -> 'tests') as result(test text, outcome text)
      where ${inArray(reportVersions.activationId, ids)} and ${status} = 'current'
        and result.outcome <> 'not-reported'
      order by ${animalId}, result.test, ${issuedAt} desc, ${id} desc
    )
    select animal_id, count(*) filter (where outcome like 'at-risk%')::int as "atRisk",
      count(*) filter (where outcome = 'carrier')::int as carrier
    from newest group by animal_id`);
  return new Map(rows.map(({ animal_id, atRisk, carrier }) => [animal_id, { atRisk, carrier }]));
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

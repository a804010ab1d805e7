import { and, eq, sql } from "drizzle-orm";
import type { Query } from "@/lib/contract/calls";
import type { ResultsLayout } from "@/lib/config/kits/admin-lab";
import { ownLabs } from "@/lib/config/kits/lab";
import { limits } from "@/lib/config/limits";
import { groupBy } from "@/lib/domain/group-by";
import { normalizeBarcode } from "@/lib/domain/kits/kit-barcode";
import type { LabEvent, LabGenotype, LabResults } from "@/lib/domain/kits/lab-event";
import type { Tx } from "@/backend/db/client";
import { dnaPanels } from "@/backend/db/schema/animals";
import { labEvents } from "@/backend/db/schema/lab";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { Refusal } from "@/backend/http/refusals";
import { acceptLabEvents } from "@/backend/kits/lab/accept-events";
import { recordAudit } from "@/backend/kernel/audit/audit";
import { findAdmin } from "@/backend/kernel/audit/find-admin";
import {
  checkGenotype,
  checkMarker,
  type CheckedRow,
  isWrong,
  type Known,
  type MarkerResult,
  type RowError,
} from "./check-rows";
import { isDone, type LockedTube, lockTubes } from "./lock-tubes";
import { type FileRow, readResultsFile } from "./read-results-file";
import { eventIdOf } from "./tube-actions";

/** Saves all rows, the valid ones, or none: as results of the laboratory "admin". */
export async function uploadResults(
  { tx, caller }: SignedInContext,
  { query, file }: Input<"adminLab.uploadResults">,
) {
  const admin = await findAdmin(tx, caller);
  if (admin instanceof Refusal) return admin;
  const read = readResultsFile(file);
  if (read instanceof Refusal) return read;
  const { layout, rows } = read;
  const { valid, errors } = checkRows(layout, rows, await readKnown(tx, rows));
  const isSaved = valid.length > 0 && (errors.length === 0 || query.validRowsOnly);
  const tubes = groupByTube(valid);
  if (isSaved && (await saveResults(tx, layout, tubes, query))) {
    const reason = `${layout}: ${valid.length} rows, ${tubes.length} tubes, ${query.assayVersion}`;
    const subject = { id: null, name: "" };
    const { requestId } = caller;
    await recordAudit(tx, { admin, subject, call: "adminLab.uploadResults", reason, requestId });
  }
  return {
    layout,
    rows: rows.length,
    tubes: tubes.length,
    saved: isSaved ? valid.length : 0,
    wrong: errors.length,
    errors: errors.slice(0, limits.listedRowErrors),
  };
}

async function readKnown(tx: Tx, rows: readonly FileRow[]): Promise<Known> {
  const barcodes = [...new Set(rows.map((row) => normalizeBarcode(row.cell("barcode"))))];
  const tubes = await lockTubes(tx, barcodes);
  const panels = await tx.select().from(dnaPanels);
  return {
    tubes: new Map(tubes.map((tube) => [tube.barcode, tube])),
    panels: new Map(
      panels.map(({ key, speciesId, markers }) => [key, { speciesId, markers: new Set(markers) }]),
    ),
  };
}

interface ValidRow {
  readonly tube: LockedTube;
  readonly value: LabGenotype | MarkerResult;
}

/** A locus or marker appears once per tube. */
function checkRows(layout: ResultsLayout, rows: readonly FileRow[], known: Known) {
  const check: (row: FileRow, known: Known) => CheckedRow<LabGenotype | MarkerResult> =
    layout === "genotypes" ? checkGenotype : checkMarker;
  const valid: ValidRow[] = [];
  const errors: RowError[] = [];
  const seen = new Set<string>();
  for (const row of rows) {
    const checked = check(row, known);
    const column = layout === "genotypes" ? "locus" : "marker";
    const key = isWrong(checked) ? "" : `${checked.tube.id} ${keyOf(checked.value)}`;
    const wrong = isWrong(checked) ? checked : seen.has(key) && { column, problem: "repeated" as const };
    seen.add(key);
    if (wrong) errors.push({ row: row.line, value: row.cell(wrong.column).slice(0, 60), ...wrong });
    else if (!isWrong(checked)) valid.push(checked);
  }
  return { valid, errors };
}

const keyOf = (value: LabGenotype | MarkerResult) =>
  "locus" in value ? value.locus : `${value.panel} ${value.marker}`;

interface TubeRows {
  readonly tube: LockedTube;
  readonly values: readonly (LabGenotype | MarkerResult)[];
}

function groupByTube(rows: readonly ValidRow[]): TubeRows[] {
  return groupBy(rows, ({ tube }) => tube).map(([tube, own]) => ({
    tube,
    values: own.map(({ value }) => value),
  }));
}

/** False if this upload was saved before, for example by the first of two clicks. */
async function saveResults(
  tx: Tx,
  layout: ResultsLayout,
  tubes: readonly TubeRows[],
  { actionId, assayVersion }: Query<"adminLab.uploadResults">,
): Promise<boolean> {
  const events: LabEvent[] = [];
  for (const { tube, values } of tubes) {
    const run = await nextRun(tx, tube.id);
    for (const [at, results] of toResults(layout, values).entries()) {
      const eventId = eventIdOf(actionId, tube, `.${at}`);
      if (await isDone(tx, eventId)) return false;
      const facts = { eventId, barcode: tube.barcode, sequence: tube.nextSequence + at };
      const occurredAt = new Date().toISOString();
      events.push({ ...facts, occurredAt, type: "results", run, assayVersion, ...results });
    }
  }
  const answers = await acceptLabEvents(tx, { lab: ownLabs.admin, keyId: null }, events);
  const refused = answers.find(({ status }) => status !== "accepted");
  if (refused !== undefined) throw new Error(`Results refused: ${JSON.stringify(refused)}`);
  return true;
}

/** One event per tube; of profiles one per panel. */
function toResults(
  layout: ResultsLayout,
  values: TubeRows["values"],
): readonly Pick<LabResults, "genotypes" | "profile">[] {
  if (layout === "genotypes") return [{ genotypes: values.flatMap((each) => ("locus" in each ? each : [])) }];
  const markers = values.flatMap((each) => ("marker" in each ? each : []));
  return groupBy(markers, ({ panel }) => panel).map(([panel, own]) => ({
    profile: { panel, alleles: Object.fromEntries(own.map(({ marker, alleles }) => [marker, alleles])) },
  }));
}

async function nextRun(tx: Tx, kitId: number): Promise<number> {
  const [row] = await tx
    .select({ highest: sql<number>`coalesce(max((${labEvents.body}->>'run')::int), 0)` })
    .from(labEvents)
    .where(and(eq(labEvents.kitId, kitId), eq(labEvents.type, "results")));
  return (row?.highest ?? 0) + 1;
}

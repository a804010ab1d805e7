import type { FieldErrors } from "@/lib/contract/parse";
import { eq } from "drizzle-orm";
import type { SheetSettings } from "@/lib/domain/animals/sheet-settings";
import { spreadsheetImports } from "@/backend/db/schema/spreadsheets";
import type { Input, SignedInDbContext } from "@/backend/http/handler-types";
import { notFound, Refusal, refuseFields } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { describeImport, toOutcome } from "./describe-import";
import { findImport, lockImport, readBreeds, requireBreeder } from "./find-import";
import { leaveOutKnown } from "./leave-out-known";
import { runTask } from "./run-task";

/** Checks all rows again. An import that is done stays as it is. */
export async function updateSettings(
  { db, caller }: SignedInDbContext,
  { params: { id }, body: settings }: Input<"spreadsheets.update">,
) {
  const user = requireBreeder(caller);
  if (user instanceof Refusal) return user;
  const found = await findImport(db, user.id, id);
  if (found === undefined) return notFound();
  if (found.importedAt !== null) return describeImport(found);
  const errors = findErrors(settings, found.settings.columns.length);
  if (Object.keys(errors).length > 0) return refuseFields(errors);
  const { rows } = found;
  const read = await runTask({ kind: "check", rows, settings, breeds: await readBreeds(db) });
  if (read instanceof Refusal) return read;
  const checked = await leaveOutKnown(db, user.id, read);
  return runInTransaction(db, async (tx) => {
    const row = await lockImport(tx, user.id, id);
    if (row === undefined) return notFound();
    if (row.importedAt !== null) return describeImport(row);
    const changes = {
      settings,
      rowCount: rows.length - (settings.hasHeader ? 1 : 0),
      outcome: toOutcome(checked),
      revision: row.revision + 1,
    };
    await tx.update(spreadsheetImports).set(changes).where(eq(spreadsheetImports.id, id));
    return describeImport({ ...row, ...changes });
  });
}

function findErrors({ columns }: SheetSettings, width: number): FieldErrors {
  const used = columns.filter((field) => field !== null);
  const repeated = columns.findIndex((field, index) => field !== null && columns.indexOf(field) < index);
  if (columns.length !== width) return { columns: "refusals.sheetChanged" };
  if (repeated >= 0) return { [`columns[${repeated}]`]: "fields.sheetRepeatedColumn" };
  return used.includes("petName") ? {} : { columns: "fields.sheetNoName" };
}

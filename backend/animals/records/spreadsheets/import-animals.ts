import type { ErrorCode } from "@/lib/domain/error-codes";
import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { spreadsheetImports } from "@/backend/db/schema/spreadsheets";
import type { Input, SignedInDbContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { toAnimalColumns } from "@/backend/kits/public/pet";
import { describeImport, type ImportRow, toOutcome } from "./describe-import";
import { findImport, lockImport, readBreeds, requireBreeder } from "./find-import";
import { addProblems, chipProblem, leaveOutKnown } from "./leave-out-known";
import type { CheckedRow, CheckedRows } from "@/backend/animals/records/spreadsheets/rows/check-rows";
import { runTask } from "./run-task";

const refuse = (message: ErrorCode) => new Refusal(409, { code: "not_imported", message });

/** Adds the animals of all valid rows. A second request, at once or later, finds what the first one has done. */
export async function importAnimals(
  { db, caller }: SignedInDbContext,
  { params: { id }, body: { revision } }: Input<"spreadsheets.importAnimals">,
) {
  const user = requireBreeder(caller);
  if (user instanceof Refusal) return user;
  const found = await findImport(db, user.id, id);
  if (found === undefined) return notFound();
  if (found.importedAt !== null) return describeImport(found);
  const { rows, settings } = found;
  const read = await runTask({ kind: "check", rows, settings, breeds: await readBreeds(db) });
  if (read instanceof Refusal) return read;
  return runInTransaction(db, async (tx) => {
    await lockUser(tx, user.id);
    const row = await lockImport(tx, user.id, id);
    if (row === undefined) return notFound();
    if (row.importedAt !== null) return describeImport(row);
    if (row.revision !== revision || found.revision !== revision) return refuse("refusals.sheetChanged");
    const checked = await leaveOutKnown(tx, user.id, read);
    const inserted = await insertAnimals(tx, user.id, checked);
    if (inserted.valid.length === 0) return refuse("refusals.sheetNothing");
    return describeImport(await finish(tx, row, inserted));
  });
}

/** Columns per animal times this stays below the number of parameters of a statement. */
const batchSize = 500;

/** Another window may add an animal with the same chip number at this moment. */
async function insertAnimals(tx: Tx, userId: number, { valid, problems }: CheckedRows): Promise<CheckedRows> {
  const added: CheckedRow[] = [];
  const refused: CheckedRow[] = [];
  for (let at = 0; at < valid.length; at += batchSize) {
    const batch = valid.slice(at, at + batchSize);
    const inserted = await tx
      .insert(animals)
      .values(batch.map(({ pet }) => ({ ...toAnimalColumns(pet), ownerId: userId })))
      .onConflictDoNothing()
      .returning({ chipNumber: animals.chipNumber });
    const chips = new Set(inserted.map(({ chipNumber }) => chipNumber));
    for (const row of batch)
      (row.pet.chipNumber && !chips.has(row.pet.chipNumber) ? refused : added).push(row);
  }
  return addProblems(added, [...problems, ...refused.map(chipProblem)]);
}

/** Rows that were imported are not stored any longer. */
async function finish(tx: Tx, row: ImportRow, checked: CheckedRows): Promise<ImportRow> {
  const imported = new Set(checked.valid.map(({ line }) => line));
  const changes = {
    rows: row.rows.filter(
      ({ line }, index) => !imported.has(line) || (index === 0 && row.settings.hasHeader),
    ),
    outcome: toOutcome(checked),
    importedCount: checked.valid.length,
    importedAt: new Date(),
  };
  await tx.update(spreadsheetImports).set(changes).where(eq(spreadsheetImports.id, row.id));
  return { ...row, ...changes };
}

import { and, desc, eq, inArray } from "drizzle-orm";
import { sheetLimits } from "@/lib/config/animals/spreadsheets";
import type { Db, Tx } from "@/backend/db/client";
import { spreadsheetImports } from "@/backend/db/schema/spreadsheets";
import type { SignedInCaller } from "@/backend/http/caller";
import { notFound, Refusal } from "@/backend/http/refusals";
import { runInTransaction } from "@/backend/http/transaction";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { describeImport, toOutcome } from "./describe-import";
import { findImport, readBreeds, requireBreeder } from "./find-import";
import { leaveOutKnown } from "./leave-out-known";
import { refuseFile, runTask } from "./run-task";

interface Upload {
  readonly id: string;
  readonly name: string;
  readonly file: Uint8Array;
}

/** Reads a sheet and stores its rows. The same id again finds what the first upload created. */
export async function uploadSheet(db: Db, caller: SignedInCaller, { id, name, file }: Upload) {
  const user = requireBreeder(caller);
  if (user instanceof Refusal) return user;
  const earlier = await findImport(db, user.id, id);
  if (earlier !== undefined) return describeImport(earlier);
  const usualOrder = caller.store === "US" ? "mdy" : "dmy";
  const read = await runTask({ kind: "read", file, breeds: await readBreeds(db), usualOrder });
  if (read instanceof Refusal) return read;
  if (typeof read === "string") return refuseFile(read);
  const { rows, settings, sheet, otherSheets } = read;
  const checked = await leaveOutKnown(db, user.id, read.checked);
  return runInTransaction(db, async (tx) => {
    await lockUser(tx, user.id);
    await tx
      .insert(spreadsheetImports)
      .values({
        id,
        userId: user.id,
        name,
        sheet,
        otherSheets,
        rows,
        settings,
        rowCount: rows.length - (settings.hasHeader ? 1 : 0),
        outcome: toOutcome(checked),
      })
      .onConflictDoNothing();
    await deleteOldest(tx, user.id);
    const row = await findImport(tx, user.id, id);
    // The id is in use by somebody else.
    return row === undefined ? notFound() : describeImport(row);
  });
}

async function deleteOldest(tx: Tx, userId: number): Promise<void> {
  const isOwn = eq(spreadsheetImports.userId, userId);
  const old = await tx
    .select({ id: spreadsheetImports.id })
    .from(spreadsheetImports)
    .where(isOwn)
    .orderBy(desc(spreadsheetImports.createdAt), desc(spreadsheetImports.id))
    .offset(sheetLimits.perUser);
  const ids = old.map(({ id }) => id);
  if (ids.length > 0)
    await tx.delete(spreadsheetImports).where(and(isOwn, inArray(spreadsheetImports.id, ids)));
}

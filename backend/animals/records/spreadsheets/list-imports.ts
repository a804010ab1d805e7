import { and, desc, eq } from "drizzle-orm";
import { sheetLimits } from "@/lib/config/animals/spreadsheets";
import { spreadsheetImports } from "@/backend/db/schema/spreadsheets";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound, Refusal } from "@/backend/http/refusals";
import { describeFacts, describeImport } from "./describe-import";
import { findImport, requireBreeder } from "./find-import";

export async function listImports({ tx, caller }: SignedInContext) {
  const user = requireBreeder(caller);
  if (user instanceof Refusal) return user;
  const { id, name, createdAt, importedAt, rowCount, importedCount, userId } = spreadsheetImports;
  const rows = await tx
    .select({ id, name, createdAt, importedAt, rowCount, importedCount })
    .from(spreadsheetImports)
    .where(eq(userId, user.id))
    .orderBy(desc(createdAt), desc(id))
    .limit(sheetLimits.perUser);
  return rows.map(describeFacts);
}

export async function readImport(
  { tx, caller }: SignedInContext,
  { params: { id } }: Input<"spreadsheets.get">,
) {
  const user = requireBreeder(caller);
  if (user instanceof Refusal) return user;
  const row = await findImport(tx, user.id, id);
  return row === undefined ? notFound() : describeImport(row);
}

/** The animals it has added stay. */
export async function removeImport(
  { tx, caller }: SignedInContext,
  { params: { id } }: Input<"spreadsheets.remove">,
) {
  const user = requireBreeder(caller);
  if (user instanceof Refusal) return user;
  const deleted = await tx
    .delete(spreadsheetImports)
    .where(and(eq(spreadsheetImports.id, id), eq(spreadsheetImports.userId, user.id)))
    .returning({ id: spreadsheetImports.id });
  return deleted.length === 0 ? notFound() : undefined;
}

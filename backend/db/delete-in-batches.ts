import { and, inArray, type SQL } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Db } from "./client";

export interface CleanUpRule {
  readonly table: PgTable;
  readonly key: PgColumn;
  /** Which rows nobody needs any more. */
  readonly isExpired: (db: Db) => SQL | undefined;
}

/** Each batch is its own statement, so that none is cut off and no request waits long for a lock. */
export async function deleteInBatches(
  db: Db,
  { table, key, isExpired }: CleanUpRule,
  batchSize: number,
): Promise<number> {
  for (let deleted = 0; ;) {
    const expired = db.select({ key }).from(table).where(isExpired(db)).limit(batchSize);
    // The condition again: a row may have been used since it was selected.
    const rows = await db
      .delete(table)
      .where(and(inArray(key, expired), isExpired(db)))
      .returning({ key });
    deleted += rows.length;
    if (rows.length < batchSize) return deleted;
  }
}

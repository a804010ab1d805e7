import { sql } from "drizzle-orm";
import type { Db } from "@/backend/db/client";

interface ForeignKey {
  readonly from: string;
  readonly to: string;
  readonly isCascade: boolean;
}

/** Reads tables, columns and foreign keys from the database catalogue. */
export async function readSchema(db: Db) {
  const columns = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as "table", c.column_name as "column"
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`);
  const references = await db.execute<{ from: string; to: string; rule: string }>(sql`
    select conrelid::regclass::text as "from", confrelid::regclass::text as "to", confdeltype as "rule"
    from pg_constraint where contype = 'f'`);
  return {
    columns: columns.rows,
    tables: [...new Set(columns.rows.map(({ table }) => table))],
    references: references.rows.map(({ from, to, rule }): ForeignKey => ({
      ...{ from, to },
      isCascade: rule === "c",
    })),
  };
}

/** Finds the tables that contain a text in any column of any type. */
export async function findTablesContaining(db: Db, text: string): Promise<readonly string[]> {
  const { tables } = await readSchema(db);
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await db.execute<{ has: boolean }>(sql`
      select exists (select 1 from ${sql.identifier(table)} as row_data
        where strpos(lower(row_data::text), ${text.toLowerCase()}) > 0) as has`);
    if (rows[0]?.has) found.push(table);
  }
  return found;
}

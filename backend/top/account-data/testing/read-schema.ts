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
      from,
      to,
      isCascade: rule === "c",
    })),
  };
}

/** Foreign keys to a table that no index begins with: deleting a row of that table scans them. */
export async function findUnindexedReferences(db: Db, table: string): Promise<readonly string[]> {
  const { rows } = await db.execute<{ column: string }>(sql`
    select conrelid::regclass::text || '.' || attname as "column"
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'f' and confrelid = ${table}::regclass and not exists (
      select 1 from pg_index where indrelid = conrelid and indkey[0] = conkey[1] and (
        indpred is null or pg_get_expr(indpred, indrelid) = '(' || attname || ' IS NOT NULL)'))
    order by 1`);
  return rows.map(({ column }) => column);
}

/** The tables that contain a text in any column of any type. */
export async function findTablesContaining(db: Db, text: string): Promise<readonly string[]> {
  return (await findTablesOfTexts(db, [text])).get(text) ?? [];
}

/** The tables that contain each of the texts in any column of any type. */
export async function findTablesOfTexts(
  db: Db,
  texts: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { tables } = await readSchema(db);
  const found = new Map<string, string[]>(texts.map((text) => [text, []]));
  for (const table of tables) {
    const { rows } = await db.execute<{ text: string }>(sql`
      with contents as materialized (
        select lower(row_data::text) as content from ${sql.identifier(table)} as row_data)
      select wanted as text from unnest(${sql.param(texts)}::text[]) as wanted
        where exists (select 1 from contents where strpos(content, lower(wanted)) > 0)`);
    for (const { text } of rows) found.get(text)?.push(table);
  }
  return found;
}

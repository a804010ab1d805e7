import { sql } from "drizzle-orm";
import type { Db } from "@/backend/db/client";

interface Reference {
  readonly from: string;
  readonly to: string;
  readonly isCascade: boolean;
}

/** The tables there are and what they refer to, as the database itself says. */
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
    references: references.rows.map(({ from, to, rule }): Reference => ({
      ...{ from, to },
      isCascade: rule === "c",
    })),
  };
}

/** The tables in which a text stands somewhere: in any column, of whatever type. */
export async function tablesWith(db: Db, text: string): Promise<readonly string[]> {
  const { tables } = await readSchema(db);
  const found: string[] = [];
  for (const table of tables) {
    const { rows } = await db.execute<{ has: boolean }>(sql`
      select exists (select 1 from ${sql.identifier(table)} as one
        where strpos(lower(one::text), ${text.toLowerCase()}) > 0) as has`);
    if (rows[0]?.has) found.push(table);
  }
  return found;
}

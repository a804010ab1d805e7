import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";

/**
 * Writes all rows of a table in one statement, new ones inserted and known ones brought up to date.
 * Rows no longer in a seed stay: other rows may reference them.
 */
export async function writeRows<T extends PgTable>(
  tx: Tx,
  table: T,
  key: (keyof T["$inferInsert"])[],
  rows: T["$inferInsert"][],
): Promise<void> {
  const columns = getTableColumns(table);
  const named = Object.entries(columns)
    // Skips generated columns.
    .filter(([, column]) => column.generated === undefined)
    .map(([property, column]) => ({ property, name: sql.identifier(column.name), column }));
  const records = rows.map((row) =>
    Object.fromEntries(named.map(({ property, column }) => [column.name, valueOf(row, property)])),
  );
  const list = sql.join(
    named.map(({ name }) => name),
    sql`, `,
  );
  const isKey = (property: string) => key.some((name) => name === property);
  const keys = sql.join(
    named.filter(({ property }) => isKey(property)).map(({ name }) => name),
    sql`, `,
  );
  const changed = named
    .filter(({ property }) => !isKey(property))
    .map(({ name }) => sql`${name} = excluded.${name}`);
  const onConflict = changed.length > 0 ? sql`do update set ${sql.join(changed, sql`, `)}` : sql`do nothing`;
  await tx.execute(sql`
    insert into ${table} (${list})
    select ${list} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb)
    on conflict (${keys}) ${onConflict}`);
}

function valueOf(row: object, property: string): unknown {
  return Object.hasOwn(row, property) ? Reflect.get(row, property) : null;
}

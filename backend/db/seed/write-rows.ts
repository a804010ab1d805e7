import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "@/backend/db/client";

/** Where a table keeps the row as it was seeded. */
const seededColumn = "seeded";
/** Where a table keeps the day on which a seed last changed the row. */
const changedOnColumn = "changed_on";
const ownColumns = [seededColumn, changedOnColumn];

/**
 * Writes all rows of a table in one statement, new ones inserted and known ones brought up to date.
 * Rows no longer in a seed stay: other rows may reference them. Where the table keeps what was seeded, rows that
 * somebody has changed since then stay as they are.
 */
export async function writeRows<T extends PgTable>(
  tx: Tx,
  table: T,
  key: (keyof T["$inferInsert"])[],
  rows: T["$inferInsert"][],
): Promise<void> {
  const columns = getTableColumns(table);
  const named = Object.entries(columns)
    .filter(([, column]) => column.generated === undefined && !ownColumns.includes(column.name))
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
  const others = named.filter(({ property }) => !isKey(property)).map(({ name }) => name);
  const changed = others.map((name) => sql`${name} = excluded.${name}`);
  if (Object.values(columns).some(({ name }) => name === changedOnColumn)) {
    const changedOn = sql.identifier(changedOnColumn);
    const rowOf = (source: unknown) =>
      sql.join(
        others.map((name) => sql`${source}.${name}`),
        sql`, `,
      );
    changed.push(sql`${changedOn} = case
      when row(${rowOf(table)}) is distinct from row(${rowOf(sql`excluded`)}) then current_date
      else ${table}.${changedOn} end`);
  }
  const keepsSeeded = Object.hasOwn(columns, seededColumn);
  const seeded = sql.identifier(seededColumn);
  if (keepsSeeded) changed.push(sql`${seeded} = excluded.${seeded}`);
  const isUnchanged = keepsSeeded ? sql`where ${table}.${seeded} <@ to_jsonb(${table})` : sql``;
  const onConflict =
    changed.length > 0 ? sql`do update set ${sql.join(changed, sql`, `)} ${isUnchanged}` : sql`do nothing`;
  await tx.execute(sql`
    insert into ${table} (${list}${keepsSeeded ? sql`, ${seeded}` : sql``})
    select ${list}${keepsSeeded ? sql`, to_jsonb(seed) - ${seededColumn}::text` : sql``}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(records)}::jsonb) seed
    on conflict (${keys}) ${onConflict}`);
}

function valueOf(row: object, property: string): unknown {
  return Object.hasOwn(row, property) ? Reflect.get(row, property) : null;
}

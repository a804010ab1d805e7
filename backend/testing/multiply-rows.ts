import type pg from "pg";

/** The id of a copy is that of its row plus a multiple of this. */
const idStep = 100_000;

/** Tables that grow with the business, those they refer to first. */
export const growingTables = [
  "litters",
  "animals",
  "orders",
  "order_lines",
  "invoices",
  "payments",
  "payment_orders",
  "refunds",
  "kits",
  "activations",
  "samples",
  "lab_progress",
] as const;

/** Copies belong to nobody: nobody has a thousand times as many orders as an account of the demo. */
const ownerColumns = ["user_id", "owner_id"];
/** Used to hand over records to the account with that email address. */
const emailColumns = ["email", "contact_email"];
/** Copied orders are posted and copied payments reviewed, as nearly all are in a real shop. */
const doneColumns: Readonly<Record<string, string>> = {
  "orders.posted_at": "coalesce(t.posted_at, t.placed_at)",
  "payments.reviewed_at": "coalesce(t.reviewed_at, t.updated_at)",
};

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** Part of a primary key or unique index. */
  readonly isUnique: boolean;
  /** The table that it refers to. */
  readonly target: string | null;
}

const columnsOf = `
  select a.attname as name, format_type(a.atttypid, null) as type, not a.attnotnull as "isNullable",
    exists (select from pg_index i where i.indrelid = a.attrelid and i.indisunique and a.attnum = any(i.indkey)) as "isUnique",
    (select c.confrelid::regclass::text from pg_constraint c
      where c.conrelid = a.attrelid and c.contype = 'f' and c.conkey = array[a.attnum] limit 1) as target
  from pg_attribute a where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
  order by a.attnum`;

/** Copies the rows of each growing table, with the relations among them, until there are about `count` orders. */
export async function multiplyRows(client: pg.ClientBase, count: number): Promise<void> {
  const { rows } = await client.query("select count(*)::int as count from orders where state <> 'draft'");
  const copies = Math.ceil(count / rows[0].count);
  // Without triggers and checks of references: the copies are right by construction.
  await client.query("set session_replication_role = replica; set statement_timeout = 0");
  for (const table of growingTables) {
    const columns = (await client.query<Column>(columnsOf, [table])).rows;
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    await client.query(
      `insert into ${table} (${names}) overriding system value
       select ${columns.map((column) => doneColumns[`${table}.${column.name}`] ?? copyOf(column)).join(", ")} from ${table} t, generate_series(1, ${copies}) g`,
    );
  }
  await client.query(progressOfSamples);
  await client.query("vacuum analyze");
}

/** The demo's laboratory has not started yet: nearly all samples have their report, and one of five hundred is on its way. */
const progressOfSamples = `
  insert into lab_progress (kit_id, stage, reached_at, promised_on)
  select kit_id, case when kit_id % 499 = 0 then (array['received', 'testing', 'data-review'])[kit_id % 3 + 1] else 'report-ready' end,
    jsonb_build_object('received', received_at), (received_at + interval '20 days')::date
  from samples where received_at is not null on conflict do nothing`;

function copyOf({ name, type, isNullable, isUnique, target }: Column): string {
  const isReference = growingTables.some((table) => table === target);
  if (!isReference && isNullable && ownerColumns.includes(name)) return "null";
  if (emailColumns.includes(name)) return `g || '-' || t."${name}"`;
  if (isReference || isUnique) {
    if (type === "integer") return `t."${name}" + g * ${idStep}`;
    if (type === "text") return `t."${name}" || '-' || g`;
  }
  return type === "timestamp with time zone" ? `t."${name}" - g * interval '1 minute'` : `t."${name}"`;
}

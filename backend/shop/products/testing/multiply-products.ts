import { sql } from "drizzle-orm";
import type { Db } from "@/backend/db/client";

/** Columns with different values in each copy. */
const copyExpressions: Readonly<Record<string, string>> = {
  id: "n * 100000 + id",
  name: "name || ' ' || n",
  sort_key: "sort_key || ' ' || n",
  search_text: "search_text || ' edition' || n",
  popularity: "popularity * 100 - n",
};

/** Copies the seeded products with breeds and prices until there are at least `minimum` more. */
export async function multiplyProducts(db: Db, minimum: number): Promise<void> {
  const { rows } = await db.execute<{ column_name: string }>(
    sql`select column_name from information_schema.columns where table_name = 'products' and is_generated = 'NEVER' order by ordinal_position`,
  );
  const columns = rows.map(({ column_name }) => column_name);
  const into = columns.map((name) => `"${name}"`).join(", ");
  const values = columns.map((name) => copyExpressions[name] ?? `"${name}"`).join(", ");
  await db.execute(sql`
    insert into products (${sql.raw(into)}) select ${sql.raw(values)} from products
    cross join generate_series(1, ceil(${minimum}::numeric / (select count(*) from products))::int) n`);
  const copies = sql`products copy on copy.id > 100000 and copy.id % 100000 = product_id`;
  await db.execute(sql`
    insert into product_breeds (product_id, breed_id)
    select copy.id, breed_id from product_breeds join ${copies}`);
  await db.execute(sql`
    insert into prices (product_id, region, amount, currency)
    select copy.id, region, amount + copy.id / 100000, currency from prices join ${copies}`);
  // Moves pending entries into the text indexes, and updates the planner's statistics.
  await db.execute(sql`vacuum analyze`);
}

import { asc } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import type { AccountOwner } from "@/backend/kernel/audit/erase";
import type { Row } from "@/lib/domain/kernel/csv";
import type { ExportSection } from "./export-types";

export async function readSection(tx: Tx, section: ExportSection, owner: AccountOwner): Promise<Row[]> {
  const { tables, columns, more, joins = [], leftJoins = [], where, order = [] } = section;
  const query = tx
    .select({ ...columns, ...more })
    .from(tables[0])
    .$dynamic();
  for (const [table, on] of joins) query.innerJoin(table, on);
  for (const [table, on] of leftJoins) query.leftJoin(table, on);
  return query.where(where(owner, tx)).orderBy(...order.map((column) => asc(column)));
}

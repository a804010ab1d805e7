import { asc, eq } from "drizzle-orm";
import { mutedMails as mutedTable, notifications as table } from "@/backend/db/schema/notifications";
import type { ExportSection } from "./export-types";

const columns = {
  event: table.event,
  about: table.params,
  path: table.path,
  createdAt: table.createdAt,
  readAt: table.readAt,
  unsubscribedAt: table.unsubscribedAt,
};

export const notifications = {
  tables: [table],
  columns,
  read: (tx, { id }) => tx.select(columns).from(table).where(eq(table.userId, id)).orderBy(asc(table.id)),
} as const satisfies ExportSection;

const mutedColumns = { kind: mutedTable.kind };

export const mutedMails = {
  tables: [mutedTable],
  columns: mutedColumns,
  read: (tx, { id }) =>
    tx.select(mutedColumns).from(mutedTable).where(eq(mutedTable.userId, id)).orderBy(asc(mutedTable.kind)),
} as const satisfies ExportSection;

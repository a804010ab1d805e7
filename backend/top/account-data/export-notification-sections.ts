import { eq } from "drizzle-orm";
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
  where: ({ id }) => eq(table.userId, id),
  order: [table.id],
} as const satisfies ExportSection;

const mutedColumns = { kind: mutedTable.kind };

export const mutedMails = {
  tables: [mutedTable],
  columns: mutedColumns,
  where: ({ id }) => eq(mutedTable.userId, id),
  order: [mutedTable.kind],
} as const satisfies ExportSection;

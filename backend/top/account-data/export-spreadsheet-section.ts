import { eq } from "drizzle-orm";
import { spreadsheetImports as imports } from "@/backend/db/schema/spreadsheets";
import type { ExportSection } from "./export-types";

const ownImports = {
  name: imports.name,
  sheet: imports.sheet,
  rows: imports.rows,
  rowCount: imports.rowCount,
  importedCount: imports.importedCount,
  createdAt: imports.createdAt,
  importedAt: imports.importedAt,
};

export const spreadsheets = {
  tables: [imports],
  columns: ownImports,
  where: ({ id }) => eq(imports.userId, id),
  order: [imports.createdAt],
} as const satisfies ExportSection;

import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Sex } from "@/lib/config/animals/animals";
import type { SheetField } from "@/lib/config/animals/spreadsheets";
import type { CsvRow } from "@/lib/domain/kernel/parse-csv";
import type { SheetSettings } from "@/lib/domain/animals/sheet-settings";
import type { SpeciesName } from "@/lib/domain/species";
import { belongsTo, instant } from "./columns";
import { users } from "./users";

/** A row as it is understood. */
interface PreviewRow {
  readonly line: number;
  readonly petName: string;
  readonly species: SpeciesName;
  readonly gender: Sex;
  readonly breed: string | null;
  readonly isMixedBreed: boolean;
  readonly bornOn: string | null;
  readonly chipNumber: string | null;
}

interface ProblemRow {
  readonly line: number;
  readonly field: SheetField;
  readonly value: string;
  /** The code of an error. */
  readonly message: string;
}

/** What the last check has found. */
interface CheckOutcome {
  readonly valid: number;
  readonly preview: readonly PreviewRow[];
  readonly problems: readonly ProblemRow[];
}

/** Sheets of animals that a user has sent. */
export const spreadsheetImports = pgTable(
  "spreadsheet_imports",
  {
    /** Random, from the browser: a repeated upload finds what the first one created. */
    id: text("id").primaryKey(),
    userId: belongsTo("user_id", () => users.id),
    name: text("name").notNull(),
    sheet: text("sheet"),
    otherSheets: integer("other_sheets").notNull(),
    /** As sent. After the import only those that were not imported, and the row of column names. */
    rows: jsonb("rows").$type<readonly CsvRow[]>().notNull(),
    /** Rows as sent, without the row of column names. */
    rowCount: integer("row_count").notNull(),
    settings: jsonb("settings").$type<SheetSettings>().notNull(),
    outcome: jsonb("outcome").$type<CheckOutcome>().notNull(),
    /** Counts changes of the settings. */
    revision: integer("revision").notNull().default(0),
    importedCount: integer("imported_count").notNull().default(0),
    importedAt: instant("imported_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [index("spreadsheet_imports_user").on(table.userId, table.createdAt)],
);

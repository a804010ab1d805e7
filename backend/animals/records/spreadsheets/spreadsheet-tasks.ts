import type { ErrorCode } from "@/lib/domain/error-codes";
import type { DateOrder, SheetFormat } from "@/lib/config/animals/spreadsheets";
import type { CsvRow } from "@/lib/domain/kernel/parse-csv";
import type { SheetSettings } from "@/lib/domain/animals/sheet-settings";
import { readSheet, type SheetContent } from "@/backend/animals/records/spreadsheets/reading/read-sheet";
import { type CheckedRows, checkRows } from "@/backend/animals/records/spreadsheets/rows/check-rows";
import { guessSettings } from "@/backend/animals/records/spreadsheets/rows/guess-settings";
import { createBreedFinder, type KnownBreed } from "@/backend/animals/records/spreadsheets/rows/match-breeds";
import { writeSheet } from "@/backend/animals/records/spreadsheets/writing/write-sheet";

/** What the worker does. Plain data (structured clone). */
export type SpreadsheetTask =
  | {
      readonly kind: "read";
      readonly file: Uint8Array;
      readonly breeds: readonly KnownBreed[];
      readonly usualOrder: DateOrder;
    }
  | {
      readonly kind: "check";
      readonly rows: readonly CsvRow[];
      readonly settings: SheetSettings;
      readonly breeds: readonly KnownBreed[];
    }
  | {
      readonly kind: "write";
      readonly format: SheetFormat;
      readonly name: string;
      readonly rows: readonly (readonly string[])[];
    };

export interface ReadUpload extends SheetContent {
  readonly settings: SheetSettings;
  readonly checked: CheckedRows;
}

export interface TaskResults {
  /** A code says why the file cannot be read. */
  readonly read: ReadUpload | ErrorCode;
  readonly check: CheckedRows;
  readonly write: Uint8Array;
}

export function runSpreadsheetTask(task: SpreadsheetTask): TaskResults[SpreadsheetTask["kind"]] {
  if (task.kind === "write") return writeSheet(task.format, task.name, task.rows);
  if (task.kind === "check") return checkRows(task.rows, task.settings, task.breeds);
  const { file, breeds, usualOrder } = task;
  const content = readSheet(file);
  if (typeof content === "string") return content;
  const settings = guessSettings(content.rows, { findBreed: createBreedFinder(breeds), usualOrder });
  return { ...content, settings, checked: checkRows(content.rows, settings, breeds) };
}

import { errorCode } from "@/lib/domain/error-codes";
import { sheetLimits } from "@/lib/config/animals/spreadsheets";
import type { CsvRow } from "@/lib/domain/kernel/parse-csv";
import { SheetError } from "./sheet-error";

/** Rows with the row of column names. */
const maxRows = sheetLimits.rows + 1;

/** Control characters, and surrogates without their other half, which PostgreSQL cannot store. */

const unstorable = /[\0-\x08\x0B\x0C\x0E-\x1F\x7F\uFFFE\uFFFF]|\p{Cs}/gu;

/** Collects the rows of a sheet within its limits. More rows than that are counted, not held. */
export function createRowCollector() {
  const rows: CsvRow[] = [];
  let count = 0;
  let textLength = 0;

  function add({ line, cells }: CsvRow): void {
    const clean = cells.map((cell) => cell.replace(unstorable, "").trim());
    const width = clean.findLastIndex((cell) => cell !== "") + 1;
    if (width === 0) return;
    count++;
    if (count > maxRows) return;
    if (width > sheetLimits.columns)
      throw new SheetError(errorCode("refusals.sheetTooManyColumns", { columns: sheetLimits.columns }));
    const own = clean.slice(0, width);
    if (own.some((cell) => cell.length > sheetLimits.cellLength))
      throw new SheetError(
        errorCode("refusals.sheetLongCell", { line: line, length: sheetLimits.cellLength }),
      );
    textLength += own.reduce((sum, cell) => sum + cell.length, 0);
    if (textLength > sheetLimits.textLength) throw new SheetError("refusals.sheetTooMuchText");
    rows.push({ line, cells: own });
  }

  function finish(): readonly CsvRow[] {
    if (count > maxRows)
      throw new SheetError(
        errorCode("refusals.sheetTooManyRows", { rows: count - 1, max: sheetLimits.rows }),
      );
    if (count === 0) throw new SheetError("refusals.sheetEmpty");
    return rows;
  }

  return { add, finish, isEmpty: () => count === 0 };
}

export type RowCollector = ReturnType<typeof createRowCollector>;

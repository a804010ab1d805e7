import { errorCode, type ErrorCode } from "@/lib/domain/error-codes";
import { type CsvRow, readCsv } from "@/lib/domain/kernel/parse-csv";
import { decodeText } from "./decode-text";
import { readWorkbook, type Workbook } from "./read-workbook";
import { readWorksheet } from "./read-worksheet";
import { openZip, type Zip } from "./read-zip";
import { createRowCollector } from "./row-collector";
import { SheetError } from "./sheet-error";

export interface SheetContent {
  readonly rows: readonly CsvRow[];
  /** Name of the sheet in its workbook; null for text. */
  readonly sheet: string | null;
  /** Sheets of the workbook that were not read. */
  readonly otherSheets: number;
}

/** The rows of a file, or why it cannot be read. The content decides, whatever the file is called. */
export function readSheet(file: Uint8Array): SheetContent | ErrorCode {
  try {
    if (startsWith(file, "PK")) return readXlsx(file);
    return { rows: readText(file), sheet: null, otherSheets: 0 };
  } catch (error) {
    if (error instanceof SheetError) return error.code;
    throw error;
  }
}

/** First bytes of files that are often sent by mistake. The first is the container of .xls and of encrypted workbooks. */
const otherFiles = [
  ["\u00D0\u00CF\u0011\u00E0", "refusals.sheetOldExcel"],
  ["%PDF", "refusals.sheetNotSheet"],
  ["\u0089PNG", "refusals.sheetNotSheet"],
  ["\u00FF\u00D8\u00FF", "refusals.sheetNotSheet"],
  ["GIF8", "refusals.sheetNotSheet"],
  ["RIFF", "refusals.sheetNotSheet"],
  ["\u001F\u008B", "refusals.sheetOtherFormat"],
  ["7z\u00BC\u00AF", "refusals.sheetOtherFormat"],
  ["Rar!", "refusals.sheetOtherFormat"],
  ["{\\rtf", "refusals.sheetNotSheet"],
] as const;

const startsWith = (file: Uint8Array, text: string) =>
  [...text].every((char, index) => file[index] === char.charCodeAt(0));

function readText(file: Uint8Array): readonly CsvRow[] {
  const other = otherFiles.find(([start]) => startsWith(file, start));
  if (other !== undefined) throw new SheetError(other[1]);
  const text = decodeText(file);
  if (text === undefined) throw new SheetError("refusals.sheetNotSheet");
  if (/^\uFEFF?\s*<(?:!doctype|html|table|\?xml)/i.test(text.slice(0, 1_000)))
    throw new SheetError("refusals.sheetWebPage");
  const collector = createRowCollector();
  const openQuote = readCsv(text, ({ line, cells }) =>
    collector.add({ line, cells: cells.map(withoutGuard) }),
  );
  if (openQuote !== undefined)
    throw new SheetError(errorCode("refusals.sheetOpenQuote", { line: openQuote }));
  return collector.finish();
}

/** Our own CSV files have an apostrophe before what a spreadsheet would take for a formula. */
const withoutGuard = (cell: string): string => (/^'\s*[=+\-@＝＋－＠]/.test(cell) ? cell.slice(1) : cell);

function readXlsx(file: Uint8Array): SheetContent {
  const zip = openZip(file);
  const workbook = readWorkbook(zip);
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden);
  for (const { name, path } of visible) {
    const rows = rowsOf(zip, workbook, path);
    if (rows !== undefined) return { rows, sheet: name, otherSheets: visible.length - 1 };
  }
  throw new SheetError(workbook.sheets.length === 0 ? "refusals.sheetOtherFormat" : "refusals.sheetEmpty");
}

/** Undefined for a sheet without any text: the first one with some is read. */
function rowsOf(zip: Zip, workbook: Workbook, path: string): readonly CsvRow[] | undefined {
  const content = zip.read(path);
  if (content === undefined) throw new SheetError("refusals.sheetDamaged");
  const collector = createRowCollector();
  readWorksheet(content, workbook, collector);
  return collector.isEmpty() ? undefined : collector.finish();
}

export interface CsvRow {
  /** Where it starts in the file, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Rows of a CSV file as spreadsheets save them: with commas, semicolons, tabs or bars, quotes around what contains these.
 * Cells are trimmed, empty rows left out.
 */
export function parseCsv(text: string): CsvRow[] {
  const rows: CsvRow[] = [];
  readCsv(text, (row) => rows.push(row));
  return rows;
}

/**
 * The same, row by row, for files that may be too long to hold. Returns the line of a quote that is never closed: it
 * makes one cell of everything after it.
 */
export function readCsv(text: string, onRow: (row: CsvRow) => void): number | undefined {
  const content = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const { separator, start } = layoutOf(content);
  let cells: string[] = [];
  let line = start === 0 ? 1 : 2;
  let rowLine = line;
  for (let at = start; at <= content.length;) {
    const cell = readCell(content, at, separator);
    cells.push(cell.text.trim());
    line += cell.lineBreaks;
    if (cell.isOpen) {
      onRow({ line: rowLine, cells });
      return line - cell.lineBreaks;
    }
    at = cell.end + 1;
    if (content.charAt(cell.end) === separator) continue;
    if (cells.some((value) => value !== "")) onRow({ line: rowLine, cells });
    cells = [];
    line++;
    rowLine = line;
  }
  return undefined;
}

interface Cell {
  readonly text: string;
  /** Position of the separator or line break after it, or the end of the text. */
  readonly end: number;
  readonly lineBreaks: number;
  /** Its quote is never closed. */
  readonly isOpen: boolean;
}

/** A quote counts at the start of a cell only: `5" tall` is plain text. */
function readCell(content: string, start: number, separator: string): Cell {
  let at = start;
  while (content.charAt(at) === " ") at++;
  if (content.charAt(at) !== '"') {
    const end = endOfCell(content, start, separator);
    return { text: content.slice(start, end), end, lineBreaks: 0, isOpen: false };
  }
  let text = "";
  for (at++; ;) {
    const quote = content.indexOf('"', at);
    text += content.slice(at, quote < 0 ? undefined : quote);
    if (quote < 0) return { text, end: content.length, lineBreaks: countLineBreaks(text), isOpen: true };
    at = quote + 1;
    if (content.charAt(at) !== '"') break;
    text += '"';
    at++;
  }
  const end = endOfCell(content, at, separator);
  return { text: text + content.slice(at, end), end, lineBreaks: countLineBreaks(text), isOpen: false };
}

function endOfCell(content: string, start: number, separator: string): number {
  for (let at = start; at < content.length; at++) {
    const char = content.charAt(at);
    if (char === separator || char === "\n") return at;
  }
  return content.length;
}

const countLineBreaks = (text: string) => text.split("\n").length - 1;

/** The separator, and where the rows start: after `sep=;`, which Excel writes and reads. */
function layoutOf(content: string): { readonly separator: string; readonly start: number } {
  const [first = ""] = content.split("\n", 1);
  const stated = /^"?sep=([,;|\t])"?$/i.exec(first)?.[1];
  if (stated !== undefined) return { separator: stated, start: first.length + 1 };
  // A pasted sheet has tabs, and its names may have commas.
  if (first.includes("\t")) return { separator: "\t", start: 0 };
  const unquoted = first.replace(/"[^"]*"/g, "");
  const counts = [",", ";", "|"].map((separator) => unquoted.split(separator).length - 1);
  const most = Math.max(...counts);
  return { separator: [",", ";", "|"][counts.indexOf(most)] ?? ",", start: 0 };
}

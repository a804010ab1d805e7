export interface CsvRow {
  /** Where it starts in the file, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Rows of a CSV file as spreadsheets save them: with commas, semicolons or tabs, quotes around what contains these. Cells
 * are trimmed, empty rows left out.
 */
export function parseCsv(text: string): CsvRow[] {
  const content = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const separator = separatorOf(content);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let line = 1;
  let start = 1;
  const endCell = () => {
    cells.push(cell.trim());
    cell = "";
  };
  const endRow = () => {
    endCell();
    if (cells.some((value) => value !== "")) rows.push({ line: start, cells });
    cells = [];
    start = line;
  };
  for (let at = 0; at < content.length; at++) {
    const char = content.charAt(at);
    if (char === "\n") line++;
    if (isQuoted && char === '"' && content.charAt(at + 1) === '"') cell += content.charAt(at++);
    else if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += char;
    else if (char === separator) endCell();
    else if (char === "\n") endRow();
    else cell += char;
  }
  endRow();
  return rows;
}

function separatorOf(content: string): string {
  const [header = ""] = content.split("\n", 1);
  return [";", "\t"].find((separator) => header.includes(separator) && !header.includes(",")) ?? ",";
}

export type Row = Readonly<Record<string, unknown>>;

/** Makes spreadsheets read the file as UTF-8. */
const byteOrderMark = "\uFEFF";

/** RFC 4180. An empty table still has its header row. */
export function toCsv(columns: readonly string[], rows: readonly Row[]): string {
  return toCsvLines([columns, ...rows.map((row) => columns.map((column) => row[column]))]);
}

export function toCsvLines(lines: readonly (readonly unknown[])[]): string {
  return byteOrderMark + lines.map((cells) => `${cells.map(toCell).join(",")}\r\n`).join("");
}

function toCell(value: unknown): string {
  return `"${toSafeText(value).replaceAll('"', '""')}"`;
}

function toSafeText(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  // The apostrophe stops spreadsheets from running the text as a formula. Full-width signs start formulas too.
  return /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(text) ? `'${text}` : text;
}

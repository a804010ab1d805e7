import type { Row } from "./exported-kind";

/** So that spreadsheets read it as UTF-8. */
const mark = "\uFEFF";

/** As RFC 4180 has it; the names stand above also where there is nothing else. */
export function csvOf(columns: readonly string[], rows: readonly Row[]): string {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  return mark + lines.map((cells) => `${cells.map(cellOf).join(",")}\r\n`).join("");
}

function cellOf(value: unknown): string {
  return `"${harmless(value).replaceAll('"', '""')}"`;
}

function harmless(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return value.toISOString();
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  // A spreadsheet would take it for a formula and run it; the wide ones it reads like the narrow.
  return /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(text) ? `'${text}` : text;
}

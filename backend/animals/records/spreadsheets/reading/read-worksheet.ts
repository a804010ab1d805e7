import { unescapeCharacters, type Workbook } from "./read-workbook";
import type { RowCollector } from "./row-collector";
import { attributeOf, scanXml } from "./scan-xml";
import { SheetError } from "./sheet-error";

/** Columns of the largest sheet. */
const maxColumn = 16_384;

/** Hands the rows of one sheet to the collector, as they are shown: dates as 2023-05-31, formulas as their results. */
export function readWorksheet(content: Uint8Array, workbook: Workbook, collector: RowCollector): void {
  let line = 0;
  let cells: string[] = [];
  let column = -1;
  let type = "n";
  let style = 0;
  let value = "";
  let isValue = false;
  scanXml(content, {
    open: (name, attributes) => {
      if (name === "row") {
        line = Number(attributeOf(attributes, "r") ?? line + 1) || line + 1;
        cells = [];
        column = -1;
      } else if (name === "c") {
        column = columnOf(attributeOf(attributes, "r")) ?? column + 1;
        if (column >= maxColumn) throw new SheetError("refusals.sheetDamaged");
        type = attributeOf(attributes, "t") ?? "n";
        style = Number(attributeOf(attributes, "s") ?? 0);
        value = "";
      } else isValue = name === "v" || name === "t";
    },
    text: (text) => {
      if (isValue) value += text;
    },
    close: (name) => {
      if (name === "v" || name === "t") isValue = false;
      if (name === "c" && value !== "") {
        while (cells.length < column) cells.push("");
        cells[column] = toText(value, { type, isDate: workbook.dateStyles[style] === true }, workbook);
      }
      if (name === "row") collector.add({ line, cells });
    },
  });
}

/** `BC12` is column 54, counted from 0. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^([A-Z]{1,3})\d/.exec(reference ?? "")?.[1];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface CellKind {
  readonly type: string;
  readonly isDate: boolean;
}

function toText(value: string, { type, isDate }: CellKind, { strings, isFrom1904 }: Workbook): string {
  if (type === "s") return strings[Number(value)] ?? "";
  if (type === "b") return value === "1" ? "yes" : "no";
  if (type === "d") return value.slice(0, 10);
  if (type !== "n") return unescapeCharacters(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return value;
  return (isDate ? toDate(number, isFrom1904) : undefined) ?? toPlainNumber(number);
}

const dayMs = 86_400_000;

/** Excel counts a 29 February 1900, which never was: from March 1900 on, day 1 is 31 December 1899. */
function toDate(days: number, isFrom1904: boolean): string | undefined {
  const first = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const date = new Date(first + Math.floor(days) * dayMs);
  const isUsual = days >= 61 && days < 2_958_466;
  return isUsual ? date.toISOString().slice(0, 10) : undefined;
}

/** All digits of whole numbers: a chip number is one of fifteen. */
const toPlainNumber = (number: number): string =>
  Number.isSafeInteger(number) ? String(BigInt(number)) : String(number);

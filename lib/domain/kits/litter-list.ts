import type { Sex } from "@/lib/config/animals/animals";
import { parseSexWord } from "@/lib/domain/animals/animal-words";
import { normalizeBarcode } from "./kit-barcode";

/** An animal as listed by its breeder. Missing facts are empty. */
export interface ListedAnimal {
  readonly barcode: string;
  readonly chipNumber: string;
  readonly petName: string;
  readonly gender: Sex | "";
}

type Column = keyof ListedAnimal;

/** Columns of lists without a header line. */
const defaultColumns: readonly Column[] = ["barcode", "chipNumber", "petName", "gender"];

const headerNames: Readonly<Record<Column, readonly string[]>> = {
  barcode: ["barcode", "kit", "kitbarcode", "kitnumber", "tube", "sample"],
  chipNumber: ["chip", "chipnumber", "chipno", "microchip", "microchipnumber", "microchipno"],
  petName: ["name", "petname", "animal", "animalname", "callname", "puppy", "kitten"],
  gender: ["sex", "gender"],
};

/**
 * Reads a pasted or uploaded list: one animal per line, cells separated by commas, semicolons or tabs, with or without a
 * header line. Barcodes alone may also share a line. A name may follow the barcode directly. Lines without any of the
 * known facts are left out.
 */
export function parseLitterList(text: string): readonly ListedAnimal[] {
  const lines = splitCells(text.replace(/^\uFEFF/, ""));
  const header = columnsOf(lines[0] ?? []);
  const columns = header ?? defaultColumns;
  const listed = (header ? lines.slice(1) : lines).flatMap((cells) => {
    const barcodes = header ? [] : barcodesOf(cells);
    if (barcodes.length > 1) return barcodes.map((barcode) => toAnimal(["barcode"], [barcode]));
    return [toAnimal(columns, header ? cells : withOwnCells(cells))];
  });
  return listed.filter(({ barcode, chipNumber, petName }) => barcode || chipNumber || petName);
}

/** The columns if the line is a header: it names the barcode or the chip number. */
function columnsOf(cells: readonly string[]): readonly (Column | undefined)[] | undefined {
  const columns = cells.map((cell) => {
    const name = cell.toLowerCase().replace(/[^a-z]/g, "");
    return defaultColumns.find((column) => headerNames[column].includes(name));
  });
  return columns.includes("barcode") || columns.includes("chipNumber") ? columns : undefined;
}

function toAnimal(columns: readonly (Column | undefined)[], cells: readonly string[]): ListedAnimal {
  const cell = (column: Column) => cells[columns.indexOf(column)]?.trim() ?? "";
  return {
    barcode: normalizeBarcode(cell("barcode").replaceAll('"', "")),
    chipNumber: cell("chipNumber").replace(/[\s-]+/g, ""),
    petName: cell("petName"),
    gender: sexOf(cell("gender")) ?? "",
  };
}

const sexOf = (text: string) => (text === "?" ? "unknown" : parseSexWord(text));

/** Also a mistyped one. */
const ownBarcode = /TM[\s\d-]+/gi;

/** Barcodes of ours, if the line consists of nothing else. */
function barcodesOf(cells: readonly string[]): readonly string[] {
  const line = `${cells.join(" ")} `;
  const barcodes = line.match(ownBarcode) ?? [];
  return line.replace(ownBarcode, "").trim() === "" ? barcodes : [];
}

/** Nine to fifteen digits or letters, with a digit among them. */
const chipNumber = /^(?=.*\d)[\dA-Z]{9,15}$/i;

/** `TM 1234 5678 9012 3 276098100000123` in one cell: a barcode of ours and what follows it. A name may come instead of a chip number. */
function withOwnCells(cells: readonly string[]): readonly string[] {
  const [first = "", ...others] = cells;
  const [, barcode, rest] = /^\s*(TM(?:[\s-]*\d){13})\s+(\S.*)$/i.exec(first) ?? [];
  const own = barcode === undefined || rest === undefined ? cells : [barcode, rest, ...others];
  const [, second = "", ...last] = own;
  const isName = second.trim() !== "" && !chipNumber.test(second.replace(/[\s-]+/g, ""));
  return isName ? [own[0] ?? "", "", second, ...last] : own;
}

/** Lines of cells. A cell in double quotes may contain separators and line breaks. */
function splitCells(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^,;\t\r\n]*))([,;\t]|\r?\n|\r|$)/g,
  )) {
    lines.at(-1)?.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
    if (end !== undefined && /[\r\n]/.test(end)) lines.push([]);
  }
  return lines.filter((cells) => cells.some((cell) => cell.trim() !== ""));
}

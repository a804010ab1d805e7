import { strToU8, zipSync } from "fflate";
import type { SheetFormat } from "@/lib/config/animals/spreadsheets";
import { toCsvLines } from "@/lib/domain/kernel/csv";

type Rows = readonly (readonly string[])[];

/** The first row has the names of the columns. */
export function writeSheet(format: SheetFormat, name: string, rows: Rows): Uint8Array {
  return format === "csv" ? strToU8(toCsvLines(rows)) : writeXlsx(name, rows);
}

const declaration = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>`;
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelationships = "http://schemas.openxmlformats.org/package/2006/relationships";
const media = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** Every cell is text and formatted as text: programs neither run formulas in it nor shorten chip numbers. */
function writeXlsx(name: string, rows: Rows): Uint8Array {
  const files = {
    "[Content_Types].xml":
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">` +
      `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Default Extension="xml" ContentType="application/xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/>` +
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${media}.worksheet+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/></Types>`,
    "_rels/.rels": writeRelationships([["officeDocument", "xl/workbook.xml"]]),
    "xl/workbook.xml":
      `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>` +
      `<sheet name="${escapeXml(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": writeRelationships([
      ["worksheet", "worksheets/sheet1.xml"],
      ["styles", "styles.xml"],
    ]),
    "xl/styles.xml": styles,
    "xl/worksheets/sheet1.xml": writeWorksheet(rows),
  };
  const entries = Object.entries(files).map(([path, xml]) => [path, strToU8(declaration + xml)] as const);
  return zipSync(Object.fromEntries(entries), { level: 6 });
}

const writeRelationships = (targets: readonly (readonly [type: string, path: string])[]) =>
  `<Relationships xmlns="${packageRelationships}">` +
  targets
    .map(
      ([type, path], index) =>
        `<Relationship Id="rId${index + 1}" Type="${relationships}/${type}" Target="${path}"/>`,
    )
    .join("") +
  `</Relationships>`;

/** Style 0 is the default, 1 is text, 2 bold text. Format 49 is "text" in every program. */
const styles =
  `<styleSheet xmlns="${main}">` +
  `<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
  `<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>` +
  `<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>` +
  `<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>` +
  `<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>` +
  `<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>` +
  `<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>` +
  `<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`;

const columnWidth = 22;

function writeWorksheet(rows: Rows): string {
  const width = Math.max(1, ...rows.map((row) => row.length));
  return (
    `<worksheet xmlns="${main}">` +
    `<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
    `<cols><col min="1" max="${width}" width="${columnWidth}" style="1" customWidth="1"/></cols>` +
    `<sheetData>${rows.map(writeRow).join("")}</sheetData></worksheet>`
  );
}

function writeRow(cells: readonly string[], index: number): string {
  const style = index === 0 ? 2 : 1;
  const written = cells.map(
    (cell, column) =>
      `<c r="${columnName(column)}${index + 1}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`,
  );
  return `<row r="${index + 1}">${written.join("")}</row>`;
}

function columnName(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : columnName(Math.floor(column / 26) - 1) + last;
}

const entities: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;" };

/** Without the characters that XML cannot have. */
const escapeXml = (text: string): string =>
  text

    .replace(/[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Cs}/gu, "")
    .replace(/[<>&"]/g, (char) => entities[char] ?? char);

import { strToU8, zipSync } from "fflate";
import { writeSheet } from "@/backend/animals/records/spreadsheets/writing/write-sheet";

type Parts = Readonly<Record<string, string | Uint8Array>>;

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

const target = (id: string, type: string, path: string) =>
  `<Relationship Id="${id}" Type="${relationships}/${type}" Target="${path}"/>`;

/** A workbook with one sheet, "Dogs", as Excel writes it. Parts can be replaced. */
export function buildWorkbook(sheetData: string, parts: Parts = {}): Uint8Array {
  const files: Parts = {
    "_rels/.rels": `<Relationships>${target("rId1", "officeDocument", "xl/workbook.xml")}</Relationships>`,
    "xl/workbook.xml": `<workbook xmlns="${main}" xmlns:r="r"><sheets><sheet name="Dogs" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${target("rId1", "worksheet", "worksheets/sheet1.xml")}${target("rId2", "sharedStrings", "sharedStrings.xml")}${target("rId3", "styles", "styles.xml")}</Relationships>`,
    "xl/worksheets/sheet1.xml": `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${sheetData}</sheetData></worksheet>`,
    ...parts,
  };
  const entries = Object.entries(files).map(([path, content]) => [
    path,
    typeof content === "string" ? strToU8(content) : content,
  ]);
  return zipSync(Object.fromEntries(entries) as Record<string, Uint8Array>, { level: 1 });
}

/** Rows of text cells, one sheet row each. */
export const sheetRows = (rows: readonly (readonly string[])[]): string =>
  rows
    .map(
      (cells) => `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join("")}</row>`,
    )
    .join("");

/** A workbook as we write it ourselves. */
export const ownWorkbook = (rows: readonly (readonly string[])[]) => writeSheet("xlsx", "Animals", rows);

export const header = ["Name", "Species", "Sex", "Breed", "Date of birth", "Microchip"];

export const csvOf = (...rows: readonly (readonly string[])[]): string =>
  [header, ...rows].map((cells) => cells.join(",")).join("\n");

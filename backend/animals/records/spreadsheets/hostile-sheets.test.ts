import { errorCode } from "@/lib/domain/error-codes";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { sheetLimits } from "@/lib/config/animals/spreadsheets";
import { runSpreadsheetTask, type ReadUpload } from "./spreadsheet-tasks";
import {
  buildWorkbook,
  csvOf,
  header,
  ownWorkbook,
  sheetRows,
} from "@/backend/animals/records/spreadsheets/testing/build-workbook";

const breeds = [
  { id: 1, name: "Border Collie", speciesId: 1, aliases: ["Scottish Sheepdog"] },
  { id: 2, name: "Poodle, Standard", speciesId: 1, aliases: [] },
  { id: 3, name: "Maine Coon", speciesId: 2, aliases: [] },
];

function upload(file: Uint8Array | string): ReadUpload | string {
  const bytes = typeof file === "string" ? strToU8(file) : file;
  const task = { kind: "read", file: bytes, breeds, usualOrder: "dmy" } as const;
  return runSpreadsheetTask(task) as ReadUpload | string;
}

const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
  return new Uint8Array(isBig ? bytes.swap16() : bytes);
};
const bytesOf = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));
const good = ["Rex", "dog", "male", "Border Collie", "2021-03-04", "981000012345678"];
const goodXlsx = buildWorkbook(sheetRows([header, good]));
const changed = (file: Uint8Array, change: (copy: Uint8Array) => void) => {
  const copy = Uint8Array.from(file);
  change(copy);
  return copy;
};
/** One row, with one cell replaced. */
const cellOf = (column: number, value: string) =>
  csvOf(good.map((cell, index) => (index === column ? value : cell)));

const unreadable: readonly (readonly [string, Uint8Array | string, string | RegExp])[] = [
  ["an empty file", "", "refusals.sheetEmpty"],
  ["blank lines only", "\n , ,\n\t\n", "refusals.sheetEmpty"],
  ["a byte order mark only", "\uFEFF", "refusals.sheetEmpty"],
  ["a workbook without rows", buildWorkbook(""), "refusals.sheetEmpty"],
  [
    "a workbook whose only sheet is hidden",
    buildWorkbook(sheetRows([good]), {
      "xl/workbook.xml": `<workbook><sheets><sheet name="x" sheetId="1" state="veryHidden" r:id="rId1"/></sheets></workbook>`,
    }),
    "refusals.sheetEmpty",
  ],
  ["a PDF", "%PDF-1.7\n", "refusals.sheetNotSheet"],
  ["a PNG", bytesOf("\u0089PNG\r\n\u001a\n"), "refusals.sheetNotSheet"],
  ["a JPEG", bytesOf("\u00ff\u00d8\u00ff\u00e0"), "refusals.sheetNotSheet"],
  ["a program", bytesOf("MZ\u0090\0\u0003\0\0\0"), "refusals.sheetNotSheet"],
  ["random bytes with NUL", bytesOf("a,b\0\u0001\u0002"), "refusals.sheetNotSheet"],
  ["UTF-16 that breaks off", bytesOf("\u00ff\u00feA\0B"), "refusals.sheetNotSheet"],
  [
    "an old or encrypted Excel file",
    bytesOf("\u00d0\u00cf\u0011\u00e0\u00a1\u00b1"),
    "refusals.sheetOldExcel",
  ],
  ["a web page named .xls", "<html><table><tr><td>Rex</td></tr></table></html>", "refusals.sheetWebPage"],
  ["an XML spreadsheet of 2003", `<?xml version="1.0"?><Workbook/>`, "refusals.sheetWebPage"],
  ["a gzip file", bytesOf("\u001f\u008b\u0008"), "refusals.sheetOtherFormat"],
  [
    "a text document in a zip",
    zipSync({ "word/document.xml": strToU8("<x/>") }),
    "refusals.sheetOtherFormat",
  ],
  [
    "a Word document",
    zipSync({
      "_rels/.rels": strToU8(
        `<R><Relationship Id="a" Type="x/officeDocument" Target="word/document.xml"/></R>`,
      ),
      "word/document.xml": strToU8("<w:document/>"),
    }),
    "refusals.sheetOtherFormat",
  ],
  ["the letters PK only", "PK", "refusals.sheetDamaged"],
  ["a workbook cut off in the middle", goodXlsx.slice(0, goodXlsx.length / 2), "refusals.sheetDamaged"],
  [
    "a workbook with a broken directory",
    changed(goodXlsx, (copy) => copy.fill(7, copy.length - 40, copy.length - 22)),
    "refusals.sheetDamaged",
  ],
  [
    "a workbook whose packed data is noise",
    changed(goodXlsx, (copy) => copy.fill(0xff, 60, 200)),
    "refusals.sheetDamaged",
  ],
  [
    "a directory that points behind the file",
    changed(goodXlsx, (copy) => new DataView(copy.buffer).setUint32(copy.length - 6, 0xffffff00, true)),
    "refusals.sheetDamaged",
  ],
  ["a workbook with a password on its parts", changed(goodXlsx, encryptEntries), "refusals.sheetProtected"],
  [
    "a workbook without its sheet",
    buildWorkbook("", {
      "xl/_rels/workbook.xml.rels": `<R><Relationship Id="rId1" Type="x/worksheet" Target="gone.xml"/></R>`,
    }),
    "refusals.sheetDamaged",
  ],
  [
    "entities that unfold to gigabytes",
    buildWorkbook("", {
      "xl/worksheets/sheet1.xml": `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>`,
    }),
    "refusals.sheetDamaged",
  ],
  [
    "a tag that never ends",
    buildWorkbook("", { "xl/worksheets/sheet1.xml": `<worksheet ${"a".repeat(50_000)}` }),
    "refusals.sheetDamaged",
  ],
  [
    "a comment that never ends",
    buildWorkbook("", { "xl/worksheets/sheet1.xml": `<worksheet><!-- ` }),
    "refusals.sheetDamaged",
  ],
  [
    "a zip bomb",
    buildWorkbook("", { "xl/worksheets/sheet1.xml": new Uint8Array(sheetLimits.unpackedBytes + 1) }),
    errorCode("refusals.sheetTooLarge", { size: sheetLimits.unpackedBytes / 1024 / 1024 }),
  ],
  [
    "a zip bomb that lies about its size",
    lyingBomb(),
    errorCode("refusals.sheetTooLarge", { size: sheetLimits.unpackedBytes / 1024 / 1024 }),
  ],
  [
    "50,000 rows",
    csvOf(...Array.from({ length: 50_000 }, (_, index) => [`Rex ${index}`, "dog", "male"])),
    errorCode("refusals.sheetTooManyRows", { rows: 50_000, max: sheetLimits.rows }),
  ],
  [
    "50,000 rows in a workbook",
    buildWorkbook(
      sheetRows([header, ...Array.from({ length: 50_000 }, (_, index) => [`Rex ${index}`, "dog"])]),
    ),
    errorCode("refusals.sheetTooManyRows", { rows: 50_000, max: sheetLimits.rows }),
  ],
  [
    "one row more than allowed",
    csvOf(...Array.from({ length: sheetLimits.rows + 1 }, () => good)),
    errorCode("refusals.sheetTooManyRows", { rows: sheetLimits.rows + 1, max: sheetLimits.rows }),
  ],
  [
    "61 columns",
    Array.from({ length: 61 }, (_, index) => `c${index}`).join(","),
    errorCode("refusals.sheetTooManyColumns", { columns: sheetLimits.columns }),
  ],
  [
    "a cell in the last column of Excel",
    buildWorkbook(`<row r="1"><c r="XFD1"><v>1</v></c></row>`),
    errorCode("refusals.sheetTooManyColumns", { columns: sheetLimits.columns }),
  ],
  [
    "a column that does not exist",
    buildWorkbook(`<row r="1"><c r="ZZZ1"><v>1</v></c></row>`),
    "refusals.sheetDamaged",
  ],
  [
    "a cell of a novel's length",
    csvOf(["x".repeat(2_001)]),
    errorCode("refusals.sheetLongCell", { line: 2, length: sheetLimits.cellLength }),
  ],
  [
    "one long text in every cell",
    buildWorkbook(`<row>${`<c t="s"><v>0</v></c>`.repeat(50)}</row>`.repeat(60), {
      "xl/sharedStrings.xml": `<sst><si><t>${"x".repeat(1_999)}</t></si></sst>`,
    }),
    "refusals.sheetTooMuchText",
  ],
  [
    "a quote that is never closed",
    `Name,Sex\nRex,male\n"Bella,female\nMax,male\n`,
    errorCode("refusals.sheetOpenQuote", { line: 3 }),
  ],
];

/** Sets the flag of encryption in every record of the directory. */
function encryptEntries(copy: Uint8Array): void {
  for (let at = 0; at < copy.length - 4; at++)
    if (copy[at] === 0x50 && copy[at + 1] === 0x4b && copy[at + 2] === 1 && copy[at + 3] === 2)
      copy[at + 8] = 1;
}

function lyingBomb(): Uint8Array {
  const bomb = buildWorkbook("", {
    "xl/worksheets/sheet1.xml": new Uint8Array(sheetLimits.unpackedBytes * 2),
  });
  const view = new DataView(bomb.buffer, bomb.byteOffset);
  for (let at = 0; at < bomb.length - 4; at++) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 100, true);
    if (view.getUint32(at, true) === 0x04034b50) view.setUint32(at + 22, 100, true);
  }
  return bomb;
}

it.each(unreadable)("says why it cannot read %s", (_name, file, message) => {
  const started = performance.now();
  expect(upload(file)).toBe(message);
  expect(performance.now() - started).toBeLessThan(8_000);
});

const wrongCells: readonly (readonly [string, number, string, string])[] = [
  ["no name", 0, "", "fields.required"],
  ["a name that is too long", 0, "x".repeat(121), errorCode("fields.tooLong", { count: 120 })],
  ["a horse", 1, "horse", "fields.sheetSpecies"],
  ["no sex", 2, "", "fields.required"],
  ["a sex that is no word", 2, "?", "fields.sheetSex"],
  ["an unknown breed", 3, "Wolf of Wall Street", "fields.sheetBreed"],
  ["a breed of cats for a dog", 3, "Maine Coon", "fields.sheetOtherSpecies"],
  ["a year only", 4, "2019", "fields.sheetDate"],
  ["a day that does not exist", 4, "30/02/2020", "kits.date"],
  ["a month that does not exist", 4, "2020-13-01", "kits.date"],
  ["a date in the future", 4, "2090-01-01", "kits.futureDate"],
  ["a date before all our dates", 4, "1899-12-31", errorCode("fields.sheetFirstYear", { year: 2000 })],
  ["a chip number shown as an amount", 5, "9.81E+14", "fields.sheetShortenedNumber"],
  ["a chip number with letters of other scripts", 5, "９８１００００１２３", "fields.sheetChip"],
  ["a formula that failed", 5, "#REF!", "fields.sheetFormulaError"],
  ["a script as chip number", 5, "<script>alert(1)</script>", "fields.sheetChip"],
];

it.each(wrongCells)("says what is wrong with %s, and where", (_name, column, value, message) => {
  const read = upload(cellOf(column, value));
  const { checked } = read as ReadUpload;
  expect(checked.valid).toEqual([]);
  expect(checked.problems).toEqual([
    expect.objectContaining({ line: 2, value: value.slice(0, 60), message }),
  ]);
});

const readable: readonly (readonly [string, Uint8Array | string, readonly string[]])[] = [
  ["UTF-8", csvOf(["Zoë", ...good.slice(1)]), ["Zoë"]],
  ["UTF-8 with a byte order mark", `\uFEFF${csvOf(good)}`, ["Rex"]],
  ["UTF-16, little-endian", utf16(csvOf(["Zoë", ...good.slice(1)])), ["Zoë"]],
  ["UTF-16, big-endian", utf16(csvOf(["Zoë", ...good.slice(1)]), true), ["Zoë"]],
  ["Windows-1252", bytesOf(csvOf(["Zo\u00eb", ...good.slice(1)])), ["Zoë"]],
  ["line ends of old Macs", csvOf(good).replaceAll("\n", "\r"), ["Rex"]],
  ["text pasted from a spreadsheet", csvOf(good).replaceAll(",", "\t"), ["Rex"]],
  ["formulas in CSV as text", csvOf(["=HYPERLINK(1)", ...good.slice(1)]), ["=HYPERLINK(1)"]],
  ["our own guard before a formula", csvOf(["'=1+1", ...good.slice(1)]), ["=1+1"]],
  ["control characters", csvOf(["Re\u0007x\u200e", ...good.slice(1)]), ["Rex\u200e"]],
  ["half a surrogate pair", buildWorkbook(sheetRows([header, ["Rex&#xD83D;", ...good.slice(1)]])), ["Rex"]],
  [
    "names of objects in JavaScript",
    csvOf(["__proto__", ...good.slice(1)], ["constructor", "cat", "female"]),
    ["__proto__", "constructor"],
  ],
  ["a workbook from Excel", goodXlsx, ["Rex"]],
  ["our own workbook", ownWorkbook([header, ["<Rex & Co>", ...good.slice(1)]]), ["<Rex & Co>"]],
  ["rows without column names", csvOf(good).split("\n")[1] ?? "", []],
  [
    "a row far below",
    buildWorkbook(sheetRows([header]) + sheetRows([good]).replace("<row>", `<row r="1048576">`)),
    ["Rex"],
  ],
];

it.each(readable)("reads %s", (_name, file, names) => {
  const read = upload(file) as ReadUpload;
  expect(read.checked?.problems.map(({ message }) => message)).toEqual(
    names.length === 0 ? expect.any(Array) : [],
  );
  expect(read.checked.valid.map(({ pet }) => pet.petName)).toEqual(names);
});

describe("a workbook", () => {
  it("has its dates, numbers and formulas read as they are shown", () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-409]d\\ mmm\\ yyyy;@"/><numFmt numFmtId="171" formatCode="0.0&quot;d&quot;"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/></cellXfs></styleSheet>`;
    const strings = `<sst><si><r><t>Re</t></r><r><t>x</t></r><rPh><t>REKS</t></rPh></si><si><t>male</t></si></sst>`;
    const cells = `<x:row r="2"><x:c r="A2" t="s"><x:v>0</x:v></x:c><x:c r="B2" t="str"><x:f>1</x:f><x:v>dog</x:v></x:c><x:c r="C2" t="s"><x:v>1</x:v></x:c><x:c r="E2" s="2"><x:v>44259.5</x:v></x:c><x:c r="F2" s="3"><x:v>9.81000012345678E14</x:v></x:c></x:row>`;
    const file = buildWorkbook(sheetRows([header]) + cells, {
      "xl/styles.xml": styles,
      "xl/sharedStrings.xml": strings,
    });
    const { rows, checked, sheet } = upload(file) as ReadUpload;
    expect([sheet, rows[1]?.cells]).toEqual([
      "Dogs",
      ["Rex", "dog", "male", "", "2021-03-04", "981000012345678"],
    ]);
    expect(checked.problems).toEqual([]);
  });

  it("that counts days from 1904 has the same dates", () => {
    const workbook = `<workbook><workbookPr date1904="1"/><sheets><sheet name="x" r:id="rId1"/></sheets></workbook>`;
    const styles = `<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>`;
    const file = buildWorkbook(`<row><c s="0"><v>42797</v></c></row>`, {
      "xl/workbook.xml": workbook,
      "xl/styles.xml": styles,
    });
    expect((upload(file) as ReadUpload).rows[0]?.cells).toEqual(["2021-03-04"]);
  });
});

it("imports an animal once that is on several rows", () => {
  const other = ["Bella", "dog", "female", "", "", ""];
  const { checked } = upload(csvOf(good, ["Max", ...good.slice(1)], other, other)) as ReadUpload;
  expect(checked.valid.map(({ line }) => line)).toEqual([2, 4]);
  expect(checked.problems.map(({ message }) => message)).toEqual([
    errorCode("fields.sheetRepeatedChip", { line: 2 }),
    errorCode("fields.sheetRepeated", { line: 4 }),
  ]);
});

it("finds breeds by other names, turned names and as mixes", () => {
  const names = ["Scottish sheepdog", "Standard Poodle", "border-collie mix", "Mixed breed", "unknown"];
  const { checked } = upload(
    csvOf(...names.map((breed, index) => [`A${index}`, "dog", "f", breed])),
  ) as ReadUpload;
  expect(checked.valid.map(({ pet }) => [pet.breed, pet.isMixedBreed])).toEqual([
    [1, false],
    [2, false],
    [1, true],
    [null, true],
    [null, false],
  ]);
});

it("takes the order of days and months from the dates, else from the country", () => {
  const bornOn = (...dates: string[]) => {
    const { settings, checked } = upload(
      csvOf(...dates.map((date, index) => [`A${index}`, "dog", "f", "", date])),
    ) as ReadUpload;
    return [settings.dateOrder, ...checked.valid.map(({ pet }) => [pet.dobDay, pet.dobMonth])];
  };
  expect(bornOn("04/05/2021", "3/31/21")).toEqual(["mdy", [5, 4], [31, 3]]);
  expect(bornOn("04/05/2021", "4 May 2021", "May 4th 2021", "4.5.21")).toEqual([
    "dmy",
    [4, 5],
    [4, 5],
    [4, 5],
    [4, 5],
  ]);
});

it("takes the species from the breeds where there is no column for it", () => {
  const read = upload("Name,Sex,Breed\nRex,m,Border Collie\nMax,m,\n") as ReadUpload;
  expect(read.settings).toMatchObject({ species: "canine", columns: ["petName", "gender", "breed"] });
  expect(read.checked.valid).toHaveLength(2);
});

import { posix } from "node:path";
import type { Zip } from "./read-zip";
import { attributeOf, scanXml } from "./scan-xml";
import { SheetError } from "./sheet-error";

interface ListedSheet {
  readonly name: string;
  readonly path: string;
  readonly isHidden: boolean;
}

export interface Workbook {
  readonly sheets: readonly ListedSheet[];
  /** Days are counted from 1904 instead of 1900. */
  readonly isFrom1904: boolean;
  readonly strings: readonly string[];
  /** For each cell style, whether its numbers are dates. */
  readonly dateStyles: readonly boolean[];
}

/** What all sheets of a workbook share. */
export function readWorkbook(zip: Zip): Workbook {
  const path = findTarget(zip, "", "officeDocument") ?? "xl/workbook.xml";
  const content = zip.read(path);
  if (content === undefined) throw new SheetError("refusals.sheetOtherFormat");
  const targets = readTargets(zip, path);
  const sheets: ListedSheet[] = [];
  let isFrom1904 = false;
  scanXml(content, {
    open: (name, attributes) => {
      if (name === "workbookPr") isFrom1904 = /^(1|true)$/.test(attributeOf(attributes, "date1904") ?? "");
      if (name !== "sheet") return;
      const target = targets.find(({ id }) => id === attributeOf(attributes, "id"));
      const state = attributeOf(attributes, "state") ?? "visible";
      if (target === undefined || !target.type.endsWith("/worksheet")) return;
      const sheet = { name: attributeOf(attributes, "name") ?? "", path: target.path };
      sheets.push({ ...sheet, isHidden: state !== "visible" });
    },
    close: () => undefined,
    text: () => undefined,
  });
  const pathOf = (type: string) => targets.find((target) => target.type.endsWith(`/${type}`))?.path ?? "";
  return {
    sheets,
    isFrom1904,
    strings: readStrings(zip.read(pathOf("sharedStrings"))),
    dateStyles: readDateStyles(zip.read(pathOf("styles"))),
  };
}

interface Target {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

/** The parts a part refers to. */
function readTargets(zip: Zip, path: string): readonly Target[] {
  const folder = posix.dirname(path);
  const content = zip.read(posix.join(folder, "_rels", `${posix.basename(path)}.rels`));
  const targets: Target[] = [];
  if (content === undefined) return targets;
  scanXml(content, {
    open: (name, attributes) => {
      if (name !== "Relationship") return;
      const target = attributeOf(attributes, "Target") ?? "";
      targets.push({
        id: attributeOf(attributes, "Id") ?? "",
        type: attributeOf(attributes, "Type") ?? "",
        path: target.startsWith("/") ? target.slice(1) : posix.join(folder, target),
      });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return targets;
}

const findTarget = (zip: Zip, path: string, type: string) =>
  readTargets(zip, path).find((target) => target.type.endsWith(`/${type}`))?.path;

/** Texts that cells refer to by number. Phonetic guides are left out. */
function readStrings(content: Uint8Array | undefined): readonly string[] {
  const strings: string[] = [];
  if (content === undefined) return strings;
  let text = "";
  let isText = false;
  let isPhonetic = false;
  scanXml(content, {
    open: (name) => {
      if (name === "si") text = "";
      if (name === "t") isText = true;
      if (name === "rPh") isPhonetic = true;
    },
    close: (name) => {
      if (name === "si") strings.push(unescapeCharacters(text));
      if (name === "t") isText = false;
      if (name === "rPh") isPhonetic = false;
    },
    text: (part) => {
      if (isText && !isPhonetic) text += part;
    },
  });
  return strings;
}

/** Excel writes some characters as `_x000D_`. */
export const unescapeCharacters = (text: string): string =>
  text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

const builtInDates = new Set([
  14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58,
]);

/** Text and colours of a format may contain the letters of dates. */
const isDateFormat = (code: string): boolean => /[dy]/i.test(code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, ""));

function readDateStyles(content: Uint8Array | undefined): readonly boolean[] {
  const styles: boolean[] = [];
  if (content === undefined) return styles;
  const dateFormats = new Set(builtInDates);
  let isCellStyle = false;
  scanXml(content, {
    open: (name, attributes) => {
      if (name === "numFmt" && isDateFormat(attributeOf(attributes, "formatCode") ?? ""))
        dateFormats.add(Number(attributeOf(attributes, "numFmtId")));
      if (name === "cellXfs") isCellStyle = true;
      if (name === "xf" && isCellStyle)
        styles.push(dateFormats.has(Number(attributeOf(attributes, "numFmtId") ?? 0)));
    },
    close: (name) => {
      if (name === "cellXfs") isCellStyle = false;
    },
    text: () => undefined,
  });
  return styles;
}

import { decodeText } from "./decode-text";
import { SheetError } from "./sheet-error";

interface XmlHandler {
  /** Names come without prefix, attributes as they are written. */
  readonly open: (name: string, attributes: string) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

const damaged = () => new SheetError("refusals.sheetDamaged");

/** Longer tags than any spreadsheet program writes. */
const maxTagLength = 20_000;

/**
 * Goes through XML once, from start to end. Knows what spreadsheet programs write: no document types, so that no entities
 * can be declared.
 */
export function scanXml(content: Uint8Array, handler: XmlHandler): void {
  const xml = decodeText(content);
  if (xml === undefined) throw damaged();
  for (let at = 0; at < xml.length;) {
    const start = xml.indexOf("<", at);
    if (start !== at) handler.text(unescapeXml(xml.slice(at, start < 0 ? undefined : start)));
    if (start < 0) return;
    if (xml.startsWith("<!--", start)) at = after(xml, "-->", start + 4);
    else if (xml.startsWith("<![CDATA[", start)) {
      at = after(xml, "]]>", start + 9);
      handler.text(xml.slice(start + 9, at - 3));
    } else if (xml.startsWith("<?", start)) at = after(xml, "?>", start);
    else if (xml.startsWith("<!", start)) throw damaged();
    else at = readTag(xml, start + 1, handler);
  }
}

function after(xml: string, text: string, from: number): number {
  const at = xml.indexOf(text, from);
  if (at < 0) throw damaged();
  return at + text.length;
}

function readTag(xml: string, start: number, { open, close }: XmlHandler): number {
  const end = xml.indexOf(">", start);
  if (end < 0 || end - start > maxTagLength) throw damaged();
  const isClosing = xml.charAt(start) === "/";
  const isEmpty = xml.charAt(end - 1) === "/";
  const tag = xml.slice(isClosing ? start + 1 : start, isEmpty ? end - 1 : end);
  const space = tag.search(/\s/);
  const fullName = space < 0 ? tag : tag.slice(0, space);
  const name = fullName.slice(fullName.indexOf(":") + 1);
  if (isClosing) close(name);
  else {
    open(name, space < 0 ? "" : tag.slice(space));
    if (isEmpty) close(name);
  }
  return end + 1;
}

const attributePatterns = new Map<string, RegExp>();

/** The value of an attribute, whatever its prefix. */
export function attributeOf(attributes: string, name: string): string | undefined {
  let pattern = attributePatterns.get(name);
  if (pattern === undefined) {
    pattern = new RegExp(`\\s(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`);
    attributePatterns.set(name, pattern);
  }
  const match = pattern.exec(attributes);
  const value = match?.[1] ?? match?.[2];
  return value === undefined ? undefined : unescapeXml(value);
}

const named: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{2,4}));/g, (all, decimal, hex, name) => {
    if (name !== undefined) return named[String(name)] ?? String(all);
    const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });
}

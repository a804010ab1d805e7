import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import type { Language } from "@/lib/config/languages";
import { brand } from "@/lib/config/brand";
import { drawableText } from "@/backend/kernel/documents/drawable-text";
import type { PaperSize } from "./issued-document";

export const pageMargin = 48;
const footerHeight = 34;

export const colours = {
  brand: "#be185d",
  brandSoft: "#fdf0f5",
  ink: "#1f2430",
  quiet: "#5b6270",
  line: "#e6ddd1",
  sand: "#f6f1ea",
} as const;

const files = {
  regular: "figtree-regular",
  bold: "figtree-bold",
  "wide-regular": "regular",
  "wide-bold": "bold",
} as const;

const readFonts = () =>
  Object.entries(files).map(([name, file]) => ({
    name,
    font: readFileSync(new URL(`${fontFolder}${file}.ttf`, import.meta.url)),
  }));

/** The worker's bundle has the fonts beside it. */
const fontFolder = import.meta.url.endsWith(".ts") ? "../fonts/" : "./fonts/";

let loadedFonts: ReturnType<typeof readFonts> | undefined;

const pdfUaMetadata = `
<rdf:Description rdf:about="" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">
  <pdfuaid:part>1</pdfuaid:part>
</rdf:Description>
`;

interface LayoutOptions {
  readonly title: string;
  readonly language: Language;
  readonly paper: PaperSize;
  readonly createdAt: Date;
  /**
   * To be filled in: the fields use a font of the reader, so it is not PDF/UA. Not compressed, because the files in
   * `public/forms/` must not depend on the version of zlib.
   */
  readonly isForm?: boolean;
}

/** An element of the structure that screen readers follow. */
export type Tagged = ReturnType<PDFKit.PDFDocument["struct"]>;

export interface TextStyle {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly colour?: string;
  readonly align?: "left" | "right" | "center";
}

export interface TextBox extends TextStyle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

export interface TaggedLayout {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Tagged;
  readonly width: number;
  /** Where the next part begins. */
  y: number;
  readonly closed: Promise<Uint8Array>;
}

/** An empty tagged document (PDF/UA) with embedded fonts. */
export function createTaggedLayout(options: LayoutOptions): TaggedLayout {
  const { title, language, paper, createdAt, isForm = false } = options;
  const doc = new PDFDocument({
    size: paper,
    margin: pageMargin,
    info: { Title: title, Author: brand.name, CreationDate: createdAt, ModDate: createdAt },
    lang: language,
    displayTitle: true,
    bufferPages: true,
    tagged: true,
    pdfVersion: "1.7",
    compress: !isForm,
  });
  // As the option `subset: "PDF/UA"` does, which the types do not know.
  if (!isForm) doc.appendXML(pdfUaMetadata);
  for (const { name, font } of (loadedFonts ??= readFonts())) doc.registerFont(name, font);
  const chunks: Buffer[] = [];
  const closed = new Promise<Uint8Array>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root, width: doc.page.width - 2 * pageMargin, y: pageMargin, closed };
}

/** Figtree has the letters of the shop's languages; other text is set whole in a font with more. */
const figtree =
  /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u0113\u0116-\u0127\u012a\u012b\u012e-\u0130\u0132-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u0161\u0164\u0165\u016a-\u017eȘșȚț–—‘’‚“”„…•‹›€]*$/;

function choose({ doc }: TaggedLayout, text: string, { size = 10, isBold = false }: TextStyle): void {
  const weight = isBold ? "bold" : "regular";
  doc.font(figtree.test(text) ? weight : `wide-${weight}`).fontSize(size);
}

export function heightOf(
  pdf: TaggedLayout,
  original: string,
  { width, ...style }: TextStyle & { width: number },
) {
  const text = drawableText(original);
  choose(pdf, text, style);
  return pdf.doc.heightOfString(text, { width, lineGap: 1.5 });
}

export function widthOf(pdf: TaggedLayout, original: string, style: TextStyle): number {
  const text = drawableText(original);
  choose(pdf, text, style);
  return pdf.doc.widthOfString(text);
}

/** Draws text where it is told to. */
export function write(pdf: TaggedLayout, original: string, { x, y, width, ...style }: TextBox): void {
  const text = drawableText(original);
  choose(pdf, text, style);
  pdf.doc.fillColor(style.colour ?? colours.ink);
  pdf.doc.text(text, x, y, { width, lineGap: 1.5, align: style.align ?? "left" });
}

/** Draws what screen readers skip. Not inside the drawing of an element. */
export function decorate({ doc }: TaggedLayout, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

interface TagOptions extends PDFKit.Mixins.StructureElementOptions {
  /** Scope of a head cell. */
  readonly scope?: "Column" | "Row";
}

/** Adds an element; `draw` draws what it contains. */
export function tag(
  pdf: TaggedLayout,
  parent: Tagged,
  type: string,
  draw?: () => void,
  options: TagOptions = {},
) {
  const element = draw ? pdf.doc.struct(type, options, draw) : pdf.doc.struct(type, options);
  parent.add(element);
  return element;
}

/** Starts a new page if this height is not left. Returns whether it did. */
export function ensureRoom(pdf: TaggedLayout, height: number): boolean {
  if (pdf.y + height <= pdf.doc.page.height - pageMargin - footerHeight) return false;
  pdf.doc.addPage();
  pdf.y = pageMargin + 22;
  return true;
}

interface ParagraphOptions extends TextStyle {
  readonly tag?: string;
  readonly gap?: number;
  readonly indent?: number;
  /** Kept on the same page below it. */
  readonly keep?: number;
}

/** A paragraph or heading over the whole width. */
export function paragraph(
  pdf: TaggedLayout,
  parent: Tagged,
  text: string,
  options: ParagraphOptions = {},
): void {
  const { tag: type = "P", gap = 6, indent = 0, keep = 0, ...style } = options;
  const width = pdf.width - indent;
  const height = heightOf(pdf, text, { width, ...style });
  ensureRoom(pdf, height + keep);
  const { y } = pdf;
  tag(pdf, parent, type, () => write(pdf, text, { x: pageMargin + indent, y, width, ...style }));
  pdf.y = y + height + gap;
}

/** Ends the document; `drawPage` draws what every page has. */
export function closeLayout(pdf: TaggedLayout, drawPage: (page: number, pages: number) => void) {
  const { start, count } = pdf.doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    pdf.doc.switchToPage(page);
    // Text below the bottom margin would start a new page.
    pdf.doc.page.margins.bottom = 0;
    decorate(pdf, () => drawPage(page + 1, count));
  }
  pdf.root.end();
  pdf.doc.end();
  return pdf.closed;
}

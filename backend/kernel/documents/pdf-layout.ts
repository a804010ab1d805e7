import { readFileSync } from "node:fs";
import PDFDocument from "pdfkit";
import type { Language } from "@/lib/config/languages";
import { drawableText } from "./drawable-text";

const margin = 56;
const footerHeight = 64;
const textColour = "#1f2430";
export const mutedColour = "#5b6270";
const ruleColour = "#d9d4cb";

/** Embedded in the document, because the default PDF fonts lack many European letters. Read on first use. */
const fonts = {
  regular: () => (loadedFonts.regular ??= readFont("regular")),
  bold: () => (loadedFonts.bold ??= readFont("bold")),
};

const loadedFonts: { regular?: Buffer; bold?: Buffer } = {};

function readFont(name: "regular" | "bold"): Buffer {
  return readFileSync(new URL(`./fonts/${name}.ttf`, import.meta.url));
}

interface DocumentInfo {
  readonly title: string;
  readonly author: string;
  readonly language: Language;
  readonly createdAt: Date;
}

export interface TextStyle {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly colour?: string;
  readonly align?: "left" | "right";
}

export interface Cell extends TextStyle {
  readonly text: string;
  /** Distance from the left margin, in points. */
  readonly x: number;
  readonly width: number;
}

/** An empty A4 document with our fonts, and its content once it has ended. */
export function createDocument({ title, author, language, createdAt }: DocumentInfo) {
  const info = { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt };
  const doc = new PDFDocument({
    size: "A4",
    margin,
    info,
    lang: language,
    displayTitle: true,
    bufferPages: true,
  });
  doc.registerFont("regular", fonts.regular()).registerFont("bold", fonts.bold());
  const chunks: Buffer[] = [];
  const closed = new Promise<Uint8Array>((resolve, reject) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
  });
  return { doc, closed };
}

/** Fills A4 pages from top to bottom; a row that does not fit starts a new page. */
export function createPdfLayout(info: DocumentInfo) {
  const { doc, closed } = createDocument(info);
  const width = doc.page.width - 2 * margin;
  let y = margin;

  function put({
    text,
    x,
    width: room,
    size = 10,
    isBold = false,
    colour = textColour,
    align = "left",
  }: Cell) {
    doc
      .font(isBold ? "bold" : "regular")
      .fontSize(size)
      .fillColor(colour);
    doc.text(drawableText(text), margin + x, y, { width: room, align });
  }

  function ensureRoom(height: number): void {
    if (y + height <= doc.page.height - margin - footerHeight) return;
    doc.addPage();
    y = margin;
  }

  /** Cells side by side; the next row starts below the tallest cell. */
  function row(cells: readonly Cell[], gap = 6): void {
    const height = Math.max(...cells.map((cell) => heightOf(doc, cell)));
    ensureRoom(height);
    for (const cell of cells) put(cell);
    y += height + gap;
  }

  return {
    width,
    row,
    line: (text: string, style: TextStyle = {}, gap = 4) => row([{ text, x: 0, width, ...style }], gap),
    /** Reserves room and lets somebody draw into it. */
    draw: (height: number, paint: (doc: PDFKit.PDFDocument, at: { x: number; y: number }) => void) => {
      ensureRoom(height);
      paint(doc, { x: margin, y });
      y += height;
    },
    space: (points: number) => {
      y += points;
    },
    divide: () => {
      doc
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.7)
        .strokeColor(ruleColour)
        .stroke();
      y += 8;
    },
    close: (footer: (page: number, pages: number) => string) => {
      writeFooters(doc, width, footer);
      doc.end();
      return closed;
    },
  };
}

function heightOf(doc: PDFKit.PDFDocument, { text, width, size = 10, isBold = false }: Cell): number {
  return doc
    .font(isBold ? "bold" : "regular")
    .fontSize(size)
    .heightOfString(drawableText(text), { width });
}

/** Written last, when the number of pages is known. */
function writeFooters(
  doc: PDFKit.PDFDocument,
  width: number,
  footer: (page: number, pages: number) => string,
): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // Text below the bottom margin would start a new page.
    doc.page.margins.bottom = 0;
    doc.font("regular").fontSize(8).fillColor(mutedColour);
    const text = drawableText(footer(page + 1, count));
    doc.text(text, margin, doc.page.height - margin, { width, align: "center" });
  }
}

export type PdfLayout = ReturnType<typeof createPdfLayout>;

import PDFDocument from "pdfkit";
import { fonts } from "./fonts";

const margin = 56;
const footRoom = 64;
const ink = "#1f2430";
export const quiet = "#5b6270";
const rule = "#d9d4cb";

interface About {
  readonly title: string;
  readonly author: string;
  readonly madeAt: Date;
}

export interface Words {
  readonly size?: number;
  readonly isBold?: boolean;
  readonly colour?: string;
  readonly align?: "left" | "right";
}

export interface Cell extends Words {
  readonly text: string;
  /** From the left edge of what is printed, in points. */
  readonly x: number;
  readonly width: number;
}

function openDocument({ title, author, madeAt }: About) {
  const info = { Title: title, Author: author, CreationDate: madeAt, ModDate: madeAt };
  const doc = new PDFDocument({
    size: "A4",
    margin,
    info,
    lang: "en",
    displayTitle: true,
    bufferPages: true,
  });
  doc.registerFont("regular", fonts.regular()).registerFont("bold", fonts.bold());
  const parts: Buffer[] = [];
  const closed = new Promise<Uint8Array>((resolve, reject) => {
    doc.on("data", (part: Buffer) => parts.push(part));
    doc.on("end", () => resolve(Buffer.concat(parts)));
    doc.on("error", reject);
  });
  return { doc, closed };
}

/** A4 from top to bottom: whatever does not fit begins another page. */
export function openSheet(about: About) {
  const { doc, closed } = openDocument(about);
  const width = doc.page.width - 2 * margin;
  let y = margin;

  function put({ text, x, width: room, size = 10, isBold = false, colour = ink, align = "left" }: Cell) {
    const look = { width: room, align };
    doc
      .font(isBold ? "bold" : "regular")
      .fontSize(size)
      .fillColor(colour);
    doc.text(text, margin + x, y, look);
    return doc.heightOfString(text, look);
  }

  function heightOf({ text, width: room, size = 10, isBold = false }: Cell): number {
    return doc
      .font(isBold ? "bold" : "regular")
      .fontSize(size)
      .heightOfString(text, { width: room });
  }

  /** Cells side by side; the next row begins beneath the highest. */
  function row(cells: readonly Cell[], gap = 6): void {
    const height = Math.max(...cells.map(heightOf));
    if (y + height > doc.page.height - margin - footRoom) {
      doc.addPage();
      y = margin;
    }
    for (const cell of cells) put(cell);
    y += height + gap;
  }

  return {
    width,
    row,
    line: (text: string, words: Words = {}, gap = 4) => row([{ text, x: 0, width, ...words }], gap),
    space: (points: number) => {
      y += points;
    },
    divide: () => {
      doc
        .moveTo(margin, y)
        .lineTo(margin + width, y)
        .lineWidth(0.7)
        .strokeColor(rule)
        .stroke();
      y += 8;
    },
    close: (foot: (page: number, pages: number) => string) => {
      writeFeet(doc, width, foot);
      doc.end();
      return closed;
    },
  };
}

/** On every page, now that all of them are there. */
function writeFeet(
  doc: PDFKit.PDFDocument,
  width: number,
  foot: (page: number, pages: number) => string,
): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // Beneath the margin, where text would begin a page of its own.
    doc.page.margins.bottom = 0;
    doc.font("regular").fontSize(8).fillColor(quiet);
    doc.text(foot(page + 1, count), margin, doc.page.height - margin, { width, align: "center" });
  }
}

export type Sheet = ReturnType<typeof openSheet>;

import QRCode from "qrcode";
import type { ResultOutcome } from "@/lib/domain/animals/report-content";
import { colours } from "./tagged-layout";

export type GroupName = "at-risk" | "carrier" | "clear" | "trait" | "not-reported";

export const groupOf: Readonly<Record<ResultOutcome, GroupName>> = {
  "at-risk-one": "at-risk",
  "at-risk-two": "at-risk",
  "at-risk-by-sex": "at-risk",
  carrier: "carrier",
  clear: "clear",
  trait: "trait",
  "not-reported": "not-reported",
};

/** Text and background, as on the screens. */
export const groupColours: Readonly<Record<GroupName, { readonly text: string; readonly soft: string }>> = {
  clear: { text: "#166534", soft: "#e8f5ec" },
  carrier: { text: "#854d0e", soft: "#fcf2d8" },
  "at-risk": { text: "#b91c1c", soft: "#fdeeec" },
  "not-reported": { text: "#1e4e8c", soft: "#eaf1fa" },
  trait: { text: colours.ink, soft: colours.sand },
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** Each group has a shape of its own: colour alone says nothing in print. */
export function drawSymbol(doc: PDFKit.PDFDocument, group: GroupName, { x, y, size }: Place): void {
  const half = size / 2;
  const [centreX, centreY] = [x + half, y + half];
  const colour = groupColours[group].text;
  const diamond = () =>
    doc
      .moveTo(centreX, y)
      .lineTo(x + size, centreY)
      .lineTo(centreX, y + size)
      .lineTo(x, centreY)
      .closePath();
  switch (group) {
    case "clear":
      return void doc.circle(centreX, centreY, half).fill(colour);
    case "carrier":
      doc
        .circle(centreX, centreY, half - 0.5)
        .lineWidth(1)
        .stroke(colour);
      return void doc.path(`M ${centreX} ${y} A ${half} ${half} 0 0 0 ${centreX} ${y + size} Z`).fill(colour);
    case "at-risk":
      return void doc.polygon([centreX, y], [x + size, y + size], [x, y + size]).fill(colour);
    case "not-reported":
      return void diamond().lineWidth(1).stroke(colour);
    case "trait":
      return void diamond().fill(colour);
  }
}

/** A QR code as vectors, with its quiet zone. */
export function drawQrCode(doc: PDFKit.PDFDocument, text: string, { x, y, size }: Place): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: "M" });
  const quiet = 4;
  const unit = size / (modules.size + 2 * quiet);
  doc.rect(x, y, size, size).fill("#ffffff");
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size; column++)
      if (modules.get(row, column))
        doc.rect(x + (column + quiet) * unit, y + (row + quiet) * unit, unit, unit);
  doc.fill("#000000");
}

/** The mark of the shop, as in its header. */
export function drawBrandMark(doc: PDFKit.PDFDocument, { x, y, size }: Place): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.path("M16 15c5 0 9 5 9 9 0 3-2 4-4 4s-3-1-5-1-3 1-5 1-4-1-4-4c0-4 4-9 9-9Z");
  doc.ellipse(5.5, 14, 2.8, 3.8).ellipse(12, 8, 2.8, 4).ellipse(20, 8, 2.8, 4).ellipse(26.5, 14, 2.8, 3.8);
  doc.fill(colours.brand).restore();
}

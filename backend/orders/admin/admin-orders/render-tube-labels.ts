import { encodeCode128, quietModules } from "@/lib/domain/orders/code-128";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { defaultLanguage } from "@/lib/config/languages";
import { seller } from "@/lib/config/orders/seller";
import { getTranslator } from "@/lib/i18n/messages";
import type { TubeLabels } from "./tube-labels";
import { createDocument } from "@/backend/kernel/documents/pdf-layout";

const columns = 3;
const rows = 8;
const padding = 12;
const barHeight = 40;
const black = "#000000";

/** Renders labels for tubes as PDF: sheets of 24, three by eight, that fill an A4 page. */
export async function renderTubeLabels({
  number,
  placedAt,
  language,
  tubes,
}: TubeLabels): Promise<Uint8Array> {
  const title = getTranslator(language, "packingSlip")("labels", { number });
  const createdAt = new Date(placedAt);
  const { doc, closed } = createDocument({
    title,
    author: seller.name,
    language: defaultLanguage,
    createdAt,
  });
  doc.page.margins = { top: 0, bottom: 0, left: 0, right: 0 };
  const width = doc.page.width / columns;
  const height = doc.page.height / rows;
  for (const [index, tube] of tubes.entries()) {
    const place = index % (columns * rows);
    if (index > 0 && place === 0) doc.addPage({ size: "A4", margin: 0 });
    const x = (place % columns) * width + padding;
    const y = Math.floor(place / columns) * height + padding;
    drawLabel(doc, { tube, number, x, y, width: width - 2 * padding });
  }
  doc.end();
  return closed;
}

interface Label {
  readonly tube: TubeLabels["tubes"][number];
  readonly number: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function drawLabel(doc: PDFKit.PDFDocument, { tube: { barcode, name }, number, x, y, width }: Label): void {
  const { bars, width: modules } = encodeCode128(barcode);
  const unit = width / (modules + 2 * quietModules);
  for (const bar of bars) doc.rect(x + (quietModules + bar.at) * unit, y, bar.width * unit, barHeight);
  doc.fill(black);
  const text = { width, align: "center", height: 11, ellipsis: true, lineBreak: false } as const;
  doc.font("bold").fontSize(11).fillColor(black);
  doc.text(formatBarcode(barcode), x, y + barHeight + 5, text);
  doc
    .font("regular")
    .fontSize(7)
    .text(name, x, y + barHeight + 20, text);
  doc.text(number, x, y + barHeight + 31, text);
}

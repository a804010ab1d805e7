import { signatureSize, type Strokes } from "@/lib/config/community/acm-forms";
import { seller } from "@/lib/config/orders/seller";
import { formatLongDay } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { speciesName } from "@/lib/domain/species";
import { getTranslator } from "@/lib/i18n/messages";
import type { AcmFormData } from "./open-file";
import { drawQrCode } from "@/backend/kernel/documents/issued/symbols";
import { createPdfLayout, mutedColour, type PdfLayout } from "@/backend/kernel/documents/pdf-layout";

type Row = readonly [label: string, value: string | null];

const codeSize = 92;
const signatureHeight = 64;

/** Renders an Animal Collection and Microchip form: what is known is filled in, the rest has a line to write on. */
export async function renderAcmForm(data: AcmFormData): Promise<Uint8Array> {
  const { language } = data;
  const t = getTranslator(language, "acmForms");
  const [title, createdAt] = [t("pdf.title"), new Date(data.createdAt)];
  const pdf = createPdfLayout({ title, author: seller.name, language, createdAt });
  writeHeader(pdf, data);
  writeRows(pdf, t("pdf.animal"), animalRows(data));
  writeRows(pdf, t("pdf.collector"), collectorRows(data));
  writeRows(pdf, t("pdf.collection"), collectionRows(data));
  writeSignatures(pdf, data);
  return pdf.close((page, pages) => t("pdf.foot", { id: data.id, page, pages, name: seller.name }));
}

const dayOf = ({ language }: AcmFormData, day: string | null) =>
  day && formatLongDay(language, new Date(`${day}T12:00:00Z`));

function writeHeader(pdf: PdfLayout, { id, language, address }: AcmFormData): void {
  const t = getTranslator(language, "acmForms");
  const width = pdf.width - codeSize - 16;
  pdf.draw(0, (doc, { x, y }) =>
    drawQrCode(doc, address, { x: x + pdf.width - codeSize, y, size: codeSize }),
  );
  pdf.row([{ text: seller.name, x: 0, width, size: 11, colour: mutedColour }]);
  pdf.row([{ text: t("pdf.title"), x: 0, width, size: 18, isBold: true }]);
  pdf.row([{ text: t("pdf.number", { id }), x: 0, width, size: 10 }], 4);
  pdf.row([{ text: t("pdf.intro"), x: 0, width, size: 9, colour: mutedColour }], 16);
}

function animalRows(data: AcmFormData): readonly Row[] {
  const t = getTranslator(data.language, "acmForms");
  const { animal, owner } = data;
  return [
    [t("pdf.name"), animal.name],
    [t("pdf.registrationName"), animal.registrationName],
    [t("pdf.registrationNumber"), animal.registrationNumber],
    [t("pdf.species"), t("pdf.speciesAndSex", { species: speciesName(animal.speciesId), sex: animal.sex })],
    [t("pdf.breed"), animal.breed],
    [t("pdf.bornOn"), dayOf(data, animal.bornOn)],
    [t("pdf.chipOnFile"), animal.chipNumber],
    [t("pdf.owner"), owner],
  ];
}

function collectorRows({ collector, language }: AcmFormData): readonly Row[] {
  const t = getTranslator(language, "acmForms");
  return [
    [t("pdf.collectorName"), collector.name],
    [t("pdf.collectorType"), t(`collectorTypes.${collector.type}`)],
    [t("pdf.clinic"), collector.clinic],
  ];
}

function collectionRows(data: AcmFormData): readonly Row[] {
  const t = getTranslator(data.language, "acmForms");
  const { place, plannedOn, collectedOn, chipNumber, barcodes } = data;
  const [first = null, second = null] = barcodes;
  return [
    [t("pdf.place"), place],
    [t("pdf.plannedOn"), dayOf(data, plannedOn)],
    [t("pdf.collectedOn"), dayOf(data, collectedOn)],
    [t("pdf.chipNumber"), chipNumber],
    [t("pdf.barcode"), first && formatBarcode(first)],
    [t("pdf.secondBarcode"), second && formatBarcode(second)],
  ];
}

const blank = "_".repeat(44);

function writeRows(pdf: PdfLayout, title: string, rows: readonly Row[]): void {
  pdf.line(title, { size: 12, isBold: true }, 4);
  for (const [label, value] of rows)
    pdf.row(
      [
        { text: label, x: 0, width: 150, size: 9, colour: mutedColour },
        { text: value || blank, x: 160, width: pdf.width - 160, size: 10 },
      ],
      3,
    );
  pdf.space(6);
  pdf.divide();
}

function writeSignatures(pdf: PdfLayout, { signatures, language }: AcmFormData): void {
  const t = getTranslator(language, "acmForms");
  const half = pdf.width / 2 - 10;
  const second = pdf.width / 2 + 10;
  pdf.row(
    [
      { text: t("pdf.ownerStates"), x: 0, width: half, size: 9 },
      { text: t("pdf.collectorStates"), x: second, width: half, size: 9 },
    ],
    6,
  );
  pdf.draw(signatureHeight, (doc, { x, y }) => {
    drawSignature(doc, signatures.owner, { x, y, width: half });
    drawSignature(doc, signatures.collector, { x: x + second, y, width: half });
  });
  const footOf = (signature: PrintedSignature | null) =>
    signature === null
      ? t("pdf.sign")
      : t(footKeyOf(signature), {
          name: signature.name,
          date: formatLongDay(language, new Date(signature.at)),
        });
  pdf.row([
    { text: footOf(signatures.owner), x: 0, width: half, size: 9, colour: mutedColour },
    { text: footOf(signatures.collector), x: second, width: half, size: 9, colour: mutedColour },
  ]);
}

type PrintedSignature = NonNullable<AcmFormData["signatures"]["owner"]>;

function footKeyOf(signature: PrintedSignature) {
  if ("strokes" in signature) return signature.strokes === null ? "pdf.typed" : "pdf.signed";
  return signature.picture === null ? "pdf.confirmed" : "pdf.signed";
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function drawSignature(
  doc: PDFKit.PDFDocument,
  signature: PrintedSignature | null,
  { x, y, width }: Place,
): void {
  const line = y + signatureHeight - 4;
  doc
    .moveTo(x, line)
    .lineTo(x + width, line)
    .lineWidth(0.7)
    .strokeColor(mutedColour)
    .stroke();
  if (signature === null) return;
  if ("picture" in signature && signature.picture !== null) {
    doc.image(Buffer.from(signature.picture, "base64"), x, y, { fit: [width, signatureHeight - 8] });
    return;
  }
  if ("strokes" in signature && signature.strokes !== null)
    return drawStrokes(doc, signature.strokes, { x, y, width });
  const text = { width, height: 24, ellipsis: true, lineBreak: false } as const;
  doc.font("bold").fontSize(16).fillColor("#1f2430");
  doc.text(signature.name, x + 4, line - 24, text);
}

function drawStrokes(doc: PDFKit.PDFDocument, strokes: Strokes, { x, y, width }: Place): void {
  const scale = Math.min(width / signatureSize.width, (signatureHeight - 8) / signatureSize.height);
  doc.save().lineWidth(1.2).lineCap("round").lineJoin("round").strokeColor("#1f2430");
  for (const stroke of strokes) {
    for (let at = 0; at + 1 < stroke.length; at += 2) {
      const [left, top] = [x + (stroke[at] ?? 0) * scale, y + (stroke[at + 1] ?? 0) * scale];
      if (at === 0) doc.moveTo(left, top);
      // A single point becomes a dot.
      doc.lineTo(left + (stroke.length === 2 ? 0.1 : 0), top);
    }
    doc.stroke();
  }
  doc.restore();
}

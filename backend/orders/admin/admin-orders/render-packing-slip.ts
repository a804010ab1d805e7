import { seller } from "@/lib/config/orders/seller";
import { defaultLanguage } from "@/lib/config/languages";
import { addressLines } from "@/lib/domain/kernel/address-lines";
import { formatDate } from "@/lib/domain/format";
import { formatBarcode } from "@/lib/domain/kits/kit-barcode";
import { getTranslator } from "@/lib/i18n/messages";
import type { PackingSlip } from "./packing-slip";
import { createPdfLayout, mutedColour, type PdfLayout } from "@/backend/kernel/documents/pdf-layout";

const translator = ({ language }: PackingSlip) => getTranslator(language, "packingSlip");

/** Renders a packing slip as PDF: address, items and swabs to pack, without prices. */
export async function renderPackingSlip(slip: PackingSlip): Promise<Uint8Array> {
  const t = translator(slip);
  const { number } = slip;
  const title = t("title", { number });
  const createdAt = new Date(slip.placedAt);
  const pdf = createPdfLayout({ title, author: seller.name, language: defaultLanguage, createdAt });
  writeHeader(pdf, slip);
  writeLines(pdf, slip);
  writeSampling(pdf, slip);
  writeTubes(pdf, slip);
  return pdf.close((page, pages) => t("foot", { number, page, pages, name: seller.name }));
}

function writeHeader(pdf: PdfLayout, slip: PackingSlip): void {
  const t = translator(slip);
  const { number, placedAt, address, name, phoneNumber, shippingMethod } = slip;
  const half = pdf.width / 2 - 10;
  const right = { x: pdf.width / 2, width: pdf.width / 2, align: "right" } as const;
  pdf.row([
    { text: seller.name, x: 0, width: half, size: 15, isBold: true },
    { text: t("heading"), ...right, size: 15, isBold: true },
  ]);
  const facts = [
    t("order", { number }),
    t("placed", { date: formatDate(new Date(placedAt), address?.country) }),
    ...(shippingMethod === null ? [] : [shippingMethod]),
  ];
  pdf.row(
    [
      { text: seller.lines.join("\n"), x: 0, width: half, size: 9, colour: mutedColour },
      { text: facts.join("\n"), ...right, size: 9 },
    ],
    24,
  );
  pdf.line(t("to"), { size: 9, colour: mutedColour }, 2);
  const phone = phoneNumber ?? address?.phoneNumber;
  // The post of our country reads it.
  const lines = [
    ...(address ? addressLines(address, defaultLanguage) : [name]),
    ...(phone ? [t("phone", { phone })] : []),
  ];
  pdf.line(lines.join("\n"), { size: 13, isBold: true }, 24);
}

function writeLines(pdf: PdfLayout, slip: PackingSlip): void {
  const t = translator(slip);
  const columns = {
    quantity: { x: 0, width: 50 },
    item: { x: 60, width: pdf.width - 150 },
    swabs: { x: pdf.width - 80, width: 80, align: "right" },
  } as const;
  const headerStyle = { size: 9, colour: mutedColour, isBold: true };
  pdf.row([
    { text: t("quantity"), ...columns.quantity, ...headerStyle },
    { text: t("item"), ...columns.item, ...headerStyle },
    { text: t("swabs"), ...columns.swabs, ...headerStyle },
  ]);
  pdf.divide();
  for (const { name, quantity, animal, note, patientReference, swabs } of slip.lines) {
    const details = [
      name,
      ...(animal ? [t("animal", { animal })] : []),
      ...(patientReference ? [t("patient", { reference: patientReference })] : []),
      ...(note ? [t("note", { note })] : []),
    ];
    pdf.row([
      { text: String(quantity), ...columns.quantity, isBold: true },
      { text: details.join("\n"), ...columns.item },
      { text: swabs === 0 ? "–" : String(swabs), ...columns.swabs },
    ]);
  }
  pdf.divide();
}

/** To compare with the tubes in the box. */
function writeTubes(pdf: PdfLayout, { tubes, language }: PackingSlip): void {
  if (tubes.length === 0) return;
  const t = getTranslator(language, "packingSlip");
  pdf.space(12);
  pdf.line(t("tubes", { count: tubes.length }), { isBold: true });
  for (const { barcode, name } of tubes)
    pdf.row([
      { text: formatBarcode(barcode), x: 0, width: 150 },
      { text: name, x: 160, width: pdf.width - 160, size: 9, colour: mutedColour },
    ]);
}

function writeSampling(pdf: PdfLayout, { wantsSwabs, lines, collector, ...slip }: PackingSlip): void {
  const t = getTranslator(slip.language, "packingSlip");
  const count = lines.reduce((sum, { swabs }) => sum + swabs, 0);
  pdf.line(wantsSwabs ? t("swabCount", { count }) : t("noSwabs"), { isBold: true });
  if (!collector) return;
  const by = [collector.name, collector.clinic].filter(Boolean).join(", ");
  if (by !== "") pdf.line(t("collector", { by }));
}

import { getTranslator } from "@/lib/i18n/messages";
import { formatDate, formatMoney } from "@/lib/domain/format";
import { addressLines } from "@/lib/domain/kernel/address-lines";
import type { Invoice } from "@/backend/orders/public/find-invoice";
import { createPdfLayout, mutedColour, type PdfLayout } from "@/backend/kernel/documents/pdf-layout";

const translator = ({ language }: Invoice) => getTranslator(language, "invoicePdf");

/** Renders an invoice as PDF: seller, buyer, lines, tax by rate, and payment status or instructions. */
export async function renderInvoice(invoice: Invoice): Promise<Uint8Array> {
  const t = translator(invoice);
  const { number, seller } = invoice;
  const pdf = createPdfLayout({
    title: t("title", { number }),
    author: seller.name,
    language: invoice.language,
    createdAt: new Date(invoice.issuedAt),
  });
  writeHeader(pdf, invoice);
  writeLines(pdf, invoice);
  writeTotals(pdf, invoice);
  writePaymentStatus(pdf, invoice);
  return pdf.close((page, pages) => t("foot", { number, page, pages, name: seller.name }));
}

const countryOf = ({ buyer }: Invoice) => buyer.address?.country;
const formatLongDay = (at: string, invoice: Invoice) => formatDate(new Date(at), countryOf(invoice));
const format = (amount: string, { currency, language }: Invoice) =>
  formatMoney({ amount, currency }, language);

function writeHeader(pdf: PdfLayout, invoice: Invoice): void {
  const t = translator(invoice);
  const { seller, buyer, number, orderNumber, issuedAt, dueAt, taxes } = invoice;
  const half = pdf.width / 2 - 10;
  pdf.row([
    { text: seller.name, x: 0, width: half, size: 15, isBold: true },
    {
      text: taxes.length > 0 ? t("taxInvoice") : t("invoice"),
      x: pdf.width / 2,
      width: pdf.width / 2,
      size: 15,
      isBold: true,
      align: "right",
    },
  ]);
  pdf.row(
    [
      {
        text: [...seller.lines, seller.taxNumber].join("\n"),
        x: 0,
        width: half,
        size: 9,
        colour: mutedColour,
      },
      {
        text: [
          t("number", { number }),
          t("order", { number: orderNumber }),
          t("issued", { date: formatLongDay(issuedAt, invoice) }),
          t("due", { date: formatLongDay(dueAt, invoice) }),
        ].join("\n"),
        x: pdf.width / 2,
        width: pdf.width / 2,
        size: 9,
        align: "right",
      },
    ],
    24,
  );
  pdf.line(t("to"), { size: 9, colour: mutedColour }, 2);
  const name = buyer.name.trim();
  const lines = buyer.address ? addressLines(buyer.address, invoice.language) : [name];
  if (name !== "" && lines[0] !== name) lines.unshift(name);
  pdf.line([...lines, buyer.email].filter(Boolean).join("\n"), {}, 24);
}

const toColumns = (width: number) =>
  ({
    what: { x: 0, width: width - 230 },
    quantity: { x: width - 220, width: 50, align: "right" },
    unit: { x: width - 165, width: 75, align: "right" },
    amount: { x: width - 80, width: 80, align: "right" },
  }) as const;

function writeLines(pdf: PdfLayout, invoice: Invoice): void {
  const t = translator(invoice);
  const columns = toColumns(pdf.width);
  const headerStyle = { size: 9, colour: mutedColour, isBold: true };
  pdf.row([
    { text: t("what"), ...columns.what, ...headerStyle },
    { text: t("quantity"), ...columns.quantity, ...headerStyle },
    { text: t("each"), ...columns.unit, ...headerStyle },
    { text: t("amount"), ...columns.amount, ...headerStyle },
  ]);
  pdf.divide();
  for (const { name, patientReference, quantity, unitAmount, amount } of invoice.lines)
    pdf.row([
      {
        text: patientReference ? `${name}\n${t("patient", { reference: patientReference })}` : name,
        ...columns.what,
      },
      { text: String(quantity), ...columns.quantity },
      { text: format(unitAmount, invoice), ...columns.unit },
      { text: format(amount, invoice), ...columns.amount },
    ]);
  pdf.divide();
}

function writeTotals(pdf: PdfLayout, invoice: Invoice): void {
  const t = translator(invoice);
  const { subtotal, shipping, discount, pointsValue, total, taxes } = invoice;
  const row = (label: string, amount: string, isBold = false) =>
    pdf.row([
      { text: label, x: pdf.width - 300, width: 215, align: "right", isBold },
      { text: amount, x: pdf.width - 80, width: 80, align: "right", isBold },
    ]);
  row(t("subtotal"), format(subtotal, invoice));
  row(t("shipping"), format(shipping, invoice));
  if (discount !== "0.00") row(t("discount"), format(`-${discount}`, invoice));
  if (pointsValue !== "0.00") row(t("points"), format(`-${pointsValue}`, invoice));
  row(t("total", { currency: invoice.currency.code }), format(total, invoice), true);
  for (const { rateBps, net, tax } of taxes) {
    row(t("net"), format(net, invoice));
    row(t("tax", { rate: rateBps / 100 }), format(tax, invoice));
  }
  if (invoice.refunded !== "0.00") row(t("refunded"), format(invoice.refunded, invoice));
  pdf.space(16);
}

function writePaymentStatus(pdf: PdfLayout, invoice: Invoice): void {
  const t = translator(invoice);
  const { state, paidAt, dueAt, due, transfer } = invoice;
  if (state !== "open") {
    const date = paidAt === null ? "" : formatLongDay(paidAt, invoice);
    return pdf.line(t(`state.${state}`, { date }), { isBold: true });
  }
  pdf.line(t("toPay", { amount: format(due, invoice), date: formatLongDay(dueAt, invoice) }), {
    isBold: true,
  });
  pdf.line(t("online"), { colour: mutedColour });
  if (transfer === null) return;
  pdf.space(4);
  pdf.line(t("transfer"), { colour: mutedColour }, 2);
  pdf.line([...transfer.lines, t("reference", { reference: transfer.reference })].join("\n"));
}

import { createTranslator } from "use-intl/core";
import { formatDate, formatMoney } from "@/lib/domain/format";
import { addressLines } from "@/lib/domain/address-lines";
import type { Invoice } from "@/backend/modules/invoices/read-invoice";
import invoicePaper from "@/messages/en/invoice-paper.json" with { type: "json" };
import { openSheet, quiet, type Sheet } from "./sheet";

const words = createTranslator({ locale: "en", messages: { invoicePaper }, namespace: "invoicePaper" });

/** An invoice on paper: who sells what to whom, the tax in it by rate, and whether it is paid or how to pay it. */
export async function makeInvoice(invoice: Invoice): Promise<Uint8Array> {
  const { number, seller } = invoice;
  const sheet = openSheet({
    title: words("title", { number }),
    author: seller.name,
    madeAt: new Date(invoice.issuedAt),
  });
  writeHead(sheet, invoice);
  writeLines(sheet, invoice);
  writeTotals(sheet, invoice);
  writePaying(sheet, invoice);
  return sheet.close((page, pages) => words("foot", { number, page, pages, name: seller.name }));
}

const countryOf = ({ buyer }: Invoice) => buyer.address?.country;
const day = (at: string, invoice: Invoice) => formatDate(new Date(at), countryOf(invoice));
const money = (amount: string, { currency }: Invoice) => formatMoney({ amount, currency }, "en");

function writeHead(sheet: Sheet, invoice: Invoice): void {
  const { seller, buyer, number, orderNumber, issuedAt, dueAt, taxes } = invoice;
  const half = sheet.width / 2 - 10;
  sheet.row([
    { text: seller.name, x: 0, width: half, size: 15, isBold: true },
    {
      text: taxes.length > 0 ? words("taxInvoice") : words("invoice"),
      ...{ x: sheet.width / 2, width: sheet.width / 2, size: 15, isBold: true, align: "right" },
    },
  ]);
  sheet.row(
    [
      { text: [...seller.lines, seller.taxNumber].join("\n"), x: 0, width: half, size: 9, colour: quiet },
      {
        text: [
          words("number", { number }),
          words("order", { number: orderNumber }),
          words("issued", { date: day(issuedAt, invoice) }),
          words("due", { date: day(dueAt, invoice) }),
        ].join("\n"),
        ...{ x: sheet.width / 2, width: sheet.width / 2, size: 9, align: "right" },
      },
    ],
    24,
  );
  sheet.line(words("to"), { size: 9, colour: quiet }, 2);
  const name = buyer.name.trim();
  const lines = buyer.address ? addressLines(buyer.address) : [name];
  if (name !== "" && lines[0] !== name) lines.unshift(name);
  sheet.line([...lines, buyer.email].filter(Boolean).join("\n"), {}, 24);
}

const columnsOf = (width: number) =>
  ({
    what: { x: 0, width: width - 230 },
    quantity: { x: width - 220, width: 50, align: "right" },
    unit: { x: width - 165, width: 75, align: "right" },
    amount: { x: width - 80, width: 80, align: "right" },
  }) as const;

function writeLines(sheet: Sheet, invoice: Invoice): void {
  const at = columnsOf(sheet.width);
  const small = { size: 9, colour: quiet, isBold: true };
  sheet.row([
    { text: words("what"), ...at.what, ...small },
    { text: words("quantity"), ...at.quantity, ...small },
    { text: words("each"), ...at.unit, ...small },
    { text: words("amount"), ...at.amount, ...small },
  ]);
  sheet.divide();
  for (const { name, quantity, unitAmount, amount } of invoice.lines)
    sheet.row([
      { text: name, ...at.what },
      { text: String(quantity), ...at.quantity },
      { text: money(unitAmount, invoice), ...at.unit },
      { text: money(amount, invoice), ...at.amount },
    ]);
  sheet.divide();
}

function writeTotals(sheet: Sheet, invoice: Invoice): void {
  const { subtotal, shipping, discount, pointsValue, total, taxes } = invoice;
  const sum = (label: string, amount: string, isBold = false) =>
    sheet.row([
      { text: label, x: sheet.width - 300, width: 215, align: "right", isBold },
      { text: amount, x: sheet.width - 80, width: 80, align: "right", isBold },
    ]);
  sum(words("subtotal"), money(subtotal, invoice));
  sum(words("shipping"), money(shipping, invoice));
  if (discount !== "0.00") sum(words("discount"), money(`-${discount}`, invoice));
  if (pointsValue !== "0.00") sum(words("points"), money(`-${pointsValue}`, invoice));
  sum(words("total", { currency: invoice.currency.code }), money(total, invoice), true);
  for (const { rateBps, net, tax } of taxes) {
    sum(words("net"), money(net, invoice));
    sum(words("tax", { rate: rateBps / 100 }), money(tax, invoice));
  }
  if (invoice.refunded !== "0.00") sum(words("refunded"), money(invoice.refunded, invoice));
  sheet.space(16);
}

function writePaying(sheet: Sheet, invoice: Invoice): void {
  const { state, paidAt, dueAt, due, transfer } = invoice;
  if (state !== "open") {
    const date = paidAt === null ? "" : day(paidAt, invoice);
    return sheet.line(words(`state.${state}`, { date }), { isBold: true });
  }
  sheet.line(words("toPay", { amount: money(due, invoice), date: day(dueAt, invoice) }), { isBold: true });
  sheet.line(words("online"), { colour: quiet });
  if (transfer === null) return;
  sheet.space(4);
  sheet.line(words("transfer"), { colour: quiet }, 2);
  sheet.line([...transfer.lines, words("reference", { reference: transfer.reference })].join("\n"));
}

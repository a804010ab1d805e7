import { and, asc, eq, inArray, type SQL, sum } from "drizzle-orm";
import { seller } from "@/lib/config/orders/seller";
import type { OrderState } from "@/lib/config/orders/orders";
import { invoiceNumber } from "@/lib/domain/orders/invoice-number";
import type { Tx } from "@/backend/db/client";
import { documentKind } from "@/backend/kernel/documents/document-kind";
import { invoices, orderLines, orders } from "@/backend/db/schema/orders";
import { refunds } from "@/backend/db/schema/payments";
import { isOverdue, isPlaced } from "./order-queries";
import { createMoneyFormatter } from "@/backend/orders/orders/money-formatter";
import { normaliseAddress } from "@/backend/kernel/addresses/saved-addresses";

export interface InvoiceRow {
  readonly invoice: typeof invoices.$inferSelect;
  readonly order: typeof orders.$inferSelect;
}

export function selectInvoices(tx: Tx, where: SQL | undefined) {
  return tx
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(isPlaced, where));
}

export type Invoice = NonNullable<Awaited<ReturnType<typeof findInvoice>>>;

export const invoiceDocument = documentKind<Invoice>("invoice");

/** Undefined if there is none. `transferAccount` is our bank account; undefined if transfers are not accepted. */
export async function findInvoice(tx: Tx, where: SQL | undefined, transferAccount: string | undefined) {
  const [row] = await selectInvoices(tx, where);
  if (row === undefined) return undefined;
  const { order } = row;
  const { amount } = createMoneyFormatter(order.currency);
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const address = order.billingAddress ?? order.shippingAddress;
  return {
    ...toInvoiceSummary(row),
    method: order.method,
    language: order.language,
    seller: { ...seller, lines: [...seller.lines] },
    buyer: { name: order.name, email: order.email, address: address && normaliseAddress(address) },
    lines: lines.map(({ name, patientReference, quantity, ...line }) => ({
      name,
      patientReference,
      quantity,
      unitAmount: amount(line.unitAmount),
      amount: amount(line.amount),
      tax: amount(line.tax),
    })),
    subtotal: amount(order.subtotal),
    shipping: amount(order.shipping),
    discount: amount(order.discount),
    pointsValue: amount(order.pointsValue),
    taxes: toTaxes(order),
    refunded: amount(await sumRefunds(tx, order.id)),
    transfer: toTransferDetails(order, transferAccount),
  };
}

export function toInvoiceSummary({ invoice, order }: InvoiceRow) {
  const { amount, currency } = createMoneyFormatter(order.currency);
  const state = toInvoiceState(order.state);
  return {
    id: invoice.id,
    number: invoiceNumber(invoice.id),
    orderId: order.id,
    orderNumber: order.number,
    token: invoice.token,
    state,
    isOverdue: isOverdue({ ...order, state }, invoice.dueAt),
    issuedAt: invoice.issuedAt.toISOString(),
    dueAt: invoice.dueAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    total: amount(order.total),
    due: amount(state === "open" ? order.total : 0),
    currency,
  };
}

/** Drafts have no invoice; this only narrows the type. */
function toInvoiceState(state: OrderState) {
  return state === "draft" ? "open" : state;
}

/** An order has one tax rate: that of its delivery country. */
function toTaxes({ total, tax, taxRateBps, currency }: InvoiceRow["order"]) {
  const { amount } = createMoneyFormatter(currency);
  return taxRateBps === 0 ? [] : [{ rateBps: taxRateBps, net: amount(total - tax), tax: amount(tax) }];
}

async function sumRefunds(tx: Tx, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ["pending", "succeeded"])));
  return Number(row?.amount ?? 0);
}

function toTransferDetails({ state, number }: InvoiceRow["order"], transferAccount: string | undefined) {
  if (state !== "open" || transferAccount === undefined) return null;
  return { lines: transferAccount.split("\n"), reference: number };
}

import { and, asc, eq, inArray, type SQL, sum } from "drizzle-orm";
import { seller } from "@/lib/config/seller";
import type { OrderState } from "@/lib/config/orders";
import { invoiceNumber } from "@/lib/domain/invoice-number";
import type { Tx } from "@/backend/db/client";
import { invoices, orderLines, orders } from "@/backend/db/schema/orders";
import { refunds } from "@/backend/db/schema/payments";
import { isOverdue, isPlaced } from "@/backend/modules/orders/find-orders";
import { moneyIn } from "@/backend/modules/orders/money-in";
import { wireAddress } from "@/backend/modules/orders/read-order";

export interface InvoiceRow {
  readonly invoice: typeof invoices.$inferSelect;
  readonly order: typeof orders.$inferSelect;
}

export function findInvoices(tx: Tx, where: SQL | undefined) {
  return tx
    .select({ invoice: invoices, order: orders })
    .from(invoices)
    .innerJoin(orders, eq(orders.id, invoices.orderId))
    .where(and(isPlaced, where));
}

export type Invoice = NonNullable<Awaited<ReturnType<typeof readInvoice>>>;

/** Undefined where there is none. The account is where a transfer goes to; undefined where none is taken. */
export async function readInvoice(tx: Tx, where: SQL | undefined, account: string | undefined) {
  const [row] = await findInvoices(tx, where);
  if (row === undefined) return undefined;
  const { order } = row;
  const { amount } = moneyIn(order.currency);
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const address = order.billingAddress ?? order.shippingAddress;
  return {
    ...invoiceFacts(row),
    method: order.method,
    seller: { ...seller, lines: [...seller.lines] },
    buyer: { name: order.name, email: order.email, address: wireAddress(address) },
    lines: lines.map(({ name, quantity, ...line }) => ({
      ...{ name, quantity },
      unitAmount: amount(line.unitAmount),
      amount: amount(line.amount),
      tax: amount(line.tax),
    })),
    subtotal: amount(order.subtotal),
    shipping: amount(order.shipping),
    discount: amount(order.discount),
    pointsValue: amount(order.pointsValue),
    taxes: taxesOf(order),
    refunded: amount(await refundedOf(tx, order.id)),
    transfer: howToPay(order, account),
  };
}

export function invoiceFacts({ invoice, order }: InvoiceRow) {
  const { amount, currency } = moneyIn(order.currency);
  const state = stateOf(order.state);
  return {
    id: invoice.id,
    number: invoiceNumber(invoice.id),
    orderId: order.id,
    orderNumber: order.number,
    token: invoice.token,
    state,
    isOverdue: isOverdue(state, invoice.dueAt),
    issuedAt: invoice.issuedAt.toISOString(),
    dueAt: invoice.dueAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    total: amount(order.total),
    due: amount(state === "open" ? order.total : 0),
    currency,
  };
}

/** Only what was placed has an invoice: there is none of a draft. */
function stateOf(state: OrderState) {
  return state === "draft" ? "open" : state;
}

/** An order has one rate: that of the country it goes to. */
function taxesOf({ total, tax, taxRateBps, currency }: InvoiceRow["order"]) {
  const { amount } = moneyIn(currency);
  return taxRateBps === 0 ? [] : [{ rateBps: taxRateBps, net: amount(total - tax), tax: amount(tax) }];
}

async function refundedOf(tx: Tx, orderId: number): Promise<number> {
  const [row] = await tx
    .select({ amount: sum(refunds.amount) })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ["pending", "succeeded"])));
  return Number(row?.amount ?? 0);
}

function howToPay({ state, number }: InvoiceRow["order"], account: string | undefined) {
  if (state !== "open" || account === undefined) return null;
  return { lines: account.split("\n"), reference: number };
}

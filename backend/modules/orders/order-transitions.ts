import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { OrderEventKind } from "@/lib/config/orders";
import type { Tx } from "@/backend/db/client";
import { invoices, orderEvents, orders } from "@/backend/db/schema/orders";
import { openOrderMail, paidOrderMail } from "@/backend/mail/order-mails";
import { createReceipt } from "@/backend/mail/receipt";
import { putInOutbox } from "@/backend/mail/outbox";
import { findSubscriptionOfOrder } from "@/backend/modules/subscriptions/find-subscription";
import { earnPoints } from "@/backend/modules/loyalty/points";
import { readReceipt } from "./read-receipt";
import type { PlaceOrderOptions } from "./place-order";

type Order = typeof orders.$inferSelect;

type PaidOptions = Pick<PlaceOrderOptions, "order" | "method" | "now" | "appOrigin"> & {
  /** Set if an administrator has marked the order paid. */
  readonly mark?: { readonly actorId: number; readonly note: string | null } | undefined;
};

/** Marks a draft or open order paid, with event, invoice, points and mail. The caller holds the lock on the order. */
export async function transitionToPaid(
  tx: Tx,
  { order, method, now, appOrigin, mark }: PaidOptions,
): Promise<void> {
  const isNew = order.placedAt === null;
  await tx
    .update(orders)
    .set({ state: "paid", method: method ?? order.method, placedAt: order.placedAt ?? now, paidAt: now })
    .where(eq(orders.id, order.id));
  if (isNew) await insertOrderEvent(tx, order.id, { kind: "placed" });
  await insertOrderEvent(tx, order.id, { kind: mark ? "marked-paid" : "paid", amount: order.total, ...mark });
  const invoice = await upsertInvoice(tx, order.id, now);
  await earnPoints(tx, order);
  const yearly = await findSubscriptionOfOrder(tx, order.id);
  const receipt = createReceipt({ order, data: await readReceipt(tx, order), paidAt: now });
  const mail = paidOrderMail({ order, isNew, invoice: invoice.token, appOrigin, yearly, receipt });
  await putInOutbox(tx, { to: order.email, ...mail, attachments: [invoiceAttachment(invoice)] });
}

export async function transitionToOpen(tx: Tx, options: PlaceOrderOptions): Promise<void> {
  const { order, method, now, dueAt } = options;
  await tx.update(orders).set({ state: "open", method, placedAt: now }).where(eq(orders.id, order.id));
  await insertOrderEvent(tx, order.id, { kind: "placed" });
  const invoice = await upsertInvoice(tx, order.id, dueAt);
  const receipt = createReceipt({ order, data: await readReceipt(tx, order), paidAt: undefined });
  const mail = openOrderMail({ ...options, receipt });
  await putInOutbox(tx, { to: order.email, ...mail, attachments: [invoiceAttachment(invoice)] });
}

interface OrderEvent {
  readonly kind: OrderEventKind;
  readonly amount?: number;
  readonly note?: string | null;
  readonly actorId?: number | null;
}

export async function insertOrderEvent(tx: Tx, orderId: number, event: OrderEvent): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, ...event });
}

interface CreatedInvoice {
  readonly id: number;
  readonly token: string;
}

const invoiceAttachment = ({ id }: CreatedInvoice) => ({ kind: "invoice", invoiceId: id }) as const;

/** One invoice per order: an order that was open already has one. */
async function upsertInvoice(tx: Tx, orderId: Order["id"], dueAt: Date): Promise<CreatedInvoice> {
  const token = randomBytes(32).toString("base64url");
  const [row] = await tx
    .insert(invoices)
    .values({ orderId, token, dueAt })
    .onConflictDoUpdate({ target: invoices.orderId, set: { orderId } })
    .returning({ id: invoices.id, token: invoices.token });
  if (row === undefined) throw new Error("An upsert returned no row.");
  return row;
}

import type { PaymentCode } from "@/lib/config/orders/orders";
import { eq, sql } from "drizzle-orm";
import type { DisputeState, OrderEventKind } from "@/lib/config/orders/orders";
import type { Tx } from "@/backend/db/client";
import { invoices, orderEvents, orders } from "@/backend/db/schema/orders";
import { unpaidOrderMail, paidOrderMail } from "@/backend/kernel/mail/order-mails";
import { createReceipt } from "./receipt-mail";
import {
  cancelledMail,
  disputedMail,
  heldMail,
  refundDelayedMail,
  refundedMail,
} from "@/backend/kernel/mail/payment-mails";
import { adjustKits } from "@/backend/kits/public/adjust-kits";
import { createKits } from "@/backend/kits/public/create-kits";
import { enqueueAddedTests } from "@/backend/kits/public/enqueue-added-tests";
import { updatePaymentHolds } from "@/backend/kits/public/payment-holds";
import { findSubscriptionOfOrder } from "@/backend/orders/public/find-subscription";
import { earnPoints } from "@/backend/orders/loyalty/points";
import { releaseOrderBenefits } from "@/backend/orders/loyalty/release-order-benefits";
import { notifyBuyer } from "./notify-buyer";
import { readReceipt } from "./read-receipt";
import { insertedRow } from "@/backend/db/inserted-row";
import { randomToken } from "@/backend/db/random-token";

export interface PlaceOrderOptions {
  readonly order: typeof orders.$inferSelect;
  /** An `open` order is due on `dueAt`. */
  readonly state: "open" | "paid";
  readonly method: PaymentCode | null;
  readonly now: Date;
  readonly dueAt: Date;
  readonly appOrigin: string;
  /** Our bank account, if the order is paid by transfer. */
  readonly transferAccount?: string | undefined;
}

type Order = typeof orders.$inferSelect;

/*
 * Every way in which an order or its money changes ends in one of the functions below: paid, opened, held, cancelled,
 * refunded, refund failed, disputed. The caller holds the lock on the order (`lockOrder`, `lockPayment`), so whatever
 * has to follow such a change (units, kits, points) is added here and nowhere else.
 */

type PaidOptions = Pick<PlaceOrderOptions, "order" | "method" | "now" | "appOrigin"> & {
  /** The money taken, where points paid the rest. */
  readonly money?: number;
  /** Set if an administrator has marked the order paid. */
  readonly mark?: { readonly actorId: number; readonly note: string | null } | undefined;
};

/** Marks a draft or open order paid, with event, invoice, kits, points and mail. The caller holds the lock on the order. */
export async function transitionToPaid(
  tx: Tx,
  { order, method, now, appOrigin, mark, money = order.total }: PaidOptions,
): Promise<void> {
  const isNew = order.placedAt === null;
  await tx
    .update(orders)
    .set({ state: "paid", method: method ?? order.method, placedAt: order.placedAt ?? now, paidAt: now })
    .where(eq(orders.id, order.id));
  if (isNew) await insertOrderEvent(tx, order.id, { kind: "placed" });
  const kind = mark ? "marked-paid" : "paid";
  const key = await insertOrderEvent(tx, order.id, { kind, amount: money, ...mark });
  const invoice = await upsertInvoice(tx, order.id, now);
  await createKits(tx, order);
  await enqueueAddedTests(tx, order.id);
  await updatePaymentHolds(tx, { scope: { orderId: order.id }, appOrigin });
  await earnPoints(tx, { ...order, total: money });
  const yearly = await findSubscriptionOfOrder(tx, order.id);
  const receipt = createReceipt({ order, data: await readReceipt(tx, order), paidAt: now });
  const mail = paidOrderMail({ order, isNew, invoice: invoice.token, appOrigin, yearly, receipt });
  const notice = { order: { ...order, state: "paid" }, appOrigin, event: "orderPaid", key } as const;
  await notifyBuyer(tx, notice, { ...mail, attachments: [invoiceAttachment(invoice)] });
}

export async function transitionToOpen(tx: Tx, options: PlaceOrderOptions): Promise<void> {
  const { order, method, now, dueAt, appOrigin } = options;
  await tx.update(orders).set({ state: "open", method, placedAt: now }).where(eq(orders.id, order.id));
  await insertOrderEvent(tx, order.id, { kind: "placed" });
  const invoice = await upsertInvoice(tx, order.id, dueAt);
  // On account kits are sent before they are paid; a transfer has to arrive first.
  if (method === null) {
    await createKits(tx, order);
    await enqueueAddedTests(tx, order.id);
  }
  const receipt = createReceipt({ order, data: await readReceipt(tx, order), paidAt: undefined });
  const mail = unpaidOrderMail({ ...options, receipt });
  const notice = { order: { ...order, state: "open" }, appOrigin, event: "orderOpen" } as const;
  await notifyBuyer(tx, notice, { ...mail, attachments: [invoiceAttachment(invoice)] });
}

interface HeldOptions extends Pick<PlaceOrderOptions, "order" | "now" | "appOrigin"> {
  readonly problem: string;
}

/** Paid, but amount or currency do not match: an administrator decides. Only a draft or open order can be held. */
export async function transitionToHeld(
  tx: Tx,
  { order, now, problem, appOrigin }: HeldOptions,
): Promise<void> {
  await tx
    .update(orders)
    .set({ state: "held", placedAt: order.placedAt ?? now })
    .where(eq(orders.id, order.id));
  const key = await insertOrderEvent(tx, order.id, { kind: "held", note: problem });
  const notice = { order: { ...order, state: "held" }, appOrigin, event: "orderHeld", key } as const;
  await notifyBuyer(tx, notice, heldMail({ order, appOrigin }));
}

interface CancelledOptions extends Pick<PlaceOrderOptions, "order" | "appOrigin"> {
  readonly actorId: number | null;
  readonly note: string | null;
}

export async function transitionToCancelled(
  tx: Tx,
  { order, actorId, note, appOrigin }: CancelledOptions,
): Promise<void> {
  await tx.update(orders).set({ state: "cancelled" }).where(eq(orders.id, order.id));
  await insertOrderEvent(tx, order.id, { kind: "cancelled", actorId, note });
  await adjustKits(tx, order.id);
  await releaseOrderBenefits(tx, order);
  const notice = { order, appOrigin, event: "orderCancelled" } as const;
  await notifyBuyer(tx, notice, cancelledMail({ order, appOrigin }));
}

export interface RefundedUnits {
  readonly orderLineId: number;
  readonly quantity: number;
  readonly amount: number;
}

export interface OrderRefund extends Pick<PlaceOrderOptions, "order" | "appOrigin"> {
  readonly amount: number;
  readonly note: string;
  readonly actorId: number | null;
  /** Empty for an amount that belongs to no unit, for example as a gesture. */
  readonly units: readonly RefundedUnits[];
  /** Nothing of the order's money is left. */
  readonly isWhole: boolean;
  /** False for the money of a duplicate payment, which never belonged to the order. */
  readonly isOfOrder: boolean;
  /** The buyer was informed when the refund was created. */
  readonly isAnnounced: boolean;
}

/** The money has gone back. The order's state changes only if nothing is left: a part is `orders.refunded`. */
export async function transitionToRefunded(tx: Tx, refund: OrderRefund): Promise<void> {
  const { order, amount, note, actorId, isWhole, isOfOrder, isAnnounced, appOrigin } = refund;
  const key = await insertOrderEvent(tx, order.id, { kind: "refunded", amount, note, actorId });
  const notice = { order, appOrigin, event: "orderRefunded", key } as const;
  if (!isAnnounced) await notifyBuyer(tx, notice, refundedMail({ order, amount, appOrigin }));
  if (!isOfOrder) return;
  const isPlaced = order.state === "paid" || order.state === "held";
  await tx
    .update(orders)
    .set({
      refunded: sql`${orders.refunded} + ${amount}`,
      ...(isWhole && isPlaced && { state: "refunded" as const }),
    })
    .where(eq(orders.id, order.id));
  await adjustKits(tx, order.id);
  if (isWhole && isPlaced) await releaseOrderBenefits(tx, order);
}

export interface FailedOrderRefund extends Omit<OrderRefund, "isWhole" | "isAnnounced"> {
  /** It had succeeded, and a bank returned it days later: the order is paid again. */
  readonly wasRefunded: boolean;
}

export async function transitionToRefundFailed(tx: Tx, refund: FailedOrderRefund): Promise<void> {
  const { order, amount, note, actorId, isOfOrder, wasRefunded, appOrigin } = refund;
  const key = await insertOrderEvent(tx, order.id, { kind: "refund-failed", amount, note, actorId });
  const notice = { order, appOrigin, event: "refundDelayed", key } as const;
  await notifyBuyer(tx, notice, refundDelayedMail({ order, amount, appOrigin }));
  if (!wasRefunded || !isOfOrder) return;
  await tx
    .update(orders)
    .set({
      refunded: sql`greatest(0, ${orders.refunded} - ${amount})`,
      ...(order.state === "refunded" && { state: order.paidAt === null ? "held" : "paid" }),
    })
    .where(eq(orders.id, order.id));
  await adjustKits(tx, order.id);
}

interface OrderDispute extends Pick<PlaceOrderOptions, "order" | "appOrigin"> {
  readonly state: DisputeState;
  readonly amount: number;
}

const disputeEvents = { open: "disputed", won: "dispute-won", lost: "dispute-lost" } as const;

/** While a dispute is open nothing should be shipped; if it is lost, the refund is recorded by itself. */
export async function transitionToDisputed(
  tx: Tx,
  { order, state, amount, appOrigin }: OrderDispute,
): Promise<void> {
  await tx.update(orders).set({ dispute: state }).where(eq(orders.id, order.id));
  await updatePaymentHolds(tx, { scope: { orderId: order.id }, appOrigin });
  const key = await insertOrderEvent(tx, order.id, { kind: disputeEvents[state], amount });
  const notice = { order, appOrigin, event: "paymentDisputed", key } as const;
  if (state === "open") await notifyBuyer(tx, notice, disputedMail({ order, appOrigin }));
}

interface OrderEvent {
  readonly kind: OrderEventKind;
  readonly amount?: number;
  readonly note?: string | null;
  readonly actorId?: number | null;
}

/** Returns the event's id. An amount of 0 is not recorded: points or a coupon paid everything. */
export async function insertOrderEvent(
  tx: Tx,
  orderId: number,
  { amount, ...event }: OrderEvent,
): Promise<number> {
  const row = insertedRow(
    await tx
      .insert(orderEvents)
      .values({ orderId, ...event, ...(amount && { amount }) })
      .returning({ id: orderEvents.id }),
  );
  return row.id;
}

interface CreatedInvoice {
  readonly id: number;
  readonly token: string;
}

const invoiceAttachment = ({ id }: CreatedInvoice) => ({ kind: "invoice", invoiceId: id }) as const;

/** One invoice per order: an order that was open already has one. */
async function upsertInvoice(tx: Tx, orderId: Order["id"], dueAt: Date): Promise<CreatedInvoice> {
  const token = randomToken();
  const [row] = await tx
    .insert(invoices)
    .values({ orderId, token, dueAt })
    .onConflictDoUpdate({ target: invoices.orderId, set: { orderId } })
    .returning({ id: invoices.id, token: invoices.token });
  if (row === undefined) throw new Error("An upsert returned no row.");
  return row;
}

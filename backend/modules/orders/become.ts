import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import type { OrderEventKind } from "@/lib/config/orders";
import type { Tx } from "@/backend/db/client";
import { invoices, orderEvents, orders } from "@/backend/db/schema/orders";
import { openOrderMail, paidOrderMail } from "@/backend/mail/order-mails";
import { putInOutbox } from "@/backend/mail/outbox";
import { subscriptionOfOrder } from "@/backend/modules/subscriptions/find-subscription";
import { earnPoints } from "@/backend/modules/loyalty/points";
import type { PlaceOrder } from "./place-order";

type Order = typeof orders.$inferSelect;

type Paid = Pick<PlaceOrder, "order" | "method" | "now" | "appOrigin"> & {
  /** Where somebody has done it by hand, there is more to say. */
  readonly mark?: { readonly actorId: number; readonly note: string | null } | undefined;
};

/** A draft, or an order that was open: everything that being paid means, once, since the caller has locked it. */
export async function becomePaid(tx: Tx, { order, method, now, appOrigin, mark }: Paid): Promise<void> {
  const isNew = order.placedAt === null;
  await tx
    .update(orders)
    .set({ state: "paid", method: method ?? order.method, placedAt: order.placedAt ?? now, paidAt: now })
    .where(eq(orders.id, order.id));
  if (isNew) await writeEvent(tx, order.id, { kind: "placed" });
  await writeEvent(tx, order.id, { kind: mark ? "marked-paid" : "paid", amount: order.total, ...mark });
  const invoice = await writeInvoice(tx, order.id, now);
  await earnPoints(tx, order);
  const yearly = await subscriptionOfOrder(tx, order.id);
  const mail = paidOrderMail({ order, isNew, invoice, appOrigin, yearly });
  await putInOutbox(tx, { to: order.email, ...mail });
}

export async function becomeOpen(tx: Tx, place: PlaceOrder): Promise<void> {
  const { order, method, now, dueAt } = place;
  await tx.update(orders).set({ state: "open", method, placedAt: now }).where(eq(orders.id, order.id));
  await writeEvent(tx, order.id, { kind: "placed" });
  await writeInvoice(tx, order.id, dueAt);
  await putInOutbox(tx, { to: order.email, ...openOrderMail(place) });
}

interface Told {
  readonly kind: OrderEventKind;
  readonly amount?: number;
  readonly note?: string | null;
  readonly actorId?: number | null;
}

export async function writeEvent(tx: Tx, orderId: number, told: Told): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, ...told });
}

/** One, whatever is done twice: of an order that was open there is one already. Gives the word of its address. */
async function writeInvoice(tx: Tx, orderId: Order["id"], dueAt: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const [written] = await tx
    .insert(invoices)
    .values({ orderId, token, dueAt })
    .onConflictDoUpdate({ target: invoices.orderId, set: { orderId } })
    .returning({ token: invoices.token });
  return written?.token ?? token;
}

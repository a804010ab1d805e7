import { and, asc, eq, inArray } from "drizzle-orm";
import type { PaymentState } from "@/lib/config/orders/orders";
import type { Tx } from "@/backend/db/client";
import { carts } from "@/backend/db/schema/carts";
import { orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments } from "@/backend/db/schema/payments";
import { users } from "@/backend/db/schema/users";

export type Payment = typeof payments.$inferSelect;
export type Order = typeof orders.$inferSelect;

export interface PaymentOrder {
  readonly order: Order;
  /** The part of the payment that belongs to this order. */
  readonly amount: number;
}

export interface LockedPayment {
  readonly payment: Payment;
  readonly orders: readonly PaymentOrder[];
}

/** States of unfinished payments. */
export const activePaymentStates = ["starting", "open", "unknown"] as const satisfies readonly PaymentState[];

export async function findPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id));
  return payment;
}

export async function listOrdersOfPayment(tx: Tx, paymentId: string): Promise<PaymentOrder[]> {
  return tx
    .select({ order: orders, amount: paymentOrders.amount })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(eq(paymentOrders.paymentId, paymentId))
    .orderBy(asc(orders.id));
}

/**
 * Lock order, to prevent deadlocks: user, cart, order, payment; several rows of one table by ascending id. Everything
 * that changes a payment or its orders must follow it.
 */
export async function lockPayment(tx: Tx, id: string): Promise<LockedPayment | undefined> {
  const before = (await listOrdersOfPayment(tx, id)).map(({ order }) => order);
  await lockUsers(tx, before);
  await lockCarts(tx, before);
  await lockOrders(
    tx,
    before.map((order) => order.id),
  );
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  return payment && { payment, orders: await listOrdersOfPayment(tx, id) };
}

export async function lockOrders(tx: Tx, ids: readonly number[]): Promise<Order[]> {
  return tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for("update");
}

/** Locks an order after its user and cart, in the same lock order as `lockPayment`. */
export async function lockOrder(tx: Tx, id: number): Promise<Order | undefined> {
  const before = await tx.select().from(orders).where(eq(orders.id, id));
  await lockUsers(tx, before);
  await lockCarts(tx, before);
  return (await lockOrders(tx, [id]))[0];
}

async function lockUsers(tx: Tx, lockedOrders: readonly Order[]): Promise<void> {
  const ids = lockedOrders.flatMap(({ userId }) => userId ?? []);
  if (ids.length === 0) return;
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.id))
    .for("no key update");
}

async function lockCarts(tx: Tx, lockedOrders: readonly Order[]): Promise<void> {
  const ids = lockedOrders.flatMap(({ cartId }) => cartId ?? []);
  if (ids.length === 0) return;
  await tx
    .select({ id: carts.id })
    .from(carts)
    .where(inArray(carts.id, ids))
    .orderBy(asc(carts.id))
    .for("update");
}

/** All payments of any of these orders, in these states. */
export async function listPaymentsOfOrders(
  tx: Tx,
  orderIds: readonly number[],
  states: readonly PaymentState[],
) {
  const rows = await tx
    .selectDistinctOn([payments.id], { payment: payments })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(and(inArray(paymentOrders.orderId, [...orderIds]), inArray(payments.state, [...states])));
  return rows.map(({ payment }) => payment);
}

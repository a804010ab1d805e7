import { and, asc, eq, inArray } from "drizzle-orm";
import type { PaymentState } from "@/lib/config/orders";
import type { Tx } from "@/backend/db/client";
import { carts } from "@/backend/db/schema/carts";
import { orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments } from "@/backend/db/schema/payments";
import { users } from "@/backend/db/schema/people";

export type Payment = typeof payments.$inferSelect;
export type Order = typeof orders.$inferSelect;

export interface OrderOfPayment {
  readonly order: Order;
  /** Its part of what is paid. */
  readonly amount: number;
}

export interface LockedPayment {
  readonly payment: Payment;
  readonly orders: readonly OrderOfPayment[];
}

/** Nobody has said yet how they end. */
export const liveStates = ["starting", "open", "unknown"] as const satisfies readonly PaymentState[];

export async function findPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id));
  return payment;
}

export async function ordersOf(tx: Tx, paymentId: string): Promise<OrderOfPayment[]> {
  return tx
    .select({ order: orders, amount: paymentOrders.amount })
    .from(paymentOrders)
    .innerJoin(orders, eq(orders.id, paymentOrders.orderId))
    .where(eq(paymentOrders.paymentId, paymentId))
    .orderBy(asc(orders.id));
}

/**
 * Whoever changes what is paid for takes the locks in this order, or two of them would wait for each other: person, cart, order,
 * payment; several of a kind by their ids.
 */
export async function lockPayment(tx: Tx, id: string): Promise<LockedPayment | undefined> {
  const before = (await ordersOf(tx, id)).map(({ order }) => order);
  await lockPeople(tx, before);
  await lockCarts(tx, before);
  await lockOrders(
    tx,
    before.map((order) => order.id),
  );
  const [payment] = await tx.select().from(payments).where(eq(payments.id, id)).for("update");
  return payment && { payment, orders: await ordersOf(tx, id) };
}

export async function lockOrders(tx: Tx, ids: readonly number[]): Promise<Order[]> {
  return tx
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]))
    .orderBy(asc(orders.id))
    .for("update");
}

/** One order and all that stands before it in that order of locks. */
export async function lockOrder(tx: Tx, id: number): Promise<Order | undefined> {
  const before = await tx.select().from(orders).where(eq(orders.id, id));
  await lockPeople(tx, before);
  await lockCarts(tx, before);
  return (await lockOrders(tx, [id]))[0];
}

async function lockPeople(tx: Tx, of: readonly Order[]): Promise<void> {
  const ids = of.flatMap(({ userId }) => userId ?? []);
  if (ids.length === 0) return;
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, ids))
    .orderBy(asc(users.id))
    .for("no key update");
}

async function lockCarts(tx: Tx, of: readonly Order[]): Promise<void> {
  const ids = of.flatMap(({ cartId }) => cartId ?? []);
  if (ids.length === 0) return;
  await tx
    .select({ id: carts.id })
    .from(carts)
    .where(inArray(carts.id, ids))
    .orderBy(asc(carts.id))
    .for("update");
}

/** Every payment there has been for any of these orders. */
export async function paymentsOf(tx: Tx, orderIds: readonly number[], states: readonly PaymentState[]) {
  const rows = await tx
    .selectDistinctOn([payments.id], { payment: payments })
    .from(paymentOrders)
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(and(inArray(paymentOrders.orderId, [...orderIds]), inArray(payments.state, [...states])));
  return rows.map(({ payment }) => payment);
}

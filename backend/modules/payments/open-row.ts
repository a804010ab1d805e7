import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { paymentOrders, payments } from "@/backend/db/schema/payments";
import { type Refusal } from "@/backend/http/refusals";
import type { BeginPayment } from "./begin-payment";
import { isReusable } from "./clear-way";
import { type Order, type Payment, paymentsOf } from "./find-payment";
import { beingPaid, paidAlready } from "./refusals";

type Beginning = Omit<BeginPayment, "email" | "returnPath" | "orderIds">;

/**
 * The one live payment of these orders, whose rows the caller has locked: what was begun before is used again, else there is a
 * new one. Two who begin at once find each other here.
 */
export async function openRow(
  tx: Tx,
  payment: Beginning,
  orders: readonly Order[],
): Promise<Payment | Refusal> {
  if (orders.some(({ state }) => state !== "draft" && state !== "open")) return paidAlready();
  const orderIds = orders.map(({ id }) => id);
  const amount = amountOf(payment, orders);
  const before = await paymentsOf(tx, orderIds, ["starting", "open", "unknown", "failed"]);
  const same: Payment[] = [];
  for (const each of before)
    if (await isReusable({ db: tx }, each, { ...payment, orderIds })) same.push(each);
  const inTheWay = before.filter((each) => each.state !== "failed" && !same.includes(each));
  if (inTheWay.length > 0) return beingPaid();
  const live =
    same.find(({ state }) => state !== "failed") ?? same.find(({ providerId }) => providerId !== null);
  if (live === undefined) return insert(tx, payment, { orders, amount });
  // Begun under a key that stands for what is paid: until its answer is there it cannot be another.
  const isSame = live.amount === amount && live.subscribesTo === subscribedBy(payment);
  if (live.providerId === null && !isSame) return beingPaid();
  return reuse(tx, live, { payment, orders, amount });
}

function amountOf({ points }: Beginning, orders: readonly Order[]): number {
  return orders.reduce((sum, { total }) => sum + total, 0) - (points?.value ?? 0);
}

export const subscribedBy = ({ subscribes }: Pick<Beginning, "subscribes">): number | null =>
  subscribes?.productId ?? null;

interface Asked {
  readonly orders: readonly Order[];
  readonly amount: number;
}

async function insert(tx: Tx, payment: Beginning, { orders, amount }: Asked): Promise<Payment> {
  const [row] = await tx
    .insert(payments)
    .values({
      id: randomBytes(24).toString("base64url"),
      userId: payment.userId,
      provider: payment.provider,
      method: payment.method,
      state: "starting",
      amount,
      currency: orders[0]?.currency ?? "",
      loyaltyPoints: payment.points?.count ?? 0,
      subscribesTo: subscribedBy(payment),
    })
    .returning();
  if (row === undefined) throw new Error("An insert returned no row.");
  await tx
    .insert(paymentOrders)
    .values(orders.map((order) => ({ paymentId: row.id, orderId: order.id, amount: order.total })));
  return row;
}

async function reuse(tx: Tx, { id }: Payment, { payment, orders, amount }: Asked & { payment: Beginning }) {
  const [row] = await tx
    .update(payments)
    .set({
      amount,
      currency: orders[0]?.currency ?? "",
      loyaltyPoints: payment.points?.count ?? 0,
      state: sql`case when ${payments.state} = 'failed' then 'open' else ${payments.state} end`,
      problem: null,
      updatedAt: sql`now()`,
    })
    .where(eq(payments.id, id))
    .returning();
  if (row === undefined) throw new Error("A locked payment is gone.");
  for (const order of orders)
    await tx
      .update(paymentOrders)
      .set({ amount: order.total })
      .where(sql`${eq(paymentOrders.paymentId, id)} and ${eq(paymentOrders.orderId, order.id)}`);
  return row;
}

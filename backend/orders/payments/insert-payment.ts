import { eq, sql } from "drizzle-orm";
import type { PaymentCode, PaymentProviderName } from "@/lib/config/orders/orders";
import type { Tx } from "@/backend/db/client";
import { paymentOrders, payments } from "@/backend/db/schema/payments";
import type { Refusal } from "@/backend/http/refusals";
import { splitPoints } from "@/backend/orders/loyalty/split-points";
import type { CreatePaymentRequest } from "@/backend/payment-providers/payment-provider";
import { listOrdersOfPayment, listPaymentsOfOrders, type Order, type Payment } from "./find-payment";
import { alreadyPaid, paymentInProgress } from "./payment-errors";
import { insertedRow } from "@/backend/db/inserted-row";
import { randomId } from "@/backend/db/random-token";

export interface PaymentRequest {
  /** One draft, or several open orders of one user in one currency. The caller has checked their owner. */
  readonly orderIds: readonly number[];
  readonly userId: number | null;
  readonly provider: PaymentProviderName;
  readonly method: PaymentCode;
  /** Card token from the provider's own fields or from the sandbox's card form. */
  readonly token?: string | undefined;
  /** For open orders: redeemed once the payment succeeds, and deducted from the amount now. */
  readonly points?: { readonly count: number; readonly value: number } | undefined;
  /** For an order of a single product that renews every year. */
  readonly subscription?: CreatePaymentRequest["subscription"];
  readonly email: string;
  /** Path in the shop that the buyer returns to. */
  readonly returnPath: string;
}

export type PaymentTarget = Pick<PaymentRequest, "orderIds" | "provider" | "method" | "token">;

type NewPayment = Omit<PaymentRequest, "email" | "returnPath" | "orderIds">;

/**
 * Returns the one live payment of these orders, whose rows the caller has locked: an earlier payment is reused, otherwise
 * a new one is inserted. Concurrent callers get the same row.
 */
export async function insertPayment(
  tx: Tx,
  payment: NewPayment,
  orders: readonly Order[],
): Promise<Payment | Refusal> {
  if (orders.some(({ state }) => state !== "draft" && state !== "open")) return alreadyPaid();
  const orderIds = orders.map(({ id }) => id);
  const amount = calculateAmount(payment, orders);
  const previous = await listPaymentsOfOrders(tx, orderIds, ["starting", "open", "unknown", "failed"]);
  const reusable: Payment[] = [];
  for (const candidate of previous)
    if (await isReusable(tx, candidate, { ...payment, orderIds })) reusable.push(candidate);
  const blocking = previous.filter(
    (candidate) => candidate.state !== "failed" && !reusable.includes(candidate),
  );
  if (blocking.length > 0) return paymentInProgress();
  const live =
    reusable.find(({ state }) => state !== "failed") ??
    reusable.find(({ providerId }) => providerId !== null);
  if (live === undefined) return insertRow(tx, payment, { orders, amount });
  // Its idempotency key stands for this amount: without the provider's response it cannot be changed.
  const isSame = live.amount === amount && live.subscribesTo === subscribedProductId(payment);
  if (live.providerId === null && !isSame) return paymentInProgress();
  return updateRow(tx, live, { payment, orders, amount });
}

/** One live payment is reused whatever has changed since; a card token always makes a payment of its own. */
export async function isReusable(tx: Tx, payment: Payment, target: PaymentTarget) {
  const { provider, method, token, orderIds } = target;
  if (token !== undefined || payment.provider !== provider || payment.method !== method) return false;
  const ids = (await listOrdersOfPayment(tx, payment.id)).map(({ order }) => order.id);
  return ids.length === orderIds.length && ids.every((id) => orderIds.includes(id));
}

export const subscribedProductId = ({ subscription }: Pick<NewPayment, "subscription">): number | null =>
  subscription?.productId ?? null;

function calculateAmount({ points }: NewPayment, orders: readonly Order[]): number {
  return orders.reduce((sum, { total }) => sum + total, 0) - (points?.value ?? 0);
}

/** The money of each order, without the points that pay the rest. */
function toShares({ points }: NewPayment, orders: readonly Order[]) {
  const parts = splitPoints(orders, points?.count ?? 0);
  return orders.map(({ id, total }, at) => ({ orderId: id, amount: parts[at]?.money ?? total }));
}

interface PaymentOrders {
  readonly orders: readonly Order[];
  readonly amount: number;
}

async function insertRow(tx: Tx, payment: NewPayment, { orders, amount }: PaymentOrders): Promise<Payment> {
  const row = insertedRow(
    await tx
      .insert(payments)
      .values({
        id: randomId(),
        userId: payment.userId,
        provider: payment.provider,
        method: payment.method,
        state: "starting",
        amount,
        currency: orders[0]?.currency ?? "",
        loyaltyPoints: payment.points?.count ?? 0,
        subscribesTo: subscribedProductId(payment),
      })
      .returning(),
  );
  await tx
    .insert(paymentOrders)
    .values(toShares(payment, orders).map((share) => ({ paymentId: row.id, ...share })));
  return row;
}

async function updateRow(
  tx: Tx,
  { id }: Payment,
  { payment, orders, amount }: PaymentOrders & { payment: NewPayment },
) {
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
  for (const { orderId, amount: share } of toShares(payment, orders))
    await tx
      .update(paymentOrders)
      .set({ amount: share })
      .where(sql`${eq(paymentOrders.paymentId, id)} and ${eq(paymentOrders.orderId, orderId)}`);
  return row;
}

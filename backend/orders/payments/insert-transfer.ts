import type { Tx } from "@/backend/db/client";
import { paymentOrders, payments } from "@/backend/db/schema/payments";
import type { Order } from "./find-payment";
import { randomId } from "@/backend/db/random-token";

/** Money of this order that has arrived on our bank account. */
export async function insertTransfer(
  tx: Tx,
  { id: orderId, userId, total: amount, currency }: Order,
  now: Date,
): Promise<void> {
  const paymentId = randomId();
  await tx.insert(payments).values({
    id: paymentId,
    userId,
    provider: "transfer",
    method: "EFT",
    state: "succeeded",
    amount,
    currency,
    taken: amount,
    takenCurrency: currency,
    settledAt: now,
  });
  await tx.insert(paymentOrders).values({ paymentId, orderId, amount });
}

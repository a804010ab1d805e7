import { toWireAmount } from "@/lib/domain/money";
import type { Tx } from "@/backend/db/client";
import { findPayment, listOrdersOfPayment, type Order } from "./find-payment";
import { calculateRemaining } from "./refund-amounts";
import { isDisputed, listTakenPayments } from "./refund-order";
import { listRefundableLines } from "./refund-units";
import { isPaidWithoutMoney } from "./refund-without-money";

/** What `refundOrder` can refund now without naming a payment, and the units it can name. */
export async function readRefundable(tx: Tx, order: Order) {
  const lines = await listRefundableLines(tx, order.id);
  const refundableUnits = lines
    .filter(({ quantity, amount }) => quantity > 0 && amount > 0)
    .map(({ orderLineId: lineId, name, quantity, amount }) => ({
      lineId,
      name,
      quantity,
      amount: toWireAmount(amount),
    }));
  const { remaining, provider } = await readRemaining(tx, order.id);
  return {
    refundable: toWireAmount(remaining),
    refundableUnits,
    isRefundedByTransfer: provider === "transfer",
    isRefundedWithoutMoney: remaining === 0 && (await isPaidWithoutMoney(tx, order)),
  };
}

async function readRemaining(tx: Tx, orderId: number) {
  for (const { id } of await listTakenPayments(tx, orderId, undefined)) {
    const payment = await findPayment(tx, id);
    if (payment === undefined) continue;
    const locked = { payment, orders: await listOrdersOfPayment(tx, id) };
    const remaining = await calculateRemaining(tx, locked, orderId);
    if (remaining === 0) continue;
    return { remaining: (await isDisputed(tx, id)) ? 0 : remaining, provider: payment.provider };
  }
  return { remaining: 0, provider: undefined };
}

import { and, asc, eq, ne, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { orderLines } from "@/backend/db/schema/orders";
import { refundLines, refunds } from "@/backend/db/schema/payments";
import type { RefundedUnits } from "@/backend/orders/orders/order-transitions";

export interface RefundableLine {
  readonly orderLineId: number;
  readonly name: string;
  /** Units not yet refunded, and what the buyer paid for them after discounts. */
  readonly quantity: number;
  readonly amount: number;
}

export interface RequestedUnits {
  readonly lineId: number;
  readonly quantity: number;
}

/** What each line of an order still has to refund. */
export async function listRefundableLines(tx: Tx, orderId: number): Promise<RefundableLine[]> {
  const lines = await tx
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const refunded = await tx
    .select({
      orderLineId: refundLines.orderLineId,
      quantity: sql<number>`sum(${refundLines.quantity})::int`,
      amount: sql<number>`sum(${refundLines.amount})::int`,
    })
    .from(refundLines)
    .innerJoin(refunds, eq(refunds.id, refundLines.refundId))
    .where(and(eq(refunds.orderId, orderId), ne(refunds.state, "failed")))
    .groupBy(refundLines.orderLineId);
  const byLine = new Map(refunded.map((row) => [row.orderLineId, row]));
  return lines.map(({ id, name, quantity, amount, discount }) => {
    const before = byLine.get(id) ?? { quantity: 0, amount: 0 };
    return {
      orderLineId: id,
      name,
      quantity: quantity - before.quantity,
      amount: Math.max(0, amount - discount - before.amount),
    };
  });
}

/** Undefined if a line is not of this order or has fewer units left. */
export function priceUnits(
  lines: readonly RefundableLine[],
  requested: readonly RequestedUnits[],
): RefundedUnits[] | undefined {
  const units: RefundedUnits[] = [];
  for (const { lineId, quantity } of requested) {
    const line = lines.find(({ orderLineId }) => orderLineId === lineId);
    const isTwice = units.some(({ orderLineId }) => orderLineId === lineId);
    if (line === undefined || isTwice || quantity > line.quantity) return undefined;
    units.push({ orderLineId: lineId, quantity, amount: priceOf(line, quantity) });
  }
  return units;
}

/** The last units take the rest, so that all units together are exactly what was paid. */
function priceOf({ quantity: left, amount }: RefundableLine, quantity: number): number {
  return quantity === left ? amount : Math.round((amount * quantity) / left);
}

export const allUnits = (lines: readonly RefundableLine[]): RefundedUnits[] =>
  lines
    .filter(({ quantity }) => quantity > 0)
    .map(({ orderLineId, quantity, amount }) => ({ orderLineId, quantity, amount }));

export async function insertRefundUnits(
  tx: Tx,
  refundId: string,
  units: readonly RefundedUnits[],
): Promise<void> {
  if (units.length > 0) await tx.insert(refundLines).values(units.map((unit) => ({ refundId, ...unit })));
}

export async function listRefundUnits(tx: Tx, refundId: string): Promise<RefundedUnits[]> {
  return tx
    .select({
      orderLineId: refundLines.orderLineId,
      quantity: refundLines.quantity,
      amount: refundLines.amount,
    })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId));
}

import { loyaltyRate } from "@/lib/config/orders/loyalty";
import { distributeAmount } from "@/lib/domain/orders/cart-total";

interface PointsOrder {
  readonly total: number;
  readonly currency: string;
}

/**
 * How points that pay part of several orders belong to each: the points, and the money left to pay. A refund of one order
 * then returns its own points and its own money.
 */
export function splitPoints(orders: readonly PointsOrder[], points: number) {
  const { pointValue } = loyaltyRate(orders[0]?.currency ?? "");
  const parts = distributeAmount(
    points,
    orders.map(({ total }) => Math.floor(total / pointValue)),
  );
  return orders.map(({ total }, at) => {
    const part = parts[at] ?? 0;
    return { points: part, money: Math.max(0, total - part * pointValue) };
  });
}

import { and, countDistinct, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { orders } from "@/backend/db/schema/orders";
import { paymentOrders, payments } from "@/backend/db/schema/payments";
import { coupons } from "@/backend/db/schema/pricing";

export type CouponOrder = Pick<typeof orders.$inferSelect, "id" | "couponCode" | "userId">;

const holdingStates = ["starting", "open", "unknown", "held"] as const;

/** Drafts that are being paid hold a use of their coupon until the payment fails or is cancelled. */
function whereHolding(code: string) {
  return and(
    eq(orders.couponCode, code),
    eq(orders.isCouponConsumed, false),
    inArray(orders.state, ["draft", "held"]),
    inArray(payments.state, [...holdingStates]),
  );
}

interface HeldUses {
  readonly code: string;
  /** The caller's own order or cart does not count. */
  readonly exceptOrderId?: number;
  readonly exceptCartId?: string | undefined;
}

export async function countHeldUses(tx: Tx, { code, exceptOrderId, exceptCartId }: HeldUses) {
  const [held] = await tx
    .select({ count: countDistinct(orders.id) })
    .from(orders)
    .innerJoin(paymentOrders, eq(paymentOrders.orderId, orders.id))
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(
      and(
        whereHolding(code),
        exceptOrderId === undefined ? undefined : ne(orders.id, exceptOrderId),
        exceptCartId === undefined ? undefined : sql`${orders.cartId} is distinct from ${exceptCartId}`,
      ),
    );
  return held?.count ?? 0;
}

/**
 * Whether a use is left for this order, whose payment is inserted in the same transaction and holds it from then on. The
 * lock on the coupon serialises buyers: nobody is charged for a voucher that others are paying for.
 */
export async function holdCoupon(tx: Tx, { id, couponCode }: CouponOrder): Promise<boolean> {
  if (couponCode === null) return true;
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, couponCode));
  if (coupon === undefined) return false;
  if (coupon.limit === null) return true;
  const [locked] = await tx.select().from(coupons).where(eq(coupons.code, couponCode)).for("update");
  const held = await countHeldUses(tx, { code: couponCode, exceptOrderId: id });
  return (locked?.used ?? 0) + held < coupon.limit;
}

/**
 * Uses the order's coupon once. False if it is used up. The dates were checked when the order was priced.
 * Consume the coupon before spending points, and call `releaseCoupon` if the points are gone.
 */
export async function consumeCoupon(tx: Tx, { id, couponCode, userId }: CouponOrder): Promise<boolean> {
  if (couponCode === null) return true;
  const isOwn = userId === null ? undefined : eq(coupons.userId, userId);
  const [coupon] = await tx
    .select()
    .from(coupons)
    .where(and(eq(coupons.code, couponCode), or(isNull(coupons.userId), isOwn)))
    .for("update");
  if (coupon === undefined) return false;
  if (coupon.limit !== null) {
    const held = (await isHolding(tx, id, couponCode))
      ? 0
      : await countHeldUses(tx, { code: couponCode, exceptOrderId: id });
    if (coupon.used + held >= coupon.limit) return false;
  }
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(eq(coupons.code, couponCode));
  await tx.update(orders).set({ isCouponConsumed: true }).where(eq(orders.id, id));
  return true;
}

async function isHolding(tx: Tx, orderId: number, code: string): Promise<boolean> {
  const found = await tx
    .select({ id: payments.id })
    .from(orders)
    .innerJoin(paymentOrders, eq(paymentOrders.orderId, orders.id))
    .innerJoin(payments, eq(payments.id, paymentOrders.paymentId))
    .where(and(whereHolding(code), eq(orders.id, orderId)))
    .limit(1);
  return found.length > 0;
}

/** Returns the order's use of its coupon. Idempotent: an order that holds no use returns none. */
export async function releaseCoupon(tx: Tx, { id }: Pick<CouponOrder, "id">): Promise<void> {
  const [released] = await tx
    .update(orders)
    .set({ isCouponConsumed: false })
    .where(and(eq(orders.id, id), eq(orders.isCouponConsumed, true)))
    .returning({ code: orders.couponCode });
  if (!released?.code) return;
  await tx
    .update(coupons)
    .set({ used: sql`greatest(${coupons.used} - 1, 0)` })
    .where(eq(coupons.code, released.code));
}

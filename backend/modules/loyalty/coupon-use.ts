import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import type { orders } from "@/backend/db/schema/orders";
import { coupons } from "@/backend/db/schema/pricing";

export type CouponOrder = Pick<typeof orders.$inferSelect, "couponCode" | "userId">;

/**
 * Uses the order's coupon once. False if it is used up. The dates were checked when the order was priced.
 * Consume the coupon before spending points, and call `releaseCoupon` if the points are gone.
 */
export async function consumeCoupon(tx: Tx, { couponCode, userId }: CouponOrder): Promise<boolean> {
  if (couponCode === null) return true;
  const isOwn = userId === null ? undefined : eq(coupons.userId, userId);
  const updated = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(
      and(
        eq(coupons.code, couponCode),
        or(isNull(coupons.limit), lt(coupons.used, coupons.limit)),
        or(isNull(coupons.userId), isOwn),
      ),
    )
    .returning({ code: coupons.code });
  return updated.length > 0;
}

/** Returns one use. Not idempotent: call it once per order that consumed the coupon. */
export async function releaseCoupon(tx: Tx, { couponCode }: CouponOrder): Promise<void> {
  if (couponCode === null) return;
  await tx
    .update(coupons)
    .set({ used: sql`greatest(${coupons.used} - 1, 0)` })
    .where(eq(coupons.code, couponCode));
}

import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import type { orders } from "@/backend/db/schema/orders";
import { coupons } from "@/backend/db/schema/pricing";

export type CouponOrder = Pick<typeof orders.$inferSelect, "couponCode" | "userId">;

/**
 * Counts the order as one use, and says whether there was one left. Its dates are not asked again: they held when the order
 * was priced. Whoever takes points as well takes the coupon first: `giveCouponBack` undoes it where the points are gone.
 */
export async function takeCoupon(tx: Tx, { couponCode, userId }: CouponOrder): Promise<boolean> {
  if (couponCode === null) return true;
  const isTheirs = userId === null ? undefined : eq(coupons.userId, userId);
  const taken = await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + 1` })
    .where(
      and(
        eq(coupons.code, couponCode),
        or(isNull(coupons.limit), lt(coupons.used, coupons.limit)),
        or(isNull(coupons.userId), isTheirs),
      ),
    )
    .returning({ code: coupons.code });
  return taken.length > 0;
}

/** Of an order that had taken it, once: nothing here knows of which orders it was. */
export async function giveCouponBack(tx: Tx, { couponCode }: CouponOrder): Promise<void> {
  if (couponCode === null) return;
  await tx
    .update(coupons)
    .set({ used: sql`greatest(${coupons.used} - 1, 0)` })
    .where(eq(coupons.code, couponCode));
}

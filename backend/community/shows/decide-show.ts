import { addDays } from "date-fns";
import { eq } from "drizzle-orm";
import { exhibitorCodeDays, exhibitorDiscountPercent } from "@/lib/config/community/shows";
import type { Tx } from "@/backend/db/client";
import { coupons } from "@/backend/db/schema/pricing";
import { shows } from "@/backend/db/schema/shows";
import { generateCouponCode } from "@/backend/kernel/users/coupon-code";

interface ApprovalRef {
  readonly id: number;
}

/** Creates the discount code for exhibitors: one order for each expected entry. */
export async function approveShow(tx: Tx, { id }: ApprovalRef): Promise<void> {
  const [show] = await tx.select().from(shows).where(eq(shows.approvalId, id));
  if (show === undefined) throw new Error(`Approval ${id} has no show.`);
  const couponCode = generateCouponCode();
  await tx.insert(coupons).values({
    code: couponCode,
    percent: exhibitorDiscountPercent,
    limit: show.entries,
    endsAt: addDays(new Date(`${show.heldOn}T00:00:00Z`), exhibitorCodeDays + 1),
  });
  await tx.update(shows).set({ state: "approved", couponCode }).where(eq(shows.id, show.id));
}

export async function declineShow(tx: Tx, { id }: ApprovalRef): Promise<void> {
  await tx.update(shows).set({ state: "declined" }).where(eq(shows.approvalId, id));
}

import { and, eq, gte, isNotNull, notLike } from "drizzle-orm";
import type { Db } from "@/backend/db/client";
import { payments } from "@/backend/db/schema/payments";

/**
 * PayPal's ids of what we have begun there since then, whatever we believe has become of it. Renewals it has begun itself: their
 * subscription is looked at.
 */
export async function begunPayPalOrders(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .select({ providerId: payments.providerId })
    .from(payments)
    .where(
      and(
        eq(payments.provider, "paypal"),
        isNotNull(payments.providerId),
        notLike(payments.providerId, "%:%"),
        gte(payments.updatedAt, since),
      ),
    )
    .orderBy(payments.updatedAt, payments.id);
  return rows.flatMap(({ providerId }) => providerId ?? []);
}

import { and, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import type { orders } from "@/backend/db/schema/orders";
import { shippingPrices } from "@/backend/db/schema/pricing";

/** Working days that the shipping method of an order takes; null without one. */
export async function readDeliveryDays(
  tx: Tx,
  { shippingMethodId, store }: Pick<typeof orders.$inferSelect, "shippingMethodId" | "store">,
) {
  if (shippingMethodId === null) return null;
  const [price] = await tx
    .select({ min: shippingPrices.minDays, max: shippingPrices.maxDays })
    .from(shippingPrices)
    .where(and(eq(shippingPrices.methodId, shippingMethodId), eq(shippingPrices.store, store)));
  return price ?? null;
}

import { eq } from "drizzle-orm";
import type { OrderSample } from "@/lib/config/orders";
import type { Tx } from "@/backend/db/client";
import { products } from "@/backend/db/schema/catalogue";
import { orderLines } from "@/backend/db/schema/orders";

/** Shippable products, life plans, subscriptions: nothing is tested for them. */
const untestedTypeIds: readonly number[] = [4, 5, 6];

/** Whether the lab waits for a sample, has one, or tests nothing: what happens next is told by it. */
export async function sampleOf(tx: Tx, orderId: number): Promise<OrderSample> {
  const lines = await tx
    .select({ line: orderLines, typeId: products.typeId, sample: products.sample })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, orderId));
  const isUpgrade = ({ line }: (typeof lines)[number]) => line.isUpgradeTests || line.isUpgradeFullbreed;
  if (lines.some((one) => !isUpgrade(one) && one.sample !== "none")) return "awaited";
  return lines.some((one) => isUpgrade(one) || !untestedTypeIds.includes(one.typeId)) ? "kept" : "none";
}

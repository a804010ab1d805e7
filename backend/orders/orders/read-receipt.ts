import { asc, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { products } from "@/backend/db/schema/catalogue";
import { orderLines, type orders } from "@/backend/db/schema/orders";
import { readDeliveryDays } from "./delivery-days";
import { countContents } from "./order-contents";
import { isPosted } from "./shipment";

export type ReceiptData = Awaited<ReturnType<typeof readReceipt>>;

/** What the receipt mail lists besides the order itself. */
export async function readReceipt(tx: Tx, order: typeof orders.$inferSelect) {
  const rows = await tx
    .select({ line: orderLines, product: products })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const hasParcel = isPosted(order, countContents(rows));
  return {
    lines: rows.map(({ line: { name, quantity, unitAmount, amount } }) => ({
      name,
      quantity,
      unitAmount,
      amount,
    })),
    deliveryDays: hasParcel ? await readDeliveryDays(tx, order) : null,
    deliveryAddress: hasParcel ? order.shippingAddress : null,
  };
}

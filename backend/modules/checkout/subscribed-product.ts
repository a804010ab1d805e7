import { eq } from "drizzle-orm";
import { canRenew } from "@/lib/domain/renews";
import type { Tx } from "@/backend/db/client";
import { products } from "@/backend/db/schema/catalogue";
import { orderLines } from "@/backend/db/schema/orders";
import { type Refusal, refuseFields } from "@/backend/http/refusals";
import type { Order } from "@/backend/modules/payments/find-payment";
import type { StartPayment } from "@/backend/payments/port";

/** Refused where the page has said that it renews and it cannot: the cart was changed since, in another tab. */
export async function subscribedProduct(
  tx: Tx,
  { id, shipping, discount, pointsValue }: Order,
  renews = false,
): Promise<StartPayment["subscribes"] | Refusal> {
  if (!renews) return undefined;
  const lines = await tx
    .select({
      productId: products.id,
      name: products.name,
      typeId: products.typeId,
      quantity: orderLines.quantity,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.orderId, id));
  const [line] = lines;
  if (line === undefined || !canRenew({ lines, extras: [shipping, discount, pointsValue] }))
    return refuseFields({ renews: "Your cart has changed. Please look at it again" });
  return { productId: line.productId, name: line.name };
}

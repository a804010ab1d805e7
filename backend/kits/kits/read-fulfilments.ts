import { eq, inArray } from "drizzle-orm";
import { defaultFulfilment, type Fulfilment } from "@/lib/domain/kits/default-fulfilment";
import type { Tx } from "@/backend/db/client";
import { products } from "@/backend/db/schema/catalogue";
import { productFulfilments } from "@/backend/db/schema/kits";

/** What one unit of each product consists of. Products added in a running shop follow the default rule until they have a row. */
export async function readFulfilments(
  tx: Tx,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, Fulfilment>> {
  const rows = await tx
    .select({ product: products, fulfilment: productFulfilments })
    .from(products)
    .leftJoin(productFulfilments, eq(productFulfilments.productId, products.id))
    .where(inArray(products.id, [...productIds]));
  return new Map(
    rows.map(({ product, fulfilment }) => [product.id, fulfilment ?? defaultFulfilment(product)]),
  );
}

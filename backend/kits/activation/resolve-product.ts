import { eq } from "drizzle-orm";
import { sampledProductTypes } from "@/lib/config/shop/product-types";
import type { Tx } from "@/backend/db/client";
import { products } from "@/backend/db/schema/catalogue";
import { productFulfilments } from "@/backend/db/schema/kits";
import { type Refusal, refuseFields } from "@/backend/http/refusals";
import { readBalance } from "@/backend/kits/public/pack-balance";
import { testCount } from "@/backend/shop/public/part-prices";
import type { ProductRow, ReadyKit } from "@/backend/kits/public/find-kits";

interface Choice {
  /** The pack to take a unit of. */
  readonly selectedTestKit?: number | null | undefined;
  readonly selectedProduct?: number | null | undefined;
}

export interface ResolvedProduct {
  readonly product: ProductRow;
  /** The pack that a unit is taken of; undefined if the kit includes its test. */
  readonly packId: number | undefined;
}

/** What the laboratory does with the tubes: the kit's own test, or the one chosen from the account's balance. */
export async function resolveProduct(
  tx: Tx,
  { product }: ReadyKit,
  choice: Choice,
  userId: number | undefined,
): Promise<ResolvedProduct | Refusal> {
  if (product !== null) return { product, packId: undefined };
  const pack =
    userId === undefined
      ? undefined
      : (await readBalance(tx, userId)).find(({ productId }) => productId === choice.selectedTestKit);
  if (pack === undefined) return refuseFields({ selectedTestKit: "kits.noTest" });
  if (pack.units < 1) return refuseFields({ selectedTestKit: "kits.balance" });
  const chosen = await findProduct(tx, pack.packOf ?? choice.selectedProduct);
  const fits =
    chosen !== undefined &&
    (pack.packOf !== null || (chosen.categoryId === pack.categoryId && (await isSingleTest(tx, chosen))));
  return fits
    ? { product: chosen, packId: pack.productId }
    : refuseFields({ selectedProduct: "kits.notInPack" });
}

export async function findProduct(tx: Tx, id: number | null | undefined): Promise<ProductRow | undefined> {
  if (!id) return undefined;
  const [row] = await tx.select().from(products).where(eq(products.id, id));
  return row;
}

/** Units of packs of any test are for one single test each. */
async function isSingleTest(tx: Tx, product: ProductRow): Promise<boolean> {
  const [row] = await tx
    .select({ tests: testCount, fulfilment: productFulfilments })
    .from(products)
    .innerJoin(productFulfilments, eq(productFulfilments.productId, products.id))
    .where(eq(products.id, product.id));
  return (
    row !== undefined &&
    Number(row.tests) === 1 &&
    row.fulfilment.kits === 1 &&
    sampledProductTypes.includes(product.typeId)
  );
}

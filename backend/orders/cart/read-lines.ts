import { and, asc, eq, getTableColumns } from "drizzle-orm";
import { inLanguage } from "@/backend/db/in-language";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { cartItems, type carts } from "@/backend/db/schema/carts";
import { prices, products } from "@/backend/db/schema/catalogue";
import { productFulfilments } from "@/backend/db/schema/kits";
import type { Store } from "@/lib/config/markets/markets";
import type { FulfilledUnit } from "@/lib/domain/shop/product-kind";
import type { Caller } from "@/backend/http/caller";
import { fulfilledUnit, hasFulfilment } from "@/backend/shop/public/product-rows";
import { findUpgradesWithKit } from "@/backend/kits/public/stored-samples";
import { type LineContents, readLineContents } from "./custom-profile-line";

export interface CartLine {
  readonly cart_items: typeof cartItems.$inferSelect;
  readonly products: typeof products.$inferSelect;
  readonly prices: typeof prices.$inferSelect;
  /** What one unit of the product consists of. */
  readonly unit: FulfilledUnit | null;
  /** Set for the animal's owner only, not for others who know the cart. */
  readonly animals: { readonly id: number; readonly name: string } | null;
  /** An upgrade of an animal whose sample the laboratory does not have: a new kit is sent. */
  readonly needsKit: boolean;
  /** Set for lines with a custom profile. */
  readonly contents: LineContents | undefined;
}

const noOwnerId = 0;

/** A cart's lines with product, price in the store, animal and custom profile, oldest first. */
export async function readLines(
  tx: Tx,
  cart: typeof carts.$inferSelect,
  caller: Caller,
  store: Store,
): Promise<readonly CartLine[]> {
  const lines = await tx
    .select({
      cart_items: cartItems,
      products: { ...getTableColumns(products), name: inLanguage(products.name, caller.language) },
      prices,
      animals: { id: animals.id, name: animals.name },
      unit: fulfilledUnit,
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(prices, and(eq(prices.productId, products.id), eq(prices.store, store)))
    .leftJoin(productFulfilments, hasFulfilment)
    .leftJoin(
      animals,
      and(eq(animals.id, cartItems.animalId), eq(animals.ownerId, caller.user?.id ?? noOwnerId)),
    )
    .where(eq(cartItems.cartId, cart.id))
    .orderBy(asc(cartItems.id));
  const items = lines.map((line) => line.cart_items);
  const contents = await readLineContents(tx, items, store);
  const withKit = await findUpgradesWithKit(tx, items);
  return lines.map((line) => ({
    ...line,
    needsKit: withKit.has(line.cart_items),
    contents: contents.get(line.cart_items.id),
  }));
}

export function unitAmountOf({ prices: price, contents }: CartLine): number {
  return contents?.amount ?? price.amount;
}

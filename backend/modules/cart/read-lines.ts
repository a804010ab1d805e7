import { and, asc, eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { animals } from "@/backend/db/schema/animals";
import { cartItems, type carts } from "@/backend/db/schema/carts";
import { prices, products } from "@/backend/db/schema/catalogue";
import type { Visit } from "@/backend/http/visit";
import { type Inside, readInside } from "./custom-line";
import { regionOfCart } from "./find-cart";

export interface CartLine {
  readonly cart_items: typeof cartItems.$inferSelect;
  readonly products: typeof products.$inferSelect;
  readonly prices: typeof prices.$inferSelect;
  /** It is told to whom it belongs, and to nobody else who knows the cart. */
  readonly animals: { readonly id: number; readonly name: string } | null;
  /** Of a profile that somebody has put together. */
  readonly inside: Inside | undefined;
}

const nobody = 0;

/** A cart's lines with what they are made of, oldest first. */
export async function readLines(
  tx: Tx,
  cart: typeof carts.$inferSelect,
  visit: Visit,
): Promise<readonly CartLine[]> {
  const region = regionOfCart(cart, visit);
  const lines = await tx
    .select({
      ...{ cart_items: cartItems, products, prices },
      animals: { id: animals.id, name: animals.name },
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .innerJoin(prices, and(eq(prices.productId, products.id), eq(prices.region, region)))
    .leftJoin(
      animals,
      and(eq(animals.id, cartItems.animalId), eq(animals.ownerId, visit.person?.id ?? nobody)),
    )
    .where(eq(cartItems.cartId, cart.id))
    .orderBy(asc(cartItems.id));
  const items = lines.map((line) => line.cart_items);
  const inside = await readInside(tx, items, region);
  return lines.map((line) => ({ ...line, inside: inside.get(line.cart_items.id) }));
}

export function unitOf({ prices: price, inside }: CartLine): number {
  return inside?.amount ?? price.amount;
}

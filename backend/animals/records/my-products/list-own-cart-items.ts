import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { cartItems, carts } from "@/backend/db/schema/carts";

/** What the user has in the cart: products, and the animals they are for. */
export function listOwnCartItems(tx: Tx, userId: number) {
  return tx
    .select({ productId: cartItems.productId, animalId: cartItems.animalId })
    .from(cartItems)
    .innerJoin(carts, eq(carts.id, cartItems.cartId))
    .where(and(eq(carts.userId, userId), isNull(carts.mergedInto), isNull(carts.orderedAt)));
}

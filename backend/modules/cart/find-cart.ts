import { and, eq, isNull, or, sql } from "drizzle-orm";
import { type Region, regionOf } from "@/lib/config/markets";
import type { Tx } from "@/backend/db/client";
import { cartItems, carts } from "@/backend/db/schema/carts";
import { notFound, type Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";

type Cart = typeof carts.$inferSelect;

/** A guest's cart answers whoever knows its id; a person's cart that person only. To others it does not exist. */
function mayUse({ person }: Visit) {
  if (person === undefined) return isNull(carts.userId);
  return or(isNull(carts.userId), eq(carts.userId, person.id));
}

/** One that has been ordered is gone for whoever asks: the browser then forgets it. */
function isOpen(cart: Cart | undefined): cart is Cart {
  return cart !== undefined && cart.orderedAt === null;
}

export async function findCart(tx: Tx, visit: Visit, sessionId: string): Promise<Cart | Refusal> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, sessionId), mayUse(visit)));
  if (cart?.mergedInto) return findCart(tx, visit, cart.mergedInto);
  return isOpen(cart) ? cart : notFound();
}

/** For changes: two of them at once on one cart wait for each other, and no line is lost. */
export async function lockCart(tx: Tx, visit: Visit, sessionId: string): Promise<Cart | Refusal> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, sessionId), mayUse(visit)))
    .for("update");
  // A page that has not heard of it yet still adds to the cart it knew.
  if (cart?.mergedInto) return lockCart(tx, visit, cart.mergedInto);
  return isOpen(cart) ? cart : notFound();
}

export async function findItem(tx: Tx, cartId: string, itemId: number) {
  const [item] = await tx
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)));
  return item ?? notFound();
}

/** What is to be paid is another from now on: a payment that was begun before is for the cart as it was. */
export async function touchCart(tx: Tx, cartId: string): Promise<void> {
  const version = sql`${carts.version} + 1`;
  await tx.update(carts).set({ version, updatedAt: new Date() }).where(eq(carts.id, cartId));
}

/** Whose prices a cart is at: those of the country of delivery once it is known. */
export function regionOfCart({ country }: Cart, visit: Visit): Region {
  return country === null ? visit.region : regionOf(country);
}

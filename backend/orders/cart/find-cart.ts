import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { cartItems, carts } from "@/backend/db/schema/carts";
import { notFound, type Refusal } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import { type Cart, findOwnCart } from "@/backend/kernel/users/own-cart";
import { lockUser } from "@/backend/kernel/users/lock-user";
import { randomToken } from "@/backend/db/random-token";

/** A guest's cart is open to anyone with its id; a user's cart to that user only. For others it is a 404. */
function isAccessibleTo({ user }: Caller) {
  if (user === undefined) return isNull(carts.userId);
  return or(isNull(carts.userId), eq(carts.userId, user.id));
}

/** An ordered cart is a 404, which makes the browser forget its id. */
function isOpen(cart: Cart | undefined): cart is Cart {
  return cart !== undefined && cart.orderedAt === null;
}

export async function findCart(tx: Tx, caller: Caller, sessionId: string): Promise<Cart | Refusal> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, sessionId), isAccessibleTo(caller)));
  if (cart?.mergedInto) return findCart(tx, caller, cart.mergedInto);
  return isOpen(cart) ? cart : notFound();
}

/** For changes. The row lock serialises concurrent changes to one cart. */
export async function lockCart(tx: Tx, caller: Caller, sessionId: string): Promise<Cart | Refusal> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, sessionId), isAccessibleTo(caller)))
    .for("update");
  // A page opened before the carts were merged still sends the old id.
  if (cart?.mergedInto) return lockCart(tx, caller, cart.mergedInto);
  return isOpen(cart) ? cart : notFound();
}

interface NewCart {
  readonly isSeparate?: boolean | undefined;
}

/**
 * Returns the user's existing cart, or creates one. The id is a guest's only key to a cart, so it is 256 bits long. A
 * separate cart has no owner, like a guest's: it is never taken for the one that the user has on all devices.
 */
export async function createCart(tx: Tx, { user, language }: Caller, { isSeparate = false }: NewCart = {}) {
  if (user !== undefined && !isSeparate) {
    await lockUser(tx, user.id);
    const existing = await findOwnCart(tx, user.id);
    if (existing !== undefined) return { sessionId: existing.id };
  }
  const id = randomToken();
  await tx.insert(carts).values({ id, userId: isSeparate ? null : user?.id, language });
  return { sessionId: id };
}

export async function findItem(tx: Tx, cartId: string, itemId: number) {
  const [item] = await tx
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.cartId, cartId), eq(cartItems.id, itemId)));
  return item ?? notFound();
}

/** Marks the amount due as changed: a payment started for an earlier version cannot complete this cart. */
export async function bumpCartVersion(tx: Tx, cartId: string): Promise<void> {
  const version = sql`${carts.version} + 1`;
  await tx.update(carts).set({ version, updatedAt: new Date() }).where(eq(carts.id, cartId));
}

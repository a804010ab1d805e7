import { eq } from "drizzle-orm";
import { fieldMessages } from "@/lib/contract/messages";
import { isOnceOnly } from "@/lib/domain/once-only";
import type { Tx } from "@/backend/db/client";
import { cartItems } from "@/backend/db/schema/carts";
import { Refusal, refuseFields } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import { isCustom, onlyOne } from "./custom-line";
import { findItem, lockCart, touchCart } from "./find-cart";
import { boughtLines } from "./item-rules";

export interface ItemPath {
  readonly sessionId: string;
  readonly itemId: number;
}

/** The quantity is absolute: however often and in whatever order it is sent, the last one stands. */
export async function changeItem(
  tx: Tx,
  visit: Visit,
  path: ItemPath,
  wish: { productId: number; quantity: number },
) {
  const item = await lockItem(tx, visit, path);
  if (item instanceof Refusal) return item;
  if (item.productId !== wish.productId) return refuseFields({ productId: fieldMessages.invalid });
  if (wish.quantity > 1 && (await isOneOnly(tx, item)))
    return refuseFields({ quantity: fieldMessages.invalid });
  if (isCustom(item) && wish.quantity > 1) return onlyOne;
  await tx.update(cartItems).set({ quantity: wish.quantity }).where(eq(cartItems.id, item.id));
  return { id: item.id, quantity: wish.quantity };
}

async function isOneOnly(tx: Tx, item: typeof cartItems.$inferSelect): Promise<boolean> {
  const [line] = (await boughtLines(tx, item.cartId)).filter(({ id }) => id === item.id);
  return line !== undefined && isOnceOnly(line);
}

export async function removeItem(tx: Tx, visit: Visit, path: ItemPath) {
  const item = await lockItem(tx, visit, path);
  if (item instanceof Refusal) return item;
  await tx.delete(cartItems).where(eq(cartItems.id, item.id));
  return undefined;
}

/** An empty note is no note. */
export async function noteItem(tx: Tx, visit: Visit, path: ItemPath, note: string) {
  const item = await lockItem(tx, visit, path);
  if (item instanceof Refusal) return item;
  await tx
    .update(cartItems)
    .set({ note: note.trim() || null })
    .where(eq(cartItems.id, item.id));
  return undefined;
}

async function lockItem(tx: Tx, visit: Visit, { sessionId, itemId }: ItemPath) {
  const cart = await lockCart(tx, visit, sessionId);
  if (cart instanceof Refusal) return cart;
  await touchCart(tx, cart.id);
  return findItem(tx, cart.id, itemId);
}

import { and, eq, isNull, or } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { carts } from "@/backend/db/schema/carts";
import { orders } from "@/backend/db/schema/orders";
import { notFound, type Refusal } from "@/backend/http/refusals";
import type { Caller } from "@/backend/http/caller";
import type { Order } from "@/backend/orders/payments/find-payment";

export type Cart = typeof carts.$inferSelect;

/** Also finds a cart that was already ordered (empty everywhere else), so that a repeated request gets its order. */
export async function findCheckoutCart(
  tx: Tx,
  caller: Caller,
  sessionId: string,
  isLocked = false,
): Promise<Cart | Refusal> {
  const { user } = caller;
  const isOwn = user === undefined ? undefined : eq(carts.userId, user.id);
  const query = tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, sessionId), or(isNull(carts.userId), isOwn)));
  const [cart] = await (isLocked ? query.for("update") : query);
  // An ordered cart leads to its order, not to the cart with what was added meanwhile.
  if (cart?.mergedInto && cart.orderedAt === null)
    return findCheckoutCart(tx, caller, cart.mergedInto, isLocked);
  return cart ?? notFound();
}

/** A cart has at most one order, draft or placed. */
export async function findOrderOfCart(tx: Tx, cartId: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.cartId, cartId));
  return order;
}

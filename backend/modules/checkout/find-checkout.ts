import { and, eq, isNull, or } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { carts } from "@/backend/db/schema/carts";
import { orders } from "@/backend/db/schema/orders";
import { notFound, type Refusal } from "@/backend/http/refusals";
import type { Visit } from "@/backend/http/visit";
import type { Order } from "@/backend/modules/payments/find-payment";

export type Cart = typeof carts.$inferSelect;

/**
 * A cart as checkout sees it: also one that is ordered already, which to everybody else is empty. Whoever asks for it again is told
 * of its order. Locked where it is to be ordered.
 */
export async function findCheckout(
  tx: Tx,
  visit: Visit,
  sessionId: string,
  isLocked = false,
): Promise<Cart | Refusal> {
  const { person } = visit;
  const isTheirs = person === undefined ? undefined : eq(carts.userId, person.id);
  const query = tx
    .select()
    .from(carts)
    .where(and(eq(carts.id, sessionId), or(isNull(carts.userId), isTheirs)));
  const [cart] = await (isLocked ? query.for("update") : query);
  if (cart?.mergedInto) return findCheckout(tx, visit, cart.mergedInto, isLocked);
  return cart ?? notFound();
}

/** The one order of a cart, draft or placed. */
export async function orderOfCart(tx: Tx, cartId: string): Promise<Order | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.cartId, cartId));
  return order;
}

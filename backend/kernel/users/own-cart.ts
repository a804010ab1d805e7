import { and, asc, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { carts } from "@/backend/db/schema/carts";

export type Cart = typeof carts.$inferSelect;

/** The one cart a user has on all devices: the oldest open one, should there be several. */
export async function findOwnCart(tx: Tx, userId: number): Promise<Cart | undefined> {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), isNull(carts.mergedInto), isNull(carts.orderedAt)))
    .orderBy(asc(carts.createdAt), asc(carts.id))
    .limit(1);
  return cart;
}

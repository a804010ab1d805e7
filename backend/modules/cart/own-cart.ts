import { and, asc, eq, isNull } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { carts } from "@/backend/db/schema/carts";
import { users } from "@/backend/db/schema/people";

/** The one cart a person has, on whatever device. Should there be several, the first: claiming joins the others. */
export async function findOwnCart(tx: Tx, userId: number) {
  const [cart] = await tx
    .select()
    .from(carts)
    .where(and(eq(carts.userId, userId), isNull(carts.mergedInto), isNull(carts.orderedAt)))
    .orderBy(asc(carts.createdAt), asc(carts.id))
    .limit(1);
  return cart;
}

/** Whoever makes a cart a person's own waits here for the others, so that there is never a second. */
export async function lockPerson(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
}

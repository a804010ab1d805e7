import { eq } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { users } from "@/backend/db/schema/users";

export type User = typeof users.$inferSelect;

/**
 * Serialises changes that belong to one user: own cart, loyalty points, custom profiles, applications. Always taken
 * before any other lock, so that transactions cannot deadlock.
 */
export async function lockUser(tx: Tx, userId: number): Promise<User | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId)).for("no key update");
  return user;
}

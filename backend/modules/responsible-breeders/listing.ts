import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { breederListings } from "@/backend/db/schema/breeder-listings";

export async function isListed(tx: Tx, userId: number): Promise<boolean> {
  const found = await tx
    .select({ id: breederListings.approvalId })
    .from(breederListings)
    .where(and(eq(breederListings.userId, userId), isNotNull(breederListings.listedAt)));
  return found.length > 0;
}

/** In the place of whatever was published of them before. */
export async function publish(tx: Tx, { id, userId }: { id: number; userId: number }): Promise<void> {
  await unpublish(tx, eq(breederListings.userId, userId));
  await tx
    .update(breederListings)
    .set({ listedAt: sql`now()` })
    .where(eq(breederListings.approvalId, id));
}

/** True where something was published. */
export async function unpublish(tx: Tx, which: SQL): Promise<boolean> {
  const ended = await tx
    .update(breederListings)
    .set({ listedAt: null })
    .where(and(which, isNotNull(breederListings.listedAt)))
    .returning({ id: breederListings.approvalId });
  return ended.length > 0;
}

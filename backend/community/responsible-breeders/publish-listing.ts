import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { breederListings } from "@/backend/db/schema/breeder-listings";

export async function hasPublishedListing(tx: Tx, userId: number): Promise<boolean> {
  const isPublished = and(eq(breederListings.userId, userId), isNotNull(breederListings.listedAt));
  return (await tx.$count(breederListings, isPublished)) > 0;
}

/** Publishes a listing in place of the user's earlier one. */
export async function publishListing(tx: Tx, { id, userId }: { id: number; userId: number }): Promise<void> {
  await unpublishListing(tx, eq(breederListings.userId, userId));
  await tx
    .update(breederListings)
    .set({ listedAt: sql`now()` })
    .where(eq(breederListings.approvalId, id));
}

/** False if no such listing was published. */
export async function unpublishListing(tx: Tx, where: SQL): Promise<boolean> {
  const updated = await tx
    .update(breederListings)
    .set({ listedAt: null })
    .where(and(where, isNotNull(breederListings.listedAt)))
    .returning({ id: breederListings.approvalId });
  return updated.length > 0;
}

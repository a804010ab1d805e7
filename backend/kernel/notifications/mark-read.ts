import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { notifications } from "@/backend/db/schema/notifications";
import type { SignedInCaller } from "@/backend/http/caller";
import { notFound } from "@/backend/http/refusals";

export async function markRead(tx: Tx, { user }: SignedInCaller, id: number) {
  const marked = await tx
    .update(notifications)
    // The first time counts.
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(eq(notifications.id, id), eq(notifications.userId, user.id)))
    .returning({ id: notifications.id });
  return marked.length === 0 ? notFound() : undefined;
}

export async function markAllRead(tx: Tx, { user }: SignedInCaller) {
  await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.userId, user.id), isNull(notifications.readAt)));
  return undefined;
}

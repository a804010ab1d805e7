import { and, eq, isNull, sql } from "drizzle-orm";
import type { Tx } from "@/backend/db/client";
import { notifications } from "@/backend/db/schema/notifications";
import type { Caller } from "@/backend/http/caller";
import { notFound, notSignedIn } from "@/backend/http/refusals";

export async function markRead(tx: Tx, { user }: Caller, id: number) {
  if (user === undefined) return notSignedIn();
  const marked = await tx
    .update(notifications)
    // The first time counts.
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(eq(notifications.id, id), eq(notifications.userId, user.id)))
    .returning({ id: notifications.id });
  return marked.length === 0 ? notFound() : undefined;
}

export async function markAllRead(tx: Tx, { user }: Caller) {
  if (user === undefined) return notSignedIn();
  await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.userId, user.id), isNull(notifications.readAt)));
  return undefined;
}

import { and, eq, isNull, sql } from "drizzle-orm";
import { notifications } from "@/backend/db/schema/notifications";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { notFound } from "@/backend/http/refusals";

export async function markRead(
  { tx, caller: { user } }: SignedInContext,
  { params: { id } }: Input<"notifications.markRead">,
) {
  const marked = await tx
    .update(notifications)
    // The first time counts.
    .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
    .where(and(eq(notifications.id, id), eq(notifications.userId, user.id)))
    .returning({ id: notifications.id });
  return marked.length === 0 ? notFound() : undefined;
}

export async function markAllRead({ tx, caller: { user } }: SignedInContext) {
  await tx
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(eq(notifications.userId, user.id), isNull(notifications.readAt)));
  return undefined;
}

import { and, desc, eq, isNull } from "drizzle-orm";
import { notifications } from "@/backend/db/schema/notifications";
import type { Input, SignedInContext } from "@/backend/http/handler-types";
import { envelope, offsetOf } from "@/backend/http/paging";

/** Newest first. */
export async function listNotifications(
  { tx, caller: { user } }: SignedInContext,
  { query: paging }: Input<"notifications.list">,
) {
  const isOwn = eq(notifications.userId, user.id);
  const rows = await tx
    .select()
    .from(notifications)
    .where(isOwn)
    .orderBy(desc(notifications.id))
    .limit(paging.size)
    .offset(offsetOf(paging));
  const total = await tx.$count(notifications, isOwn);
  return envelope(rows.map(describeNotification), total, paging);
}

const noParams = { name: "", other: "", number: "", topic: "", count: 0 };

function describeNotification(row: typeof notifications.$inferSelect) {
  const { id, event, params, path, createdAt, readAt } = row;
  return {
    id,
    event,
    path,
    params: { ...noParams, ...params },
    createdAt: createdAt.toISOString(),
    isRead: readAt !== null,
  };
}

export async function countUnread({ tx, caller: { user } }: SignedInContext) {
  const unread = await tx.$count(
    notifications,
    and(eq(notifications.userId, user.id), isNull(notifications.readAt)),
  );
  return { count: unread };
}

import "server-only";
import { tryReadAsVisitor } from "@/lib/data/visitor-calls";

/** For the bell: 0 on a failure, because every page of the portal has it. */
export async function readUnreadCount(): Promise<number> {
  const unread = await tryReadAsVisitor("notifications.unread", {});
  return unread?.count ?? 0;
}

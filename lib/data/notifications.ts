import "server-only";
import { readAsVisitor, tryReadAsVisitor } from "./visitor-calls";

export async function readNotifications(page: number) {
  return readAsVisitor("notifications.list", { query: { page } });
}

/** For the bell: 0 on a failure, because every page of the portal has it. */
export async function readUnreadCount(): Promise<number> {
  const unread = await tryReadAsVisitor("notifications.unread", {});
  return unread?.count ?? 0;
}

export async function readMailPreferences() {
  return readAsVisitor("notifications.preferences", {});
}

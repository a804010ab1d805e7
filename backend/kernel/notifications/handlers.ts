import type { Handlers } from "@/backend/http/handler-types";
import { countUnread, listNotifications } from "./list-notifications";
import { readPreferences, savePreferences } from "./mail-preferences";
import { markAllRead, markRead } from "./mark-read";
import { readSubscription, unsubscribe } from "./unsubscribe";

export const notificationsHandlers: Handlers<"notifications"> = {
  list: ({ tx, caller, query }) => listNotifications(tx, caller, query),
  unread: ({ tx, caller }) => countUnread(tx, caller),
  markRead: ({ tx, caller, params }) => markRead(tx, caller, params.id),
  markAllRead: ({ tx, caller }) => markAllRead(tx, caller),
  preferences: ({ tx, caller }) => readPreferences(tx, caller),
  savePreferences: ({ tx, caller, body }) => savePreferences(tx, caller, body.muted),
  subscription: ({ tx, params }) => readSubscription(tx, params.token),
  unsubscribe: ({ tx, params }) => unsubscribe(tx, params.token),
};

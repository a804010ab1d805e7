import type { Handlers } from "@/backend/http/handler-types";
import { countUnread, listNotifications } from "./list-notifications";
import { readPreferences, savePreferences } from "./mail-preferences";
import { markAllRead, markRead } from "./mark-read";
import { readSubscription, unsubscribe } from "./unsubscribe";

export const notificationsHandlers: Handlers<"notifications"> = {
  list: listNotifications,
  unread: countUnread,
  markRead,
  markAllRead,
  preferences: readPreferences,
  savePreferences,
  subscription: ({ tx }, { params }) => readSubscription(tx, params.token),
  unsubscribe,
};

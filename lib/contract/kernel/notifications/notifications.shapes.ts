import { array, string } from "yup";
import { notificationEventNames, notificationKinds, optionalKinds } from "@/lib/config/kernel/notifications";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { notificationsRoutes } from "./notifications.routes";

const kind = () => string().oneOf(notificationKinds).required();

const tokenParams = f.castObject({
  /** Id of the notification and signature. */
  token: string()
    .matches(/^\d{1,10}-[A-Za-z0-9_-]{43}$/, "fields.invalid")
    .required(),
});

/** `isMailed`: whether mails of this kind are on at the moment. */
const subscription = f.responseObject({ kind: kind(), isMailed: f.flag() });

export const notificationsShapes = {
  list: {
    summary: "The user's notifications, newest first.",
    query: f.castObject(f.paging()),
    response: f.paged(
      f.responseObject({
        id: f.id(),
        event: string().oneOf(notificationEventNames).required(),
        /** Variables of the title: an animal, a person or club, a number of an order or tube, a kind of application. */
        params: f.responseObject({
          name: f.responseText(),
          other: f.responseText(),
          number: f.responseText(),
          topic: f.responseText(),
          count: f.wholeNumber(),
        }),
        path: f.responseText(),
        createdAt: f.instant(),
        isRead: f.flag(),
      }),
    ),
  },
  unread: {
    summary: "How many notifications are unread.",
    response: f.responseObject({ count: f.wholeNumber() }),
  },
  markRead: {
    summary: "Marks a notification as read.",
    params: f.castObject({ id: f.id() }),
    response: noContent,
  },
  markAllRead: { summary: "Marks all notifications as read.", response: noContent },
  preferences: {
    summary: "Which mails the user receives.",
    response: f.responseObject({ muted: f.listOf(string().oneOf(optionalKinds).required()) }),
  },
  savePreferences: {
    summary: "Changes which mails the user receives.",
    body: f.strictObject({
      /** Kinds whose mails are off. Mails of the others are on. */
      muted: array()
        .of(string().oneOf(optionalKinds, "fields.invalid").required())
        .max(optionalKinds.length, "fields.invalid")
        .required(),
    }),
    response: noContent,
  },
  subscription: {
    summary: "The kind of mail that a link unsubscribes from.",
    params: tokenParams,
    response: subscription,
  },
  unsubscribe: {
    summary: "Turns a kind of mail off or on by the link of a mail.",
    params: tokenParams,
    response: subscription,
  },
} as const satisfies Shapes<typeof notificationsRoutes>;

import { array, string } from "yup";
import { notificationEventNames, notificationKinds, optionalKinds } from "@/lib/config/notifications";
import { noContent, type Shapes } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  id,
  listOf,
  page,
  paged,
  pageSize,
  responseObject,
  responseText,
  strictObject,
  wholeNumber,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import type { notificationsRoutes } from "./notifications.routes";

const kind = () => string().oneOf(notificationKinds).required();

const tokenParams = castObject({
  /** Id of the notification and signature. */
  token: string()
    .matches(/^\d{1,10}-[A-Za-z0-9_-]{43}$/, fieldMessages.invalid)
    .required(),
});

/** `isMailed`: whether mails of this kind are on at the moment. */
const subscription = responseObject({ kind: kind(), isMailed: flag() });

export const notificationsShapes = {
  list: {
    query: castObject({ page: page(), size: pageSize() }),
    response: paged(
      responseObject({
        id: id(),
        event: string().oneOf(notificationEventNames).required(),
        /** Variables of the title: an animal, a person or club, a number of an order or tube, a kind of application. */
        params: responseObject({
          name: responseText(),
          other: responseText(),
          number: responseText(),
          topic: responseText(),
          count: wholeNumber(),
        }),
        path: responseText(),
        createdAt: responseText(),
        isRead: flag(),
      }),
    ),
  },
  unread: { response: responseObject({ count: wholeNumber() }) },
  markRead: { params: castObject({ id: id() }), response: noContent },
  markAllRead: { response: noContent },
  preferences: { response: responseObject({ muted: listOf(string().oneOf(optionalKinds).required()) }) },
  savePreferences: {
    body: strictObject({
      /** Kinds whose mails are off. Mails of the others are on. */
      muted: array()
        .of(string().oneOf(optionalKinds, fieldMessages.invalid).required())
        .max(optionalKinds.length, fieldMessages.invalid)
        .required(),
    }),
    response: noContent,
  },
  subscription: { params: tokenParams, response: subscription },
  unsubscribe: { params: tokenParams, response: subscription },
} as const satisfies Shapes<typeof notificationsRoutes>;

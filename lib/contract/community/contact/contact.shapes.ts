import { boolean } from "yup";
import { noContent, type Shapes } from "@/lib/contract/contract";
import {
  castObject,
  flag,
  id,
  nullableText,
  page,
  paged,
  pageSize,
  responseObject,
  responseText,
  strictObject,
  token,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { securityFields } from "@/lib/contract/account/public/registration.fields";
import { answerFields, contactFields, topic } from "./contact.fields";
import type { contactRoutes } from "./contact.routes";

export const contactShapes = {
  send: {
    body: strictObject({
      ...contactFields,
      ...securityFields(),
      /** A random id of the form: sent again, nothing is stored twice. */
      id: token(),
    }),
    response: noContent,
  },
  list: {
    query: castObject({
      page: page(),
      size: pageSize(),
      isAnswered: boolean().typeError(fieldMessages.invalid).default(false),
    }),
    response: paged(
      responseObject({
        id: id(),
        topic: topic(),
        name: responseText(),
        email: responseText(),
        reference: nullableText(),
        message: responseText(),
        note: nullableText(),
        /** Whether the sender was signed in. */
        hasAccount: flag(),
        createdAt: responseText(),
        answeredAt: nullableText(),
      }),
    ),
  },
  answer: {
    params: castObject({ id: id() }),
    body: strictObject({ ...answerFields, isAnswered: flag() }),
    response: noContent,
  },
} as const satisfies Shapes<typeof contactRoutes>;

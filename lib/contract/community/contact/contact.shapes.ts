import { boolean } from "yup";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { securityFields } from "@/lib/contract/account/public/registration.fields";
import { answerFields, contactFields, topic } from "./contact.fields";
import type { contactRoutes } from "./contact.routes";

export const contactShapes = {
  send: {
    summary: "Sends a message to customer service.",
    body: f.strictObject({
      ...contactFields,
      ...securityFields(),
      /** A random id of the form: sent again, nothing is stored twice. */
      id: f.token(),
    }),
    response: noContent,
  },
  list: {
    summary: "Messages to customer service.",
    query: f.castObject({
      ...f.paging(),
      isAnswered: boolean().typeError("fields.invalid").default(false),
    }),
    response: f.paged(
      f.responseObject({
        id: f.id(),
        topic: topic(),
        name: f.responseText(),
        email: f.responseText(),
        reference: f.nullableText(),
        message: f.responseText(),
        note: f.nullableText(),
        /** Whether the sender was signed in. */
        hasAccount: f.flag(),
        createdAt: f.instant(),
        answeredAt: f.nullableInstant(),
      }),
    ),
  },
  answer: {
    summary: "Answers a message.",
    params: f.castObject({ id: f.id() }),
    body: f.strictObject({ ...answerFields, isAnswered: f.flag() }),
    response: noContent,
  },
} as const satisfies Shapes<typeof contactRoutes>;

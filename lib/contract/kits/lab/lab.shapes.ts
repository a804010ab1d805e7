import { array, string } from "yup";
import { eventStatuses, rejectionReasons } from "@/lib/config/lab";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import { anyText, listOf, nullableText, responseObject, strictObject } from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { eventDocument } from "./lab.fields";
import type { labRoutes } from "./lab.routes";

const answers = responseObject({
  /** One per event, in their order. */
  results: listOf(
    responseObject({
      eventId: nullableText(),
      status: string().oneOf(eventStatuses).required(),
      reason: string().oneOf(rejectionReasons).nullable().defined(),
    }),
  ),
});

export const labShapes = {
  events: {
    body: strictObject({
      events: array()
        .of(eventDocument)
        .min(1, fieldMessages.invalid)
        .max(limits.labEvents, fieldMessages.invalid)
        .required(),
    }),
    response: answers,
  },
  receiveEvents: {
    body: strictObject({
      /** The header. */
      signature: anyText(limits.eventHeaderLength).defined(),
      /** The exact body. */
      payload: string().max(limits.labBatchBytes).defined(),
    }),
    response: answers,
  },
} as const satisfies Shapes<typeof labRoutes>;

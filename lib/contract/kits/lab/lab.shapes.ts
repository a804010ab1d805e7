import { array, string } from "yup";
import { eventStatuses, rejectionReasons } from "@/lib/config/kits/lab";
import { limits } from "@/lib/config/limits";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { eventDocument } from "./lab.fields";
import type { labRoutes } from "./lab.routes";

const answers = f.responseObject({
  /** One per event, in their order. */
  results: f.listOf(
    f.responseObject({
      eventId: f.nullableText(),
      status: string().oneOf(eventStatuses).required(),
      reason: string().oneOf(rejectionReasons).nullable().defined(),
    }),
  ),
});

export const labShapes = {
  events: {
    summary: "The laboratory reports events of tubes, signed.",
    body: f.strictObject({
      events: array()
        .of(eventDocument)
        .min(1, "fields.invalid")
        .max(limits.labEvents, "fields.invalid")
        .required(),
    }),
    response: answers,
  },
  receiveEvents: {
    summary: "Events of a laboratory, passed on by the storefront.",
    body: f.strictObject({
      /** The header. */
      signature: f.anyText(limits.eventHeaderLength).defined(),
      /** The exact body. */
      payload: string().max(limits.labBatchBytes).defined(),
    }),
    response: answers,
  },
} as const satisfies Shapes<typeof labRoutes>;

import { array, string } from "yup";
import { limits } from "@/lib/config/limits";
import { paymentProviders } from "@/lib/config/orders/orders";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { paymentsRoutes } from "./payments.routes";

const header = f.strictObject({
  name: string()
    .matches(/^[a-z0-9-]{1,60}$/)
    .required(),
  value: f.anyText(limits.eventHeaderLength).defined(),
});

export const paymentsShapes = {
  receiveEvent: {
    summary: "An event of a payment provider, passed on by the storefront.",
    params: f.castObject({ provider: string().oneOf(paymentProviders).required() }),
    body: f.strictObject({
      /** Signature headers, with lower-case names. */
      headers: array().of(header).max(20).required(),
      /** The exact body: the signature covers its bytes. */
      payload: string().max(limits.eventLength).required(),
    }),
    response: noContent,
  },
} as const satisfies Shapes<typeof paymentsRoutes>;

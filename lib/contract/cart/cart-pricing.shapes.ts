import { number } from "yup";
import { limits } from "@/lib/config/limits";
import type { cartPricingRoutes } from "./cart-pricing.routes";
import type { Shapes } from "@/lib/contract/contract";
import {
  amount,
  answerObject,
  answerText,
  castObject,
  currency,
  listOf,
  text,
  token,
} from "@/lib/contract/fields";
import { shippingMethod } from "./shipping.fields";

export const cartPricingShapes = {
  shippingMethods: { params: castObject({ sessionId: token() }), answer: listOf(shippingMethod()) },
  coupon: {
    params: castObject({ sessionId: token(), code: text(limits.pathPartLength) }),
    answer: answerObject({
      code: answerText(),
      /** Null where it is an amount. */
      percent: number().integer().min(1).max(100).nullable().defined(),
      /** What it takes off this cart. */
      amount: amount(),
      currency: currency(),
    }),
  },
} as const satisfies Shapes<typeof cartPricingRoutes>;

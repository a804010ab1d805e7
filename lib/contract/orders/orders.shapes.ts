import { array, boolean, number, string } from "yup";
import { limits } from "@/lib/config/limits";
import { orderStates, paymentCodes, paymentProviders } from "@/lib/config/orders";
import { noContent, type Shapes } from "@/lib/contract/contract";
import {
  amount,
  responseObject,
  responseText,
  castObject,
  currency,
  id,
  listOf,
  nullableText,
  optionalAmount,
  paged,
  strictObject,
  wholeNumber,
  yesOrNo,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { byId, orderDetails, orderEvent, orderFacts, paging } from "./orders.fields";
import { orderLookupForm } from "./orders.forms";
import type { ordersRoutes } from "./orders.routes";

const order = responseObject(orderFacts);

/** In an address they are a list with commas, as it is documented; in a body a list. */
const idList = () => string().matches(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,49}$/, fieldMessages.invalid);

const points = () =>
  number()
    .integer(fieldMessages.number)
    .min(0, fieldMessages.number)
    .max(limits.pointsMax, fieldMessages.number);

const providerId = () => string().matches(/^[\w-]{1,255}$/, fieldMessages.invalid);

const begun = responseObject({
  state: string().oneOf(["paid", "processing", "needs-action", "open"]).required(),
  /** The provider's; empty where it is all done. */
  transactionId: responseText(),
  clientSecret: responseText(),
  actionUrl: nullableText(),
  amount: amount(),
  currency: currency(),
});

export const ordersShapes = {
  history: {
    query: castObject({ ...paging(), paid: boolean().optional() }),
    response: paged(order),
  },
  get: {
    params: byId(),
    response: responseObject({ ...orderDetails, events: listOf(responseObject(orderEvent)) }),
  },
  /** `cancelled`, or what it has become meanwhile. */
  cancel: {
    params: byId(),
    response: responseObject({
      number: responseText(),
      state: string()
        .oneOf(orderStates.filter((state) => state !== "draft"))
        .required(),
    }),
  },
  /** `paid`: what had been left open and is paid by now. */
  pending: {
    query: castObject({ ...paging(), paid: boolean().default(false) }),
    response: paged(order),
  },
  pendingPayment: {
    query: castObject({ order_ids: idList().required(), loyalty_points: points().default(0) }),
    response: responseObject({
      /** What is left to pay once the points are taken. */
      amount: amount(),
      loyaltyPoints: wholeNumber(),
      pointsValue: amount(),
      currency: currency(),
      /** Ours: what it can be paid with, as checkout offers it. */
      methods: listOf(
        responseObject({
          method: string().oneOf(paymentCodes).required(),
          provider: string().oneOf(paymentProviders).required(),
          clientId: responseText(),
          isLive: yesOrNo(),
        }),
      ),
    }),
  },
  payPending: {
    body: strictObject({
      order_ids: array().of(id()).min(1, fieldMessages.required).max(50, fieldMessages.invalid).required(),
      loyalty_points: points().default(undefined).notRequired(),
      method: string().oneOf(paymentCodes).required(),
      provider: string().oneOf(paymentProviders).required(),
      /** Of a card, from the sandbox's vault. */
      token: providerId().notRequired(),
      /** What the page showed: points may have been spent since. */
      amountSeen: optionalAmount(),
    }),
    response: begun,
  },
  settlePending: {
    body: strictObject({ transactionId: providerId().required() }),
    response: begun,
  },
  lookup: { body: orderLookupForm, response: noContent },
} as const satisfies Shapes<typeof ordersRoutes>;

import { array, boolean, number, string } from "yup";
import { limits } from "@/lib/config/limits";
import { orderStates, paymentCodes, paymentProviders } from "@/lib/config/orders/orders";
import { noContent, type Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import { kitsOfOrder } from "@/lib/contract/kits/public/kits.fields";
import { byId, orderDetails, orderEvent, orderFacts } from "./orders.fields";
import { orderLookupForm } from "./orders.forms";
import type { ordersRoutes } from "./orders.routes";

const order = f.responseObject(orderFacts);

/** Comma-separated in the query, as documented; an array in a body. */
const idList = () => string().matches(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,49}$/, "fields.invalid");

const points = () =>
  number().integer("fields.number").min(0, "fields.number").max(limits.pointsMax, "fields.number");

const providerId = () => string().matches(/^[\w-]{1,255}$/, "fields.invalid");

const paymentStep = f.responseObject({
  state: string().oneOf(["paid", "processing", "needs-action", "open"]).required(),
  /** The provider's id; empty when no further step is needed. */
  transactionId: f.responseText(),
  clientSecret: f.responseText(),
  actionUrl: f.nullableText(),
  amount: f.amount(),
  currency: f.currency(),
});

export const ordersShapes = {
  history: {
    summary: "The user's orders.",
    query: f.castObject({ ...f.paging(), paid: boolean().optional() }),
    response: f.paged(order),
  },
  get: {
    summary: "One order with its lines.",
    params: byId(),
    response: f.responseObject({
      ...orderDetails,
      kits: kitsOfOrder(),
      events: f.listOf(f.responseObject(orderEvent)),
    }),
  },
  /** `cancelled`, or the state it has changed to meanwhile. */
  cancel: {
    summary: "Cancels an order that is not yet sent.",
    params: byId(),
    response: f.responseObject({
      number: f.responseText(),
      state: string()
        .oneOf(orderStates.filter((state) => state !== "draft"))
        .required(),
    }),
  },
  /** With `paid`: orders that were open and have been paid. */
  pending: {
    summary: "Orders that wait for payment.",
    query: f.castObject({ ...f.paging(), paid: boolean().default(false) }),
    response: f.paged(order),
  },
  pendingPayment: {
    summary: "What has to be paid for all of them.",
    query: f.castObject({ order_ids: idList().required(), loyalty_points: points().default(0) }),
    response: f.responseObject({
      /** Amount due after points. */
      amount: f.amount(),
      loyaltyPoints: f.wholeNumber(),
      pointsValue: f.amount(),
      currency: f.currency(),
      /** Ours: payment methods, as in checkout. */
      methods: f.listOf(
        f.responseObject({
          method: string().oneOf(paymentCodes).required(),
          provider: string().oneOf(paymentProviders).required(),
          clientId: f.responseText(),
          isLive: f.flag(),
        }),
      ),
    }),
  },
  payPending: {
    summary: "Pays pending orders together.",
    body: f.strictObject({
      order_ids: array().of(f.id()).min(1, "fields.required").max(50, "fields.invalid").required(),
      loyalty_points: points().default(undefined).notRequired(),
      method: string().oneOf(paymentCodes).required(),
      provider: string().oneOf(paymentProviders).required(),
      /** Card token of the sandbox. */
      token: providerId().notRequired(),
      /** The amount displayed, because points may have been spent since. */
      amountSeen: f.optionalAmount(),
    }),
    response: paymentStep,
  },
  settlePending: {
    summary: "Completes a payment after its confirmation at the bank.",
    body: f.strictObject({ transactionId: providerId().required() }),
    response: paymentStep,
  },
  lookup: {
    summary: "Finds an order of a guest by number and email address.",
    body: orderLookupForm,
    response: noContent,
  },
} as const satisfies Shapes<typeof ordersRoutes>;

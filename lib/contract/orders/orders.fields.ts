import { string } from "yup";
import {
  orderEventKinds,
  orderStates,
  paymentCodes,
  refundStates,
  subscriptionStates,
} from "@/lib/config/orders";
import { limits } from "@/lib/config/limits";
import {
  amount,
  responseObject,
  responseText,
  castObject,
  currency,
  id,
  listOf,
  nullableText,
  page,
  pageSize,
  token,
  wholeNumber,
  yesOrNo,
} from "@/lib/contract/fields";
import { addressResponse } from "@/lib/contract/addresses/postal-address.fields";

/** All that a list says of an order. Times are ISO 8601, in universal time. */
export const orderFacts = {
  id: id(),
  number: responseText(),
  state: string().oneOf(orderStates).required(),
  method: string().oneOf(paymentCodes).nullable().defined(),
  /** Set aside for a client, in advance. */
  isAdvance: yesOrNo(),
  placedAt: responseText(),
  paidAt: nullableText(),
  dueAt: nullableText(),
  isOverdue: yesOrNo(),
  /** By whom it belongs to: while it waits for money, and nothing of it has been sent. */
  canCancel: yesOrNo(),
  total: amount(),
  currency: currency(),
  /** What is in it, and how much of it: enough to know which order it was. */
  names: listOf(responseText()),
  count: wholeNumber(),
  invoiceId: id().nullable().defined(),
};

const line = responseObject({
  product: responseObject({ id: id(), name: responseText(), species: nullableText() }),
  quantity: wholeNumber(),
  unitAmount: amount(),
  amount: amount(),
  discount: amount(),
  tax: amount(),
  animal: nullableText(),
  note: nullableText(),
  /** As the cart takes it, for ordering it again. */
  metaData: responseObject({
    isUpgradeTests: yesOrNo(),
    isUpgradeFullbreed: yesOrNo(),
    animalId: id().nullable().defined(),
  }),
});

/** Of what renews every year: null where nothing does. */
export const renewal = () =>
  responseObject({
    state: string().oneOf(subscriptionStates).required(),
    /** Not the order it began with, but one of a later year. */
    isRenewal: yesOrNo(),
    /** The end of what is paid, and when it renews. */
    runsUntil: responseText(),
    amount: amount(),
    currency: currency(),
    canEnd: yesOrNo(),
  })
    .nullable()
    .defined();

/** An order with all that is in it, as its owner and the desk read it. */
export const orderDetails = {
  ...orderFacts,
  token: token(),
  name: responseText(),
  email: responseText(),
  phoneNumber: nullableText(),
  lines: listOf(line),
  subtotal: amount(),
  shipping: amount(),
  discount: amount(),
  couponCode: nullableText(),
  loyaltyPoints: wholeNumber(),
  pointsValue: amount(),
  tax: amount(),
  taxRateBps: wholeNumber(),
  shippingMethod: nullableText(),
  billingAddress: addressResponse().nullable().defined(),
  shippingAddress: addressResponse().nullable().defined(),
  refunds: listOf(
    responseObject({ amount: amount(), at: responseText(), state: string().oneOf(refundStates).required() }),
  ),
  renewal: renewal(),
};

export const orderEvent = {
  kind: string().oneOf(orderEventKinds).required(),
  at: responseText(),
  amount: amount().nullable().defined(),
};

export const paging = (usual: number = limits.pageSize) => ({ page: page(), size: pageSize(usual) });
export const byId = () => castObject({ id: id() });

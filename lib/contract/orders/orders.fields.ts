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
  answerObject,
  answerText,
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
import { addressAnswer } from "@/lib/contract/addresses/postal-address.fields";

/** All that a list says of an order. Times are ISO 8601, in universal time. */
export const orderFacts = {
  id: id(),
  number: answerText(),
  state: string().oneOf(orderStates).required(),
  method: string().oneOf(paymentCodes).nullable().defined(),
  /** Set aside for a client, in advance. */
  isAdvance: yesOrNo(),
  placedAt: answerText(),
  paidAt: nullableText(),
  dueAt: nullableText(),
  isOverdue: yesOrNo(),
  /** By whom it belongs to: while it waits for money, and nothing of it has been sent. */
  canCancel: yesOrNo(),
  total: amount(),
  currency: currency(),
  /** What is in it, and how much of it: enough to know which order it was. */
  names: listOf(answerText()),
  count: wholeNumber(),
  invoiceId: id().nullable().defined(),
};

const line = answerObject({
  product: answerObject({ id: id(), name: answerText(), species: nullableText() }),
  quantity: wholeNumber(),
  unitAmount: amount(),
  amount: amount(),
  discount: amount(),
  tax: amount(),
  animal: nullableText(),
  note: nullableText(),
  /** As the cart takes it, for ordering it again. */
  metaData: answerObject({
    isUpgradeTests: yesOrNo(),
    isUpgradeFullbreed: yesOrNo(),
    animalId: id().nullable().defined(),
  }),
});

/** Of what renews every year: null where nothing does. */
export const renewal = () =>
  answerObject({
    state: string().oneOf(subscriptionStates).required(),
    /** Not the order it began with, but one of a later year. */
    isRenewal: yesOrNo(),
    /** The end of what is paid, and when it renews. */
    runsUntil: answerText(),
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
  name: answerText(),
  email: answerText(),
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
  billingAddress: addressAnswer().nullable().defined(),
  shippingAddress: addressAnswer().nullable().defined(),
  refunds: listOf(
    answerObject({ amount: amount(), at: answerText(), state: string().oneOf(refundStates).required() }),
  ),
  renewal: renewal(),
};

export const orderEvent = {
  kind: string().oneOf(orderEventKinds).required(),
  at: answerText(),
  amount: amount().nullable().defined(),
};

export const paging = (usual: number = limits.pageSize) => ({ page: page(), size: pageSize(usual) });
export const byId = () => castObject({ id: id() });

import { string } from "yup";
import {
  disputeStates,
  orderEventKinds,
  orderStates,
  paymentCodes,
  refundStates,
  subscriptionStates,
} from "@/lib/config/orders";
import {
  amount,
  responseObject,
  responseText,
  castObject,
  currency,
  id,
  listOf,
  nullableText,
  token,
  wholeNumber,
  flag,
} from "@/lib/contract/fields";
import { addressResponse } from "@/lib/contract/kernel/addresses/postal-address.fields";

/** All that a list says of an order. Times are ISO 8601, UTC. */
export const orderFacts = {
  id: id(),
  number: responseText(),
  state: string().oneOf(orderStates).required(),
  method: string().oneOf(paymentCodes).nullable().defined(),
  /** An advance order for a client. */
  isAdvance: flag(),
  placedAt: responseText(),
  paidAt: nullableText(),
  dueAt: nullableText(),
  isOverdue: flag(),
  /** Whether its owner can cancel it: unpaid and nothing shipped. */
  canCancel: flag(),
  total: amount(),
  /** What has gone back of it. Ours, as is `dispute`. */
  refunded: amount(),
  dispute: string().oneOf(disputeStates).nullable().defined(),
  currency: currency(),
  /** Product names, to recognise the order. */
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
  /** Ours: a vet's own reference of the patient. */
  patientReference: nullableText(),
  /** Ours: units neither cancelled nor refunded. */
  unitsLeft: wholeNumber(),
  /** Swabs posted with these units; 0 if the buyer has some, or none are needed. */
  swabs: wholeNumber(),
  /** In the format of the cart, for reordering. */
  metaData: responseObject({
    isUpgradeTests: flag(),
    isUpgradeFullbreed: flag(),
    animalId: id().nullable().defined(),
  }),
});

/** The parcel of an order; null until it is posted. */
export const shipment = () =>
  responseObject({
    /** Name of the carrier. */
    carrier: responseText(),
    trackingNumber: nullableText(),
    /** The carrier's page about the parcel. */
    trackingUrl: nullableText(),
    postedAt: responseText(),
  })
    .nullable()
    .defined();

/** Yearly renewal; null for none. */
export const renewal = () =>
  responseObject({
    state: string().oneOf(subscriptionStates).required(),
    /** Whether this is a renewal, not the first order. */
    isRenewal: flag(),
    /** End of the paid period, when it renews. */
    runsUntil: responseText(),
    amount: amount(),
    currency: currency(),
    canEnd: flag(),
  })
    .nullable()
    .defined();

/** Full details of an order, for its owner and admins. */
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
  shipment: shipment(),
  renewal: renewal(),
};

export const orderEvent = {
  kind: string().oneOf(orderEventKinds).required(),
  at: responseText(),
  amount: amount().nullable().defined(),
};

export const byId = () => castObject({ id: id() });

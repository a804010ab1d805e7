import { string } from "yup";
import {
  disputeStates,
  orderEventKinds,
  orderStates,
  paymentCodes,
  refundStates,
  subscriptionStates,
} from "@/lib/config/orders/orders";
import * as f from "@/lib/contract/fields";
import { addressResponse } from "@/lib/contract/kernel/addresses/postal-address.fields";

/** All that a list says of an order. Times are ISO 8601, UTC. */
export const orderFacts = {
  id: f.id(),
  number: f.responseText(),
  state: string().oneOf(orderStates).required(),
  method: string().oneOf(paymentCodes).nullable().defined(),
  /** An advance order for a client. */
  isAdvance: f.flag(),
  placedAt: f.instant(),
  paidAt: f.nullableInstant(),
  dueAt: f.nullableInstant(),
  isOverdue: f.flag(),
  /** Whether its owner can cancel it: unpaid and nothing shipped. */
  canCancel: f.flag(),
  total: f.amount(),
  /** What has gone back of it. Ours, as is `dispute`. */
  refunded: f.amount(),
  dispute: string().oneOf(disputeStates).nullable().defined(),
  currency: f.currency(),
  /** Product names, to recognise the order. */
  names: f.listOf(f.responseText()),
  count: f.wholeNumber(),
  invoiceId: f.id().nullable().defined(),
};

const line = f.responseObject({
  product: f.responseObject({ id: f.id(), name: f.responseText(), species: f.nullableText() }),
  quantity: f.wholeNumber(),
  unitAmount: f.amount(),
  amount: f.amount(),
  discount: f.amount(),
  tax: f.amount(),
  animal: f.nullableText(),
  note: f.nullableText(),
  /** Ours: a vet's own reference of the patient. */
  patientReference: f.nullableText(),
  /** Ours: units neither cancelled nor refunded. */
  unitsLeft: f.wholeNumber(),
  /** Swabs posted with these units; 0 if the buyer has some, or none are needed. */
  swabs: f.wholeNumber(),
  /** In the format of the cart, for reordering. */
  metaData: f.responseObject({
    isUpgradeTests: f.flag(),
    isUpgradeFullbreed: f.flag(),
    animalId: f.id().nullable().defined(),
  }),
});

/** The parcel of an order; null until it is posted. */
export const shipment = () =>
  f.nullableObject({
    /** Name of the carrier. */
    carrier: f.responseText(),
    trackingNumber: f.nullableText(),
    /** The carrier's page about the parcel. */
    trackingUrl: f.nullableText(),
    postedAt: f.instant(),
  });

/** Yearly renewal; null for none. */
export const renewal = () =>
  f.nullableObject({
    state: string().oneOf(subscriptionStates).required(),
    /** Whether this is a renewal, not the first order. */
    isRenewal: f.flag(),
    /** End of the paid period, when it renews. */
    runsUntil: f.instant(),
    amount: f.amount(),
    currency: f.currency(),
    canEnd: f.flag(),
  });

/** Full details of an order, for its owner and admins. */
export const orderDetails = {
  ...orderFacts,
  token: f.token(),
  name: f.responseText(),
  email: f.responseText(),
  phoneNumber: f.nullableText(),
  lines: f.listOf(line),
  subtotal: f.amount(),
  shipping: f.amount(),
  discount: f.amount(),
  couponCode: f.nullableText(),
  loyaltyPoints: f.wholeNumber(),
  pointsValue: f.amount(),
  tax: f.amount(),
  taxRateBps: f.wholeNumber(),
  shippingMethod: f.nullableText(),
  billingAddress: addressResponse().nullable().defined(),
  shippingAddress: addressResponse().nullable().defined(),
  refunds: f.listOf(
    f.responseObject({
      amount: f.amount(),
      at: f.instant(),
      state: string().oneOf(refundStates).required(),
    }),
  ),
  shipment: shipment(),
  renewal: renewal(),
};

export const orderEvent = {
  kind: string().oneOf(orderEventKinds).required(),
  at: f.instant(),
  amount: f.amount().nullable().defined(),
};

export const byId = () => f.castObject({ id: f.id() });

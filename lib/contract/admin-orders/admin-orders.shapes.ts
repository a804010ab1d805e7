import { string } from "yup";
import {
  orderStates,
  paymentCodes,
  paymentProviders,
  paymentStates,
  refundStates,
} from "@/lib/config/orders";
import { nothing, type Shapes } from "@/lib/contract/contract";
import {
  amount,
  answerObject,
  answerText,
  castObject,
  currency,
  id,
  listOf,
  nullableText,
  paged,
  searchText,
  yesOrNo,
} from "@/lib/contract/fields";
import { fieldMessages } from "@/lib/contract/messages";
import { byId, orderDetails, orderEvent, orderFacts, paging } from "@/lib/contract/orders/orders.fields";
import { cancelForm, markPaidForm, refundForm } from "./admin-orders.forms";
import type { ordersDeskRoutes } from "./admin-orders.routes";

const payment = answerObject({
  provider: string()
    .oneOf([...paymentProviders, "transfer"] as const)
    .required(),
  method: string().oneOf(paymentCodes).required(),
  providerId: nullableText(),
  state: string().oneOf(paymentStates).required(),
  /** Its part for this order: one payment may be for several. */
  amount: amount(),
  currency: currency(),
  card: nullableText(),
  problem: nullableText(),
  createdAt: answerText(),
  settledAt: nullableText(),
});

const order = answerObject({
  ...orderDetails,
  customerId: id().nullable().defined(),
  refundable: amount(),
  canMarkPaid: yesOrNo(),
  payments: listOf(payment),
  refunds: listOf(
    answerObject({
      amount: amount(),
      at: answerText(),
      state: string().oneOf(refundStates).required(),
      reason: answerText(),
      by: nullableText(),
    }),
  ),
  events: listOf(answerObject({ ...orderEvent, note: nullableText(), actor: nullableText() })),
});

export const ordersDeskShapes = {
  list: {
    query: castObject({
      ...paging(),
      search: searchText(),
      state: string().oneOf(orderStates, fieldMessages.invalid).optional(),
    }),
    answer: paged(answerObject({ ...orderFacts, name: answerText(), email: answerText() })),
  },
  one: { params: byId(), answer: order },
  refund: { params: byId(), body: refundForm, answer: order },
  cancel: { params: byId(), body: cancelForm, answer: order },
  markPaid: { params: byId(), body: markPaidForm, answer: order },
  endRenewal: { params: byId(), answer: nothing },
} as const satisfies Shapes<typeof ordersDeskRoutes>;

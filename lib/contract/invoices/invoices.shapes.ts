import { boolean, string } from "yup";
import { limits } from "@/lib/config/limits";
import { invoiceStates, paymentCodes } from "@/lib/config/orders";
import type { Shapes } from "@/lib/contract/contract";
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
  token,
  wholeNumber,
  yesOrNo,
} from "@/lib/contract/fields";
import type { invoicesRoutes } from "./invoices.routes";
import { byId, paging } from "@/lib/contract/orders/orders.fields";
import { addressAnswer } from "@/lib/contract/addresses/postal-address.fields";

const facts = {
  id: id(),
  /** As it stands on the invoice. */
  number: answerText(),
  orderId: id(),
  orderNumber: answerText(),
  token: token(),
  state: string().oneOf(invoiceStates).required(),
  isOverdue: yesOrNo(),
  issuedAt: answerText(),
  dueAt: answerText(),
  paidAt: nullableText(),
  total: amount(),
  /** What is still to be paid. */
  due: amount(),
  currency: currency(),
};

const invoice = answerObject({
  ...facts,
  method: string().oneOf(paymentCodes).nullable().defined(),
  seller: answerObject({ name: answerText(), lines: listOf(answerText()), taxNumber: answerText() }),
  buyer: answerObject({
    name: answerText(),
    email: answerText(),
    address: addressAnswer().nullable().defined(),
  }),
  lines: listOf(
    answerObject({
      name: answerText(),
      quantity: wholeNumber(),
      unitAmount: amount(),
      amount: amount(),
      tax: amount(),
    }),
  ),
  subtotal: amount(),
  shipping: amount(),
  discount: amount(),
  pointsValue: amount(),
  /** Inside the total, by rate: hundredths of a per cent. */
  taxes: listOf(answerObject({ rateBps: wholeNumber(), net: amount(), tax: amount() })),
  refunded: amount(),
  /** How to pay by transfer what is open. */
  transfer: answerObject({ lines: listOf(answerText()), reference: answerText() })
    .nullable()
    .defined(),
});

const file = { fileType: "application/pdf", maxBytes: limits.invoiceFileBytes } as const;

export const invoicesShapes = {
  list: {
    query: castObject({ ...paging(), paid: boolean().optional() }),
    answer: paged(answerObject(facts)),
  },
  /** Of all that is open; `value` is documented. Amounts of several currencies are never added up. */
  total: {
    answer: answerObject({
      value: amount(),
      currency: currency(),
      count: wholeNumber(),
      overdue: wholeNumber(),
      others: listOf(answerObject({ value: amount(), currency: currency() })),
    }),
  },
  one: { params: byId(), answer: invoice },
  file: { params: byId(), answer: file },
  byToken: { params: castObject({ token: token() }), answer: invoice },
  fileByToken: { params: castObject({ token: token() }), answer: file },
} as const satisfies Shapes<typeof invoicesRoutes>;

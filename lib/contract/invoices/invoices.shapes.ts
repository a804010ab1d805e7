import { boolean, string } from "yup";
import { limits } from "@/lib/config/limits";
import { invoiceStates, paymentCodes } from "@/lib/config/orders";
import type { Shapes } from "@/lib/contract/contract";
import {
  amount,
  responseObject,
  responseText,
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
import { addressResponse } from "@/lib/contract/addresses/postal-address.fields";

const facts = {
  id: id(),
  /** As it stands on the invoice. */
  number: responseText(),
  orderId: id(),
  orderNumber: responseText(),
  token: token(),
  state: string().oneOf(invoiceStates).required(),
  isOverdue: yesOrNo(),
  issuedAt: responseText(),
  dueAt: responseText(),
  paidAt: nullableText(),
  total: amount(),
  /** What is still to be paid. */
  due: amount(),
  currency: currency(),
};

const invoice = responseObject({
  ...facts,
  method: string().oneOf(paymentCodes).nullable().defined(),
  seller: responseObject({ name: responseText(), lines: listOf(responseText()), taxNumber: responseText() }),
  buyer: responseObject({
    name: responseText(),
    email: responseText(),
    address: addressResponse().nullable().defined(),
  }),
  lines: listOf(
    responseObject({
      name: responseText(),
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
  taxes: listOf(responseObject({ rateBps: wholeNumber(), net: amount(), tax: amount() })),
  refunded: amount(),
  /** How to pay by transfer what is open. */
  transfer: responseObject({ lines: listOf(responseText()), reference: responseText() })
    .nullable()
    .defined(),
});

const file = { fileType: "application/pdf", maxBytes: limits.invoiceFileBytes } as const;

export const invoicesShapes = {
  list: {
    query: castObject({ ...paging(), paid: boolean().optional() }),
    response: paged(responseObject(facts)),
  },
  /** Of all that is open; `value` is documented. Amounts of several currencies are never added up. */
  total: {
    response: responseObject({
      value: amount(),
      currency: currency(),
      count: wholeNumber(),
      overdue: wholeNumber(),
      others: listOf(responseObject({ value: amount(), currency: currency() })),
    }),
  },
  get: { params: byId(), response: invoice },
  file: { params: byId(), response: file },
  byToken: { params: castObject({ token: token() }), response: invoice },
  fileByToken: { params: castObject({ token: token() }), response: file },
} as const satisfies Shapes<typeof invoicesRoutes>;

import { boolean, string } from "yup";
import { limits } from "@/lib/config/limits";
import { invoiceStates, paymentCodes } from "@/lib/config/orders";
import type { Shapes } from "@/lib/contract/contract";
import {
  amount,
  paging,
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
  flag,
} from "@/lib/contract/fields";
import type { invoicesRoutes } from "./invoices.routes";
import { byId } from "@/lib/contract/orders/orders/orders.fields";
import { addressResponse } from "@/lib/contract/kernel/addresses/postal-address.fields";

const facts = {
  id: id(),
  /** The number printed on the invoice. */
  number: responseText(),
  orderId: id(),
  orderNumber: responseText(),
  token: token(),
  state: string().oneOf(invoiceStates).required(),
  isOverdue: flag(),
  issuedAt: responseText(),
  dueAt: responseText(),
  paidAt: nullableText(),
  total: amount(),
  /** Amount still due. */
  due: amount(),
  currency: currency(),
};

const invoice = responseObject({
  ...facts,
  method: string().oneOf(paymentCodes).nullable().defined(),
  /** Ours: the language of the order, in which its documents are written. */
  language: responseText(),
  seller: responseObject({ name: responseText(), lines: listOf(responseText()), taxNumber: responseText() }),
  buyer: responseObject({
    name: responseText(),
    email: responseText(),
    address: addressResponse().nullable().defined(),
  }),
  lines: listOf(
    responseObject({
      name: responseText(),
      /** Ours: a vet's own reference of the patient. */
      patientReference: nullableText(),
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
  /** Tax included in the total, by rate in basis points. */
  taxes: listOf(responseObject({ rateBps: wholeNumber(), net: amount(), tax: amount() })),
  refunded: amount(),
  /** Bank details for paying by transfer. */
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
  /** Sum of open invoices; `value` is documented. Other currencies are listed separately. */
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

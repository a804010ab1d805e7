import { boolean, string } from "yup";
import { limits } from "@/lib/config/limits";
import { invoiceStates, paymentCodes } from "@/lib/config/orders/orders";
import type { Shapes } from "@/lib/contract/contract";
import * as f from "@/lib/contract/fields";
import type { invoicesRoutes } from "./invoices.routes";
import { byId } from "@/lib/contract/orders/orders/orders.fields";
import { addressResponse } from "@/lib/contract/kernel/addresses/postal-address.fields";

const facts = {
  id: f.id(),
  /** The number printed on the invoice. */
  number: f.responseText(),
  orderId: f.id(),
  orderNumber: f.responseText(),
  token: f.token(),
  state: string().oneOf(invoiceStates).required(),
  isOverdue: f.flag(),
  issuedAt: f.instant(),
  dueAt: f.instant(),
  paidAt: f.nullableInstant(),
  total: f.amount(),
  /** Amount still due. */
  due: f.amount(),
  currency: f.currency(),
};

const invoice = f.responseObject({
  ...facts,
  method: string().oneOf(paymentCodes).nullable().defined(),
  /** Ours: the language of the order, in which its documents are written. */
  language: f.responseText(),
  seller: f.responseObject({
    name: f.responseText(),
    lines: f.listOf(f.responseText()),
    taxNumber: f.responseText(),
  }),
  buyer: f.responseObject({
    name: f.responseText(),
    email: f.responseText(),
    address: addressResponse().nullable().defined(),
  }),
  lines: f.listOf(
    f.responseObject({
      name: f.responseText(),
      /** Ours: a vet's own reference of the patient. */
      patientReference: f.nullableText(),
      quantity: f.wholeNumber(),
      unitAmount: f.amount(),
      amount: f.amount(),
      tax: f.amount(),
    }),
  ),
  subtotal: f.amount(),
  shipping: f.amount(),
  discount: f.amount(),
  pointsValue: f.amount(),
  /** Tax included in the total, by rate in basis points. */
  taxes: f.listOf(f.responseObject({ rateBps: f.wholeNumber(), net: f.amount(), tax: f.amount() })),
  refunded: f.amount(),
  /** Bank details for paying by transfer. */
  transfer: f.nullableObject({ lines: f.listOf(f.responseText()), reference: f.responseText() }),
});

const file = { fileType: "application/pdf", maxBytes: limits.invoiceFileBytes } as const;

export const invoicesShapes = {
  list: {
    summary: "The user's invoices.",
    query: f.castObject({ ...f.paging(), paid: boolean().optional() }),
    response: f.paged(f.responseObject(facts)),
  },
  /** Sum of open invoices; `value` is documented. Other currencies are listed separately. */
  total: {
    summary: "What is due on all invoices.",
    response: f.responseObject({
      value: f.amount(),
      currency: f.currency(),
      count: f.wholeNumber(),
      overdue: f.wholeNumber(),
      others: f.listOf(f.responseObject({ value: f.amount(), currency: f.currency() })),
    }),
  },
  get: { summary: "One invoice with its lines.", params: byId(), response: invoice },
  file: { summary: "The invoice as a PDF.", params: byId(), response: file },
  byToken: {
    summary: "An invoice by the link of its mail.",
    params: f.castObject({ token: f.token() }),
    response: invoice,
  },
  fileByToken: { summary: "The same as a PDF.", params: f.castObject({ token: f.token() }), response: file },
} as const satisfies Shapes<typeof invoicesRoutes>;

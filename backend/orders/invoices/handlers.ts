import type { Handlers } from "@/backend/http/handler-types";
import { listInvoices, readAmountDue } from "./list-invoices";
import { toPdfFile, readInvoiceByToken, readCustomerInvoice } from "./read-invoice";

export const invoicesHandlers: Handlers<"invoices"> = {
  list: listInvoices,
  total: readAmountDue,
  get: (context, { params }) => readCustomerInvoice(context, params.id),
  file: (context, { params }) => toPdfFile(readCustomerInvoice(context, params.id)),
  byToken: (context, { params }) => readInvoiceByToken(context, params.token),
  fileByToken: (context, { params }) => toPdfFile(readInvoiceByToken(context, params.token)),
};

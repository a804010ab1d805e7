import type { Handlers } from "@/backend/http/handler-types";
import { listInvoices, readAmountDue } from "./list-invoices";
import { toPdfFile, readInvoiceByToken, readCustomerInvoice } from "./read-invoice";

export const invoicesHandlers: Handlers<"invoices"> = {
  list: ({ tx, caller, query }) => listInvoices(tx, caller, query),
  total: ({ tx, caller }) => readAmountDue(tx, caller),
  get: ({ params, ...context }) => readCustomerInvoice(context, params.id),
  file: ({ params, ...context }) => toPdfFile(readCustomerInvoice(context, params.id)),
  byToken: ({ params, ...context }) => readInvoiceByToken(context, params.token),
  fileByToken: ({ params, ...context }) => toPdfFile(readInvoiceByToken(context, params.token)),
};

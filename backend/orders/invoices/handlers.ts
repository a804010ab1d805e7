import type { Handlers } from "@/backend/http/handler-types";
import { listInvoices, readAmountDue } from "./list-invoices";
import { toPdfFile, readInvoiceByToken, readCustomerInvoice } from "./read-invoice";

export const invoicesHandlers: Handlers<"invoices"> = {
  list: listInvoices,
  total: readAmountDue,
  get: readCustomerInvoice,
  file: (context, input) => toPdfFile(readCustomerInvoice(context, input)),
  byToken: readInvoiceByToken,
  fileByToken: (context, input) => toPdfFile(readInvoiceByToken(context, input)),
};

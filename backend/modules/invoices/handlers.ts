import type { Handlers } from "@/backend/http/handlers";
import { listInvoices, readTotal } from "./list-invoices";
import { asFile, showByToken, showOwnInvoice } from "./show-invoice";

export const invoicesHandlers: Handlers<"invoices"> = {
  list: ({ tx, visit, query }) => listInvoices(tx, visit, query),
  total: ({ tx, visit }) => readTotal(tx, visit),
  one: ({ params, ...asked }) => showOwnInvoice(asked, params.id),
  file: ({ params, ...asked }) => asFile(showOwnInvoice(asked, params.id)),
  byToken: ({ params, ...asked }) => showByToken(asked, params.token),
  fileByToken: ({ params, ...asked }) => asFile(showByToken(asked, params.token)),
};
